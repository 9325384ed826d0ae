import Foundation
import Testing

/// Scenes drawn by the command.
@Suite struct RenderSceneTests {
  private static let scene = """
    {"scene": {"width": 160, "height": 40, "background": {"light": "#FFFFFF", "dark": "#101010"}},
     "view": {"type": "hbox", "children": [
      {"type": "label", "text": "First", "width": 60}, {"type": "label", "text": "Second"}]}}
    """

  @Test func `a scene becomes a picture with its texts`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.scene, to: "card.json")
    let run = try CommandRun(["render", "card.json", "-o", "card.svg"], in: folder.url)
    #expect(run.exitCode == 0)
    #expect(run.errors.hasPrefix("card.svg: 160 x 40 points"), "\(run.errors)")
    let svg = String(decoding: try folder.read("card.svg"), as: UTF8.self)
    #expect(svg.contains(">First</text>"))
    #expect(svg.contains(">Second</text>"))
    #expect(!svg.contains("#101010"))
  }

  @Test func `options replace the theme and the reading direction of a scene`() throws {
    let folder = try TemporaryFolder()
    let arguments = ["render", "-", "--format", "svg", "--theme", "dark", "--direction", "rtl"]
    let run = try CommandRun(arguments, input: Data(Self.scene.utf8), in: folder.url)
    #expect(run.exitCode == 0, "\(run.errors)")
    let svg = String(decoding: run.output, as: UTF8.self)
    #expect(svg.contains("#101010"))
    let first = try #require(
      svg.range(of: #"x="([0-9.]+)"[^>]*>First"#, options: .regularExpression)
    )
    let x = svg[first].dropFirst(3).prefix { $0 != "\"" }
    #expect(try #require(Double(x)) > 80)
  }

  @Test func `paths of images are relative to the scene`() throws {
    let folder = try TemporaryFolder()
    let pictures = folder.url.appending(path: "pictures")
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    try folder.write(Self.scene, to: "card.json")
    _ = try CommandRun(
      ["render", "card.json", "-o", "pictures/a.png", "--scale", "1"],
      in: folder.url
    )
    let scene = #"{"view": {"type": "image", "path": "a.png"}}"#
    try folder.write(scene, to: "pictures/photo.json")
    let run = try CommandRun(["render", "pictures/photo.json", "-o", "b.png"], in: folder.url)
    #expect(run.errors.hasPrefix("b.png: 160 x 40 points"), "\(run.errors)")
  }

  @Test func `an invalid scene is rejected with its path and leaves no file`() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"view": {"type": "labl"}}"#, to: "card.json")
    let run = try CommandRun(["render", "card.json"], in: folder.url)
    #expect(run.exitCode == 65)
    #expect(
      run.errors.hasPrefix(
        "tatami: card.json: $.view.type: unknown value 'labl'; did you mean 'label'?"
      ),
      "\(run.errors)"
    )
    #expect(try folder.names() == ["card.json"])
  }

  @Test func `the example in the help is drawn`() throws {
    let folder = try TemporaryFolder()
    let help = try CommandRun(["render", "--help"], in: folder.url)
    let text = String(decoding: help.output, as: UTF8.self)
    let start = try #require(text.range(of: #"{"scene""#)).lowerBound
    let end = try #require(text.range(of: "tatami render card.json")).lowerBound
    let scene = Data(text[start..<end].utf8)
    let run = try CommandRun(["render", "-", "--format", "svg"], input: scene, in: folder.url)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(String(decoding: run.output, as: UTF8.self).contains("Ada Lovelace"))
  }

  @Test func `the reference lists nodes and properties`() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(["nodes"], in: folder.url)
    #expect(run.exitCode == 0)
    let text = String(decoding: run.output, as: UTF8.self)
    #expect(text.contains("\n### label\n"))
    #expect(text.contains("\n| `cornerRadius` | number from 0 to 10000, in points | 0 |"))
  }
}
