import TatamiJSON
import TestSupport
import Testing

@testable import TatamiScene

@MainActor @Suite(.environment) struct SceneErrorsTests {
  private func errors(_ text: String) throws -> SceneErrors? {
    let document = try SceneDocument.parse(Array(text.utf8))
    do throws(SceneErrors) {
      _ = try ViewScene(reading: document)
      return nil
    } catch {
      return error
    }
  }

  /// Returns the line and the path of each error.
  private func places(_ text: String) throws -> [String] {
    let errors = try #require(try errors(text))
    return errors.all.map { error in
      let line = errors.line(of: error, in: Array(text.utf8)).map { "\($0)" } ?? "-"
      return "\(line) \(error.path?.description ?? "")"
    }
  }

  @Test func `errors of siblings, of properties and of nested objects are all found`() throws {
    let scene = """
      {"colors": {"brand": "#12"},
       "scene": {"width": -1, "padding": "wide"},
       "styles": {"big": {"sise": 3}},
       "view": {"type": "vbox", "spac": 3, "space": true, "children": [
        {"type": "label", "color": "brand", "style": "big"},
        {"type": "label", "text": 4, "border": {"width": -1, "hue": 2}},
        {"type": "vbox", "children": [{"type": "slider", "value": 2}, {"type": "box"}]},
        {"type": "table", "sections": [{"rows": [{"titel": "a"}, {"on": 1}]}, {"header": 5}]}
       ]}}
      """
    #expect(
      try places(scene) == [
        "1 $.colors.brand", "2 $.scene.width", "2 $.scene.padding", "3 $.styles.big.sise",
        "4 $.view.spac", "4 $.view.space",
        "6 $.view.children[1].text", "6 $.view.children[1].border.hue",
        "6 $.view.children[1].border.width", "7 $.view.children[2].children[0].value",
        "7 $.view.children[2].children[1].type",
        "8 $.view.children[3].sections[0].rows[0].titel",
        "8 $.view.children[3].sections[0].rows[1].on", "8 $.view.children[3].sections[1].header",
      ]
    )
  }

  @Test func `at most twenty errors are found, and an error of a style once`() throws {
    let label = #"{"type": "label", "text": 1}"#
    let many = Array(repeating: label, count: 1_000).joined(separator: ",")
    let limited = try #require(try errors(#"{"view": {"type": "vbox", "children": [\#(many)]}}"#))
    #expect(limited.all.count == SceneErrors.limit)
    let styled = Array(repeating: #"{"type": "spacer", "style": "a"}"#, count: 30)
      .joined(separator: ",")
    let scene =
      #"{"styles": {"a": {"width": true}}, "view": {"type": "vbox", "children": [\#(styled)]}}"#
    #expect(try errors(scene)?.all.count == 1)
  }

  @Test func `a limit ends the reading`() throws {
    let many = Array(repeating: #"{"type": "spacer"}"#, count: SceneBudget.nodeLimit + 10)
      .joined(separator: ",")
    let scene = #"{"view": {"type": "vbox", "children": [{"type": "x"}, \#(many)]}}"#
    #expect(try errors(scene)?.all.count == 2)
  }

  @Test func `lines of a template are those of its nodes, not of their repetitions`() throws {
    let scene = """
      {"data": {"names": ["a", "b", "c"]},
       "view": {"type": "vbox", "children": [
        {"type": "spacer", "$if": "!names"},
        {"$each": "names", "type": "label", "text": "{{.}}"},
        {"type": "label", "text": "end",
         "size": "big"},
        {"$each": "names", "type": "hbox", "children": [
         {"type": "spacer"},
         {"type": "spacer", "width": -1}]}
       ]}}
      """
    #expect(
      try places(scene) == [
        "6 $.view.children[3].size", "9 $.view.children[4].children[1].width",
        "9 $.view.children[5].children[1].width", "9 $.view.children[6].children[1].width",
      ]
    )
    let yaml = """
      data: {names: [a, b]}
      view:
        type: vbox
        children:
        - {$each: names, type: spacer}
        - type: label
          text: 3
      """
    #expect(try places(yaml) == ["7 $.view.children[2].text"])
  }

  @Test func `all unknown names of a template are found`() throws {
    let scene = """
      {"data": {"a": 1}, "view": {"type": "vbox", "children": [
        {"type": "label", "text": "{{b}}"},
        {"type": "label", "text": "{{a}}", "size": {"$data": "c"}}]}}
      """
    #expect(
      try places(scene) == ["2 $.view.children[0].text", "3 $.view.children[1].size.$data"]
    )
  }

  @Test func `the first error is the one that a scene throws`() throws {
    let text = #"{"view": {"type": "label", "size": 0, "lines": -1}}"#
    let document = try SceneDocument.parse(Array(text.utf8))
    let all = try #require(try errors(text)).all
    #expect(throws: all[0]) { _ = try ViewScene(document) }
    #expect(all.count > 1)
  }
}
