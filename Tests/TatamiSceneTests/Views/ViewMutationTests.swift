import TatamiHost
import TatamiScene
import TestSupport
import Testing

/// Mutated scenes are drawn or rejected with a path, without crashes or hangs.
@MainActor @Suite(.arithmeticText) struct ViewMutationTests {
  @Test(arguments: [1, 2, 3])
  func `scenes with mutated values are drawn or rejected`(seed: UInt64) throws {
    let scenes = try ViewFixture.examples.map(ViewFixture.example) + [Self.everyNode()]
    var random = SeededRandom(seed: seed)
    let mutation = SceneMutationTests()
    var drawn = 0
    for _ in 0..<Thoroughness.cases(200, thorough: 2_000) {
      var scene = random.pick(scenes)
      for _ in 0...random.int(in: 0...1) { mutation.mutateValue(&scene, using: &random) }
      do throws(SceneError) {
        let view = try ViewScene(scene).view
        guard view.bounds.width < 2_000, view.bounds.height < 2_000 else { continue }
        #expect(throws: Never.self) { try ViewRenderer.png(of: view, scale: 0.1) }
        drawn += 1
      } catch {
        if error.description.utf8.first != UInt8(ascii: "$") { Issue.record("\(error)") }
      }
    }
    #expect(drawn > 0)
  }

  /// A scene with a node of every kind.
  private static func everyNode() throws -> SceneValue {
    let text = """
      {"scene": {"width": 300, "height": 400}, "view": {"type": "vflow", "width": "fill", "space": 4,
       "runRowSize": ["wrap", 40], "children": [
        {"type": "label", "text": ["a b", {"text": "c", "letterSpacing": 3}], "lines": 1,
         "minimumScale": 0.5, "width": 10, "shadow": {}, "rotation": 3},
        {"type": "shape", "path": "M0 0A5 5 0 0 1 9 9", "viewBox": [0, 0, 9, 9], "stroke": "label",
         "dash": [2, 1]},
        {"type": "separator", "thickness": 3}, {"type": "spacer"},
        {"type": "zbox", "width": 30, "height": 30, "cornerRadius": 9, "corners": ["topLeft"],
         "border": {"width": 3}, "clips": true, "background": {"colors": ["#000", "#FFF"],
         "locations": [0.2, 0.8], "from": [0, 0], "to": [1, 1], "radial": true}},
        {"type": "button", "title": "a", "appearance": "filled"}, {"type": "switch", "on": true},
        {"type": "slider", "value": 0.5}, {"type": "progress", "value": 0.5},
        {"type": "segments", "titles": ["a", "b"], "selected": 1},
        {"type": "textField", "text": "a", "width": {"wrap": {"min": 40, "max": 90}}},
        {"type": "table", "sections": [{"header": "a", "rows": [{"title": "b", "on": true},
         {"title": "c", "value": "d", "accessory": "checkmark"}]}]},
        {"type": "mosaic", "pattern": "quilt", "gap": 2, "tileRadius": 3, "width": 90,
         "tiles": [{"title": "a", "background": "#F00"}, {"color": "systemBlue"}]},
        {"type": "bricks", "columns": 4, "rowHeight": 9, "gap": 1, "width": 90,
         "tiles": [{"title": "a", "columns": 2, "rows": 3}, {}]},
        {"type": "hflow", "arrange": 2, "children": [{"type": "spacer"}, {"type": "spacer"}]}]}}
      """
    return try SceneDocument.parse(Array(text.utf8))
  }
}
