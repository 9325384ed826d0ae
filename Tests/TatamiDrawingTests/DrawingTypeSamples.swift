import TatamiDrawing
import TatamiGeometry
import Testing

// The samples in the documentation of types of TatamiDrawing.

@Suite struct DrawingTypeSamples {
  func backdrop(list: inout DisplayList, sheet: Path) {
    let glass = Backdrop(blurRadius: 20, saturation: 1.8, tint: Color.white.withAlpha(0.6))
    list.append(.fill(sheet, .nonZero, .backdrop(glass)))
  }

  @Test func `the sample of Bitmap gives the stated values`() throws {
    let red = try Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFFFF_0000])
    let png = try red.pngData()
    let same = try Bitmap(decoding: png)
    #expect(same.pixels() == red.pixels())
  }

  @Test func `the sample of Color gives the stated values`() {
    let orange = Color(red: 1, green: 0.5, blue: 0)
    let shade = Color.black.withAlpha(0.2)
    #expect(orange.alpha == 1)
    #expect(shade.alpha == 0.2)
  }

  @Test func `the sample of ConicGradient gives the stated values`() {
    let colors = [
      GradientStop(location: 0, color: .white), GradientStop(location: 1, color: .black),
    ]
    let dial = ConicGradient(center: Point(x: 50, y: 50), startAngle: -.pi / 2, stops: colors)
    #expect(dial.stops.count == 2)
  }

  @Test func `the sample of CornerRadii gives the stated values`() {
    var sheet = Path()
    let radii = CornerRadii(topLeft: 16, topRight: 16)
    sheet.addRoundedRect(Rect(x: 0, y: 0, width: 320, height: 200), radii: radii)
    #expect(!sheet.contains(Point(x: 1, y: 1)))
  }

  @Test func `the sample of DashPattern gives the stated values`() {
    let dotted = DashPattern([0, 6])
    let stroke = StrokeStyle(width: 3, cap: .round, dash: dotted)
    #expect(stroke.dash == dotted)
  }

  @Test func `the sample of DisplayList gives the stated values`() throws {
    var circle = Path()
    circle.addEllipse(in: Rect(x: 10, y: 10, width: 80, height: 80))
    let drawing = DisplayList([.fill(circle, .nonZero, .solid(Color(red: 1, green: 0, blue: 0)))])
    let svg = try SVGWriter.text(of: drawing, size: Size(width: 100, height: 100))
    #expect(svg.hasPrefix("<"))
  }

  @Test func `the sample of GradientStop gives the stated values`() {
    let stops = [
      GradientStop(location: 0, color: .white),
      GradientStop(location: 1, color: Color(white: 0.8)),
    ]
    #expect(stops[1].location == 1)
  }

  func group(list: inout DisplayList, card: DisplayList) {
    let shadow = Shadow(
      color: Color.black.withAlpha(0.3),
      offset: Size(width: 0, height: 4),
      blurRadius: 12
    )
    list.append(.beginGroup(Group(opacity: 0.8, shadow: shadow)))
    list.append(card)
    list.append(.endGroup)
  }

  func imageHeader(bytes: [UInt8]) throws {
    let header = try ImageHeader(bytes)
    let megapixels = Double(header.width * header.height) / 1_000_000
    _ = megapixels
  }

  @Test func `the sample of LinearGradient gives the stated values`() {
    let sky = LinearGradient(
      start: Point(x: 0, y: 0),
      end: Point(x: 0, y: 200),
      stops: [GradientStop(location: 0, color: .white), GradientStop(location: 1, color: .black)]
    )
    #expect(sky.stops.count == 2)
  }

  func pdfBookmark(drawing: DisplayList) {
    let chapters = [PDFBookmark("Groups"), PDFBookmark("Final", position: Point(x: 0, y: 400))]
    let page = PDFPage(drawing, size: Size(width: 595, height: 842), bookmarks: chapters)
    _ = page
  }

  @Test func `the sample of PDFMetadata gives the stated values`() {
    var metadata = PDFMetadata(title: "Spring Cup", author: "The club")
    metadata.keywords = "chess, results"
    #expect(metadata.subject.isEmpty)
  }

  @Test func `the sample of PDFPage gives the stated values`() throws {
    let page = PDFPage(DisplayList(), size: Size(width: 595, height: 842))
    let file = try PDFWriter.data(of: [page, page])
    #expect(!file.isEmpty)
  }

  @Test func `the sample of Path gives the stated values`() {
    var triangle = Path()
    triangle.move(to: Point(x: 50, y: 0))
    triangle.addLine(to: Point(x: 100, y: 100))
    triangle.addLine(to: Point(x: 0, y: 100))
    triangle.close()
    #expect(triangle.contains(Point(x: 50, y: 50)))
  }

  @Test func `the sample of RadialGradient gives the stated values`() {
    let glow = RadialGradient(
      startCenter: Point(x: 50, y: 50),
      startRadius: 0,
      endCenter: Point(x: 50, y: 50),
      endRadius: 50,
      stops: [GradientStop(location: 0, color: .white), GradientStop(location: 1, color: .clear)]
    )
    #expect(glow.endRadius == 50)
  }

  func rasterSurface(drawing: DisplayList) throws {
    let surface = try RasterSurface(
      size: Size(width: 320, height: 200),
      scale: 2,
      background: .white
    )
    try surface.draw(drawing)
    let png = try surface.snapshot().pngData()
    _ = png
  }

  @Test func `the sample of Rasterization gives the stated values`() {
    let group = Group(rasterization: Rasterization(scale: 2))
    #expect(group.rasterization?.scale == 2)
  }

  func semanticElement(list: inout DisplayList, title: DisplayList) {
    list.append(
      .beginElement(SemanticElement(id: "title", link: "https://example.org", headingLevel: 1))
    )
    list.append(title)
    list.append(.endElement)
  }

  @Test func `the sample of Shadow gives the stated values`() {
    let soft = Shadow(
      color: Color.black.withAlpha(0.25),
      offset: Size(width: 0, height: 2),
      blurRadius: 8
    )
    let group = Group(shadow: soft)
    #expect(group.shadow == soft)
  }

  func strokeStyle(list: inout DisplayList, outline: Path) {
    let style = StrokeStyle(width: 2, cap: .round, join: .round)
    list.append(.stroke(outline, style, .solid(.black)))
  }

  @Test func `the sample of Transform gives the stated values`() {
    let turned = Transform(rotation: .pi / 2).concatenating(Transform(translationX: 100, y: 0))
    let point = turned.apply(Point(x: 10, y: 0))
    #expect(abs(point.y - 10) < 0.001)
  }
}
