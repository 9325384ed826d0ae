import Foundation
import TatamiDrawing
import TatamiGeometry
import Testing

/// Icons of SVG files.
@Suite struct IconFileTests {
  /// Writes a file for a closure.
  private func withFile(_ text: String, _ body: (String) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("icon-\(UUID().uuidString).svg")
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path)
  }

  @Test func `N229: the shapes of a file have their own fill rules`() throws {
    let text = """
      <?xml version="1.0"?><svg viewBox="0 0 24 24" fill="red">
      <path fill-rule="evenodd" d="M0 0h24v24z"/><circle cx="8" cy="8" r="4"/></svg>
      """
    try withFile(text) { path in
      let icon = try #require(Icon(svgFile: path))
      #expect(icon.side == 24)
      #expect(icon.shapes.map(\.rule) == [.evenOdd, .nonZero])
      #expect(icon.shapes[1].path.bounds() == Rect(x: 4, y: 4, width: 8, height: 8))
    }
  }

  @Test(arguments: [
    "", "<svg></svg>", "<svg><path d=\"L1 1\"/></svg>", "<svg><path d=\"M0", "<<>>\"",
  ])
  func `N229: files without shapes, or with wrong ones, have no icon`(_ text: String) throws {
    try withFile(text) { #expect(Icon(svgFile: $0) == nil) }
  }

  @Test func `N229: files that are missing or too large have no icon`() throws {
    #expect(Icon(svgFile: "/nonexistent/icon.svg") == nil)
    #expect(Icon(svgFile: "/usr") == nil)
    let long = "<svg><path d=\"M0 0" + String(repeating: "h1", count: 40_000) + "\"/></svg>"
    try withFile(long) { #expect(Icon(svgFile: $0) == nil) }
  }

  @Test func `N229: overlapping shapes of a translucent color are faded as a whole`() throws {
    var square = Path()
    square.addRect(Rect(x: 0, y: 0, width: 16, height: 16))
    let shape = Icon.Shape(path: square, rule: .nonZero)
    let half = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
    for (icon, thickening) in [
      (Icon([shape, shape], side: 16), 0.0), (Icon([shape], side: 16), 2),
    ] {
      let drawing = icon.drawing(.identity, thickening: thickening, color: half)
      let bitmap = try RasterRenderer.bitmap(
        of: drawing,
        size: Size(width: 16, height: 16),
        background: .white
      )
      #expect(abs(Int(bitmap[8, 8] & 0xFF) - 128) < 2)
    }
  }
}
