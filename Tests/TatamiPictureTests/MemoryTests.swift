import Foundation
import TatamiPicture
import TestSupport
import Testing

/// The memory of a process that draws many pictures, such as a server, stays the same.
///
/// Each test draws in a process of its own, in which no other test allocates memory.
@Suite struct MemoryTests {
  /// A scene with a node of every kind.
  private static let scene = """
    {"scene": {"width": 320, "padding": 8}, "view": {"type": "vbox", "children": [
      {"type": "label", "text": ["Ada ", {"text": "Lovelace", "underline": true, "size": 20}]},
      {"type": "label", "text": "Analyst", "lineSpacing": 2, "lines": 1},
      {"type": "shape", "shape": "ellipse", "width": 20, "height": 20, "shadow": {}},
      {"type": "zbox", "width": 40, "height": 30, "cornerRadius": 4, "clips": true,
       "background": {"colors": ["#F00", "#00F"]}},
      {"type": "separator"}, {"type": "switch", "on": true}, {"type": "slider", "value": 0.5},
      {"type": "button", "title": "Send", "appearance": "filled"},
      {"type": "progress", "value": 0.5}, {"type": "segments", "titles": ["a", "b"]},
      {"type": "textField", "text": "a", "placeholder": "b"},
      {"type": "table", "sections": [{"header": "a", "footer": "b", "rows": [
        {"title": "c", "subtitle": "d", "on": true}, {"title": "e", "value": "f"}]}]},
      {"type": "roundedTable", "sections": [{"header": "a", "rows": [{"title": "b"}]}]},
      {"type": "mosaic", "tiles": [{"title": "a"}, {}]},
      {"type": "bricks", "tiles": [{"title": "a"}, {}]}]}}
    """

  /// A label in a template, as a badge.
  private static let badge = """
    {"scene": {"width": 120, "height": 40}, "data": {"names": ["Ada", "Grace"]}, "view":
      {"type": "vbox", "children": [{"$each": "names", "type": "label", "text": "{{.}}"}]}}
    """

  private static let bracket = """
    {"layout": "bracket", "api": "layers", "layers": 2, "size": [200, 100], "style": "left"}
    """

  @Test func `drawing a scene with every node leaves no memory allocated`() async {
    await #expect(processExitsWith: .success) {
      try await Self.expectFlat(usual: 150, thorough: 1_000) { try Self.draw(Self.scene, as: .svg) }
    }
  }

  @Test func `drawing a small scene leaves no memory allocated`() async {
    await #expect(processExitsWith: .success) {
      try await Self.expectFlat(usual: 1_000, thorough: 50_000) {
        try Self.draw(Self.badge, as: .png)
      }
    }
  }

  @Test func `drawing a wireframe leaves no memory allocated`() async {
    await #expect(processExitsWith: .success) {
      try await Self.expectFlat(usual: 500, thorough: 10_000) {
        try Self.draw(Self.bracket, as: .svg)
      }
    }
  }

  @Test func `drawing a poster leaves no memory allocated`() async {
    await #expect(processExitsWith: .success) {
      try await Self.expectFlat(usual: 50, thorough: 10_000) {
        let list = try MatchListParser.parse(Array(PosterDrawingTests.text.utf8), name: "cup.csv")
        let poster = TournamentPoster(of: try Tournament.derive(from: list, name: "Cup"))
        let picture = Picture(of: poster.layout())
        for format in PictureFormat.allCases {
          _ = try picture.data(as: format, scale: 0.5, title: "")
        }
      }
    }
  }

  @MainActor
  private static func draw(_ text: String, as format: PictureFormat) throws {
    let document = try SceneDocument.parse(Array(text.utf8))
    _ = try Picture(of: document).data(as: format, scale: 1, title: "")
  }

  /// Ends the process with an error if the allocated memory grows with the number of pictures.
  @MainActor
  private static func expectFlat(
    usual: Int,
    thorough: Int,
    _ draw: @MainActor () throws -> Void
  ) throws {
    // Caches fill.
    for _ in 0..<100 { try draw() }
    let before = ProcessMemory.allocated
    let count = Thoroughness.cases(usual, thorough: thorough)
    for _ in 0..<count { try draw() }
    let after = ProcessMemory.allocated
    let growth = Double(after - before) / Double(count)
    print("\(before) bytes before \(count) pictures, \(after) after: \(growth) for each")
    guard growth < 64 + 100_000 / Double(count) else { exit(1) }
  }
}
