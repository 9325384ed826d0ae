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
    let mutation = SceneMutation()
    var drawn = 0
    for index in 0..<Thoroughness.cases(60, thorough: 20_000) {
      var scene = random.pick(scenes)
      for _ in 0...random.int(in: 0...1) { mutation.mutateValue(&scene, using: &random) }
      if draw(scene, asPicture: index % 4 == 0) { drawn += 1 }
    }
    #expect(drawn > 0)
  }

  @Test(arguments: [4, 5])
  func `templates with mutated references and data are drawn or rejected`(seed: UInt64) throws {
    let template = try SceneDocument.parse(Array(Self.template.utf8))
    let data = try SceneDocument.parse(Array(Self.data.utf8))
    let templates = try [
      template, template, ViewFixture.example("agenda"), ViewFixture.example("badge"),
      ViewFixture.example("invoice"),
    ]
    var random = SeededRandom(seed: seed)
    let mutation = SceneMutation(words: Self.hostileWords)
    var drawn = 0
    for index in 0..<Thoroughness.cases(60, thorough: 40_000) {
      var scene = random.pick(templates)
      for _ in 0..<random.int(in: 0...2) { mutation.mutateValue(&scene, using: &random) }
      var options = ViewScene.Options()
      if random.chance(0.7) {
        var values = data
        for _ in 0..<random.int(in: 0...2) { mutation.mutateValue(&values, using: &random) }
        options.data = try? SceneData(values)
      }
      if random.chance(0.2) { options.item = random.int(in: -1...3) }
      if draw(scene, options, asPicture: index % 4 == 0) { drawn += 1 }
    }
    #expect(drawn > 0)
  }

  @Test(arguments: [6, 7])
  func `tables with mutated bytes are inserted or rejected`(seed: UInt64) throws {
    let template = try SceneDocument.parse(Array(Self.template.utf8))
    var random = SeededRandom(seed: seed)
    let mutation = SceneMutation()
    var drawn = 0
    for index in 0..<Thoroughness.cases(60, thorough: 40_000) {
      var bytes = Array(Self.table.utf8)
      for _ in 0...random.int(in: 0...5) { mutation.mutateBytes(&bytes, using: &random) }
      var options = ViewScene.Options()
      do throws(SceneDataError) {
        options.data = try SceneData.csv(bytes, name: "a.csv")
      } catch {
        if error.description.isEmpty { Issue.record("no description") }
        continue
      }
      if draw(template, options, asPicture: index % 4 == 0) { drawn += 1 }
    }
    #expect(drawn > 0)
  }

  /// Creates the views of a document and draws them; returns whether the document is accepted.
  private func draw(
    _ scene: SceneValue,
    _ options: ViewScene.Options = .init(),
    asPicture: Bool
  ) -> Bool {
    ProcessorTime.expectShort(JSONWriter.text(of: scene)) {
      do throws(SceneError) {
        let view = try ViewScene(scene, options: options).view
        if !view.hasFiniteFrames { Issue.record("not a number: \(JSONWriter.text(of: scene))") }
        guard asPicture, view.bounds.width < 2_000, view.bounds.height < 2_000 else { return true }
        #expect(throws: Never.self) { try ViewRenderer.png(of: view, scale: 0.1) }
        return true
      } catch {
        if error.description.utf8.first != UInt8(ascii: "$") { Issue.record("\(error)") }
        return false
      }
    }
  }

  /// A template with every kind of reference.
  private static let template = """
    {"scene": {"width": 200}, "view": {"type": "vbox", "children": [
      {"type": "label", "text": "{{rows.0.name}} {{ rows.1.seat }}"},
      {"$each": "rows", "type": "hbox", "children": [
        {"type": "label", "text": "{{$number}}. {{name}}", "size": {"$data": "size", "default": 9}},
        {"$each": "tags", "type": "label", "text": ["{{.}}", {"text": "{{name}}"}]},
        {"type": "switch", "on": {"$data": "open", "default": false}},
        {"type": "spacer", "id": {"$data": "photo", "default": "none.png"}}]},
      {"type": "table", "sections": [{"rows": [{"$each": "rows", "title": "{{name}}"}]}]}]}}
    """

  private static let data = """
    {"rows": [{"name": "Ada", "seat": 1, "size": 12, "open": true, "tags": ["a", "b"]},
      {"name": "Grace", "seat": "2", "size": null, "tags": []}], "name": "all", "tags": [1, true]}
    """

  private static let table = #"""
    name,seat,size,open,tags,photo
    Ada,1,12,true,,a.png
    "Grace, ""G""",007,1e3,false,,/etc/passwd
    Éva;x,,9,,,../x

    """#

  /// Texts that mean something in templates, paths and numbers.
  private static let hostileWords = [
    "{{", "}}", "{{}}", "{{name", "{{a}}{{b}}", "{{rows}}", "{{.}}", "{{$number}}", "$each",
    "$data",
    ".", "rows", "rows.0", "rows.-1", "rows.99999999999999999999", "tags", "name", "../../x",
    "/etc/passwd", "/dev/zero", "1e999", "NaN", "-inf", "\u{202E}abc", "e\u{301}\u{301}",
    "👨‍👩‍👧‍👦", String(repeating: "long ", count: 200), String(repeating: "w", count: 3_000),
    String(repeating: "{{name}}", count: 300),
  ]

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
        {"type": "qr", "text": "a", "level": "H", "color": "#123", "width": 40},
        {"type": "zbox", "width": 30, "height": 30, "cornerRadius": 9, "corners": ["topLeft"],
         "border": {"width": 3}, "clips": true, "background": {"colors": ["#000", "#FFF"],
         "locations": [0.2, 0.8], "from": [0, 0], "to": [1, 1], "radial": true}},
        {"type": "button", "title": "a", "appearance": "filled"}, {"type": "switch", "on": true},
        {"type": "slider", "value": 0.5}, {"type": "progress", "value": 0.5},
        {"type": "segments", "titles": ["a", "b"], "selected": 1},
        {"type": "textField", "text": "a", "width": {"wrap": {"min": 40, "max": 90}}},
        {"type": "grid", "width": 90, "space": 4, "rowPadding": [1, 2, 3, 4], "stripes": "#EEE",
         "separators": "header", "header": {"size": 9, "background": "#DDD"}, "columns": [
         {"title": "a", "width": {"ratio": 2}, "lines": 1}, {"width": {"wrap": {"max": 30}}},
         {"title": [{"text": "b", "color": "#F00"}], "textAlignment": "decimal"}, {"width": 20}],
         "rows": [{"cells": ["a b", null, 1.5, "c"]}, {"cells": [["d", {"text": "e", "size": 30}],
         "1,200.50 €", "-3"], "separator": true, "weight": "bold", "background": "#CCC"}, {}]},
        {"type": "table", "sections": [{"header": "a", "rows": [{"title": "b", "on": true},
         {"title": "c", "value": "d", "accessory": "checkmark"}]}]},
        {"type": "mosaic", "pattern": "quilt", "gap": 2, "tileRadius": 3, "width": 90,
         "tiles": [{"title": "a", "background": "#F00"}, {"color": "systemBlue"}]},
        {"type": "bricks", "columns": 4, "rowHeight": 9, "gap": 1, "width": 90,
         "tiles": [{"title": "a", "columns": 2, "rows": 3}, {}]},
        {"type": "constraints", "guides": ["g"], "children": [
         {"type": "label", "id": "a", "text": "b", "hugging": [600, 251]},
         {"type": "shape", "id": "c", "height": 9}], "constraints": [
         {"item": "a", "attribute": "leading", "to": "root", "constant": 4},
         {"item": "c", "attribute": "left", "relation": ">=", "to": "a", "toAttribute": "right"},
         {"item": "g", "attribute": "width", "to": "c", "multiplier": 2, "priority": 700}]},
        {"type": "hflow", "arrange": 2, "children": [{"type": "spacer"}, {"type": "spacer"}]}]}}
      """
    return try SceneDocument.parse(Array(text.utf8))
  }
}

extension UIView {
  /// Whether the frames of the view and of its descendants are numbers.
  fileprivate var hasFiniteFrames: Bool {
    [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
      && subviews.allSatisfy(\.hasFiniteFrames)
  }
}
