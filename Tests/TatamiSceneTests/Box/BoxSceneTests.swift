import Foundation
import TatamiScene
import TestSupport
import Testing

@Suite struct BoxSceneTests {
  @Test func `every golden scene has its golden frames`() throws {
    let cases = try BoxGolden.all()
    let scenes = try SceneFixture.scenes(of: BoxGolden.bytes())
    #expect(cases.count == scenes.count)
    #expect(cases.count >= 242)
    for (golden, scene) in zip(cases, scenes) {
      let text = JSONWriter.text(of: try SceneLayout.read(scene).frames())
      let answer = try JSONDecoder().decode(BoxGolden.Expectation.self, from: Data(text.utf8))
      #expect(answer.frames.map(\.path) == golden.expect.frames.map(\.path), "\(golden.name)")
      let wrong = zip(answer.frames, golden.expect.frames).first { !$0.isClose(to: $1) }
      #expect(wrong == nil, "\(golden.name)")
    }
  }

  @Test(arguments: [
    (#""type": "hbx""#, "$.root.type: unknown value 'hbx'; did you mean 'hbox'?"),
    (#""widht": 1"#, "$.root: unknown key 'widht'"),
    (#""width": -1"#, "$.root.width: found the number -1, expected a number from 0 to"),
    (#""width": "full""#, "$.root.width: unknown value 'full'"),
    (#""width": {"ratio": 1, "wrap": {}}"#, "$.root.width: found an object, expected one of"),
    (#""width": {"wrap": {"shrnk": 1}}"#, "$.root.width.wrap: unknown key 'shrnk'"),
    (#""height": {"aspectRatio": 0}"#, "$.root.height.aspectRatio: found the number 0"),
    (#""margin": [1, 2, 3]"#, "$.root.margin: found a list of 3, expected a list of 4"),
    (#""type": "hbox", "arrange": -1"#, "$.root.arrange: found the number -1"),
    (#""alignment": {"y": "leading"}"#, "$.root.alignment.y: unknown value 'leading'"),
    (
      #""alignment": {"x": 2}"#, "$.root.alignment.x: found the number 2, expected a number from -1"
    ),
    (#""children": [{}]"#, "$.root.children: a leaf has no children"),
    (
      #""type": "zbox", "children": [{"width": 1e15, "height": 10}]"#,
      "$.root.children[0]: node 0.0 has no limit"
    ),
  ])
  func `an invalid box is rejected with its path`(members: String, message: String) throws {
    let text = #"{"layout": "box", "size": [100, 100], "root": {\#(members)}}"#
    let document = try SceneDocument.parse(Array(text.utf8))
    let error = #expect(throws: SceneError.self) { try SceneLayout.read(document).frames() }

    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test func `a document needs a root`() throws {
    let document = try SceneDocument.parse(Array(#"{"layout": "box"}"#.utf8))
    let error = #expect(throws: SceneError.self) { try SceneLayout.read(document).frames() }
    #expect(error?.description == "$: the key 'root' is missing")
  }
}
