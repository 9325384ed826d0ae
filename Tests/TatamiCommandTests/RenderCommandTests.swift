import Foundation
import Testing

@Suite struct RenderCommandTests {
  @Test(arguments: [
    ("auto-layout", ["root", "v0"]), ("box", ["0", "0.1"]), ("bracket", ["1-0", "3-0", "7"]),
    ("mosaic", ["0-0", "0-2"]),
    ("mozaik", ["0-0", "0-39"]), ("rounded-table", ["0-2", "4-0"]),
  ])
  func `every family has a wireframe with indices`(
    family: String,
    labels: [String]
  ) throws {
    let folder = try TemporaryFolder()
    let golden = try GoldenFile.cases(family)[family == "bracket" ? 0 : 3]
    let scene = try JSONSerialization.data(withJSONObject: golden.scene)
    let run = try CommandRun(["render", "-", "--format", "svg"], input: scene, in: folder.url)
    #expect(run.exitCode == 0, "\(run.errors)")
    let svg = String(decoding: run.output, as: UTF8.self)
    for label in labels { #expect(svg.contains(">\(label)</text>"), "\(golden.name): \(label)") }
  }

  @Test func `boxes that extend beyond the layout are visible`() throws {
    let folder = try TemporaryFolder()
    let scene = """
      {"layout": "box", "size": [100, 50], "root": {"type": "zbox", "width": 100, "height": 50,
       "children": [{"type": "leaf", "width": 300, "height": 20, "alignment": {"x": 0}}]}}
      """
    try folder.write(scene, to: "scene.json")
    let run = try CommandRun(["render", "scene.json", "--format", "svg"], in: folder.url)
    #expect(run.errors.hasPrefix("scene.svg: 332 x 82 points"), "\(run.errors)")
  }

  @Test(arguments: [
    ("png", "20000", "40064 x 84 pixels", "; use --scale 0.81 or less, or .svg"),
    ("pdf", "20000", "20032 x 42 points", "; use .svg"),
    ("png", "8000000", "16000064 x 84 pixels", "; no format allows this size"),
    ("svg", "8000000", "8000032 x 42 points", "; no format allows this size"),
  ])
  func `a size that a format does not allow is rejected with the formats that allow it`(
    format: String,
    width: String,
    found: String,
    advice: String
  ) throws {
    let folder = try TemporaryFolder()
    let scene = """
      {"layout": "box", "size": [\(width), 10],
       "root": {"type": "leaf", "width": 10, "height": 10}}
      """
    try folder.write(scene, to: "scene.json")
    let arguments = ["render", "scene.json", "--format", format, "--scale", "2"]
    let run = try CommandRun(arguments, in: folder.url)
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("\(found) are too large"), "\(run.errors)")
    #expect(run.errors.hasSuffix("\(advice)\n"), "\(run.errors)")
  }

  @Test func `too many rectangles are rejected with the limit`() throws {
    let folder = try TemporaryFolder()
    let scene = #"{"layout":"bracket","api":"layers","size":[9,9],"style":"left","layers":16}"#
    try folder.write(scene, to: "scene.json")
    let run = try CommandRun(["render", "scene.json"], in: folder.url)
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("at most 50000"), "\(run.errors)")
    #expect(try folder.names() == ["scene.json"])
  }
}
