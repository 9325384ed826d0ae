import Foundation
import TatamiDrawing
import TatamiGeometry
import TatamiGraphics
import TatamiUIKit
import TestSupport
import Testing

/// Null, infinite, huge, negative and empty geometry, and numbers that are not numbers.
@MainActor
@Suite(.environment) struct HostileGeometryTests {
  private static let size = Size(width: 40, height: 40)

  /// Records drawing and writes it in all formats; returns the SVG document.
  private static func written(_ draw: (CGContext) throws -> Void) throws -> String {
    let context = CGContext(visible: CGRect(x: 0, y: 0, width: 40, height: 40))
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    try draw(context)
    context.restoreAll()
    _ = try RasterRenderer.bitmap(of: context.list, size: size).pngData()
    _ = try PDFWriter.data(of: context.list, size: size)
    return try SVGWriter.text(of: context.list, size: size)
  }

  /// Whether a document has a number that is not finite.
  private static func hasInfiniteNumber(_ text: String) -> Bool {
    text.contains("nan") || text.contains("inf")
  }

  @Test func `every call of a context accepts every number`() throws {
    // More tiles than allowed are reported.
    try Diagnostics.$listener.withValue({ _ in }) { try Self.checkContexts() }
  }

  private static func checkContexts() throws {
    let steps = HostileNumbers.drawingSteps
    for seed in 0..<UInt64(Thoroughness.cases(120, thorough: 6_000)) {
      var numbers = HostileNumbers(seed: seed)
      let text = try written { context in
        for index in 0..<8 {
          steps[(Int(seed) * 8 + index) % steps.count](&numbers, context)
          numbers.pick(steps)(&numbers, context)
        }
        #expect(!context.boundingBoxOfClipPath.width.isNaN, "seed \(seed)")
      }
      #expect(!hasInfiniteNumber(text), "seed \(seed)")
    }
  }

  @Test func `every call of a path accepts every number`() throws {
    let steps = HostileNumbers.pathSteps
    for seed in 0..<UInt64(Thoroughness.cases(120, thorough: 6_000)) {
      var numbers = HostileNumbers(seed: seed)
      let path = numbers.mutablePath()
      for index in 0..<4 { steps[(Int(seed) * 4 + index) % steps.count](&numbers, path) }
      _ = path.contains(numbers.point(), using: .evenOdd, transform: numbers.transform())
      _ = path.isRect(nil)
      #expect(!path.boundingBox.width.isNaN, "seed \(seed)")
      #expect(!path.boundingBoxOfPath.height.isNaN, "seed \(seed)")
      let stroke = path.copy(
        strokingWithWidth: numbers.number(),
        lineCap: .square,
        lineJoin: .miter,
        miterLimit: numbers.number(),
        transform: numbers.transform()
      )
      let dashes = path.copy(
        dashingWithPhase: numbers.number(),
        lengths: [numbers.number(), numbers.number()]
      )
      let text = try Self.written { context in
        for path in [path, stroke, dashes] {
          context.addPath(path)
          context.fillPath()
        }
        context.addPath(path)
        context.clip()
        numbers.bezierPath().addClip()
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      }
      #expect(!Self.hasInfiniteNumber(text), "seed \(seed)")
    }
  }
}
