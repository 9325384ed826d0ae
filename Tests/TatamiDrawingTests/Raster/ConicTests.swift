import TatamiGeometry
import Testing

@testable import TatamiDrawing

@Suite struct ConicTests {
  static let colors = [Drawing.red, Color(red: 0, green: 1, blue: 0), Drawing.blue, .black]

  /// Four sectors of one color each, clockwise from the right.
  static func gradient(_ startAngle: Double = 0) -> ConicGradient {
    let stops = colors.enumerated().flatMap { index, color in
      [Double(index), Double(index + 1)].map { GradientStop(location: $0 / 4, color: color) }
    }
    return ConicGradient(center: Point(x: 10, y: 10), startAngle: startAngle, stops: stops)
  }

  static func fill(_ gradient: ConicGradient) -> DisplayList.Command {
    .fill(Drawing.rect(x: 0, y: 0, width: 20, height: 20), .nonZero, .conic(gradient))
  }

  @Test func `colors follow each other clockwise around the center`() throws {
    let bitmap = try RasterTests.render([Self.fill(Self.gradient())])
    let corners = [bitmap[18, 12], bitmap[2, 18], bitmap[2, 2], bitmap[17, 2]]
    #expect(corners == [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xff00_0000])
    let turned = try RasterTests.render([Self.fill(Self.gradient(.pi / 2))])
    #expect(turned[2, 18] == 0xffff_0000)
    #expect(turned[2, 2] == 0xff00_ff00)
  }

  @Test func `colors between stops are interpolated`() throws {
    let gradient = ConicGradient(
      center: Point(x: 10, y: 10),
      stops: [
        GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white),
      ]
    )
    let bitmap = try RasterTests.render([Self.fill(gradient)])
    let around = [bitmap[10, 19], bitmap[0, 10], bitmap[10, 0]].map { Double($0 & 0xff) / 255 }
    for (level, share) in zip(around, [0.25, 0.5, 0.75]) { #expect(abs(level - share) < 0.03) }
  }

  @Test func `a transform applies to the gradient`() throws {
    let transform = Transform(translationX: -10, y: -10)
      .concatenating(Transform(rotation: .pi)).concatenating(Transform(translationX: 10, y: 10))
    let bitmap = try RasterTests.render([.concat(transform), Self.fill(Self.gradient())])
    #expect(bitmap[2, 2] == 0xffff_0000)
    #expect(bitmap[17, 17] == 0xff00_00ff)
  }

  @Test func `a redrawn part matches the rest`() throws {
    let list = DisplayList([Self.fill(Self.gradient(0.3))])
    let size = Size(width: 20, height: 20)
    let whole = try RasterRenderer.bitmap(of: list, size: size, scale: 2)
    let parts = try RasterSurface(size: size, scale: 2)
    try parts.draw(list, in: Rect(x: 0, y: 0, width: 7, height: 20))
    try parts.draw(list, in: Rect(x: 7, y: 0, width: 13, height: 20))
    #expect(try parts.snapshot().pixels() == whole.pixels())
  }

  @Test func `PDF uses a mesh, SVG uses sectors`() throws {
    let list = DisplayList([Self.fill(Self.gradient())])
    let data = try PDFWriter.data(of: list, size: Size(width: 20, height: 20))
    #expect(String(decoding: data, as: UTF8.self).contains("/ShadingType 7"))
    let body = try SVGTests.body(list.commands)
    #expect(body.contains("<pattern id=\"tatami-conic-1\" patternUnits=\"userSpaceOnUse\""))
    #expect(body.contains("fill=\"url(#tatami-conic-1)\""))
    #expect(body.components(separatedBy: "<path").count - 1 == 8)
  }
}
