import Foundation
import TestSupport
import Testing

@testable import TatamiScene

/// References in scenes are replaced by data.
@MainActor @Suite(.environment) struct SceneTemplateTests {
  /// Returns a value with its references replaced, as JSON.
  private func expand(
    _ template: String,
    _ data: String,
    item: Int? = nil
  ) throws -> String {
    try expand(template, SceneData.document(Array(data.utf8)), item: item)
  }

  private func expand(
    _ template: String,
    _ data: SceneData,
    item: Int? = nil
  ) throws -> String {
    let template = try SceneDocument.parse(Array("[\(template)]".utf8))
    let expanded = try SceneTemplate.expand(SceneReader(template), data, item: item)
    return String(JSONWriter.text(of: expanded).dropFirst().dropLast())
  }

  private func message(_ template: String, _ data: String) -> String {
    do {
      return try expand(template, data)
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    (#"{"$data": "a"}"#, "1"),
    (#"{"$data": "b.c"}"#, #"["x","y"]"#),
    (#"{"$data": "b.c.1"}"#, #""y""#),
    (#"{"$data": "z", "default": 7}"#, "7"),
    (#"{"$data": "none", "default": "{{a}}"}"#, #""1""#),
    (#"{"$data": "none"}"#, "null"),
    (#"{"deep": [{"$data": "a"}]}"#, #"{"deep":[1]}"#),
    (#""{{b.c.0}} and {{ a }}{{t}}{{none}}""#, #""x and 1true""#),
    (#""a } b { c""#, #""a } b { c""#),
  ])
  func `references become the values of names`(template: String, expected: String) throws {
    let data = #"{"a": 1, "b": {"c": ["x", "y"]}, "t": true, "none": null}"#
    #expect(try expand(template, data) == expected)
  }

  @Test func `elements of lists are repeated for each item`() throws {
    let data = #"{"name": "all", "days": [{"name": "Mon", "talks": ["a", "b"]}, {"talks": []}]}"#
    let template = """
      {"$each": "days", "day": "{{$number}} {{name}}",
       "talks": [{"$each": "talks", "talk": "{{.}} of {{name}}"}]}
      """
    #expect(
      try expand(template, data)
        == #"{"day":"1 Mon","talks":[{"talk":"a of Mon"},{"talk":"b of Mon"}]},"#
        + #"{"day":"2 all","talks":[]}"#
    )
  }

  @Test func `a list is the member rows of its data, and its items have the names`() throws {
    let data = #"[{"name": "Ada"}, {"name": "Grace"}]"#
    #expect(
      try expand(#"{"$each": "rows", "n": "{{name}}"}"#, data) == #"{"n":"Ada"},{"n":"Grace"}"#
    )
    #expect(try expand(#""{{$number}} {{name}}""#, data, item: 1) == #""2 Grace""#)
  }

  @Test func `cells of CSV keep their text, and references read numbers and flags`() throws {
    let csv = "code;price;open;note\n007;1.50;true;\n12;2;false;\"a \"\"b\"\"\"\n"
    let data = try SceneData.csv(Array(csv.utf8), name: "a.csv")
    let template = try SceneDocument.parse(
      Array(
        #"""
        [{"$each": "rows", "text": "{{code}} {{price}}", "code": {"$data": "code"},
          "price": {"$data": "price"}, "open": {"$data": "open"}, "note": {"$data": "note"}}]
        """#.utf8
      )
    )
    let expanded = try SceneTemplate.expand(SceneReader(template), data, item: nil)
    #expect(
      JSONWriter.text(of: expanded)
        == #"[{"text":"007 1.50","code":"007","price":1.5,"open":true,"note":null},"#
        + #"{"text":"12 2","code":12,"price":2,"open":false,"note":"a \"b\""}]"#
    )
  }

  @Test(arguments: [
    ("vip", true), ("!vip", false), ("none", false), ("!none", true), ("zero", false),
    ("no", false),
    ("list", true), ("empty", false), ("name == Ada", true), ("name != Ada", false),
    ("none == ", true), ("number == 7", true), ("name==Grace", false), ("absent", false),
  ])
  func `an object with a condition is left out unless it is true`(
    condition: String,
    isIncluded: Bool
  ) throws {
    let data = try SceneData(
      SceneDocument.parse(
        Array(
          #"""
          {"vip": true, "none": null, "zero": 0, "no": false, "list": [1], "empty": "", "name": "Ada",
           "number": 7}
          """#.utf8
        )
      )
    )
    let element = #"{"$if": "\#(condition)", "a": 1}"#
    #expect(try expand(element, data) == (isIncluded ? #"{"a":1}"# : ""))
    #expect(
      try expand(#"{"b": \#(element)}"#, data) == #"{"b":\#(isIncluded ? #"{"a":1}"# : "null")}"#
    )
  }

  @Test func `a condition filters repeated objects, and knows the columns of a table`() throws {
    let csv = "name,vip\nAda,true\nGrace,\nMary,false\nJoan,0\n"
    let data = try SceneData.csv(Array(csv.utf8), name: "a.csv")
    let element = #"{"$each": "rows", "$if": "vip", "n": "{{name}}"}"#
    #expect(try expand(element, data) == #"{"n":"Ada"}"#)
    let error = #expect(throws: SceneError.self) {
      try expand(#"{"$each": "rows", "$if": "vpi", "n": ""}"#, data)
    }
    #expect(
      error?.description.hasPrefix("$[0].$if: unknown value 'vpi'; did you mean 'vip'?") == true
    )
  }

  @Test(arguments: [
    (#""{{names}}""#, "$[0]: unknown value 'names'; did you mean 'name'?; allowed: name, list"),
    (#"{"a": {"$data": "list.9"}}"#, "$[0].a.$data: unknown value 'list.9'; allowed: "),
    (#"{"$data": "name", "deflt": 1}"#, "$[0]: unknown key 'deflt'"),
    (#"{"$data": 4}"#, "$[0].$data: found the number 4, expected a string"),
    (#""{{name""#, "$[0]: '{{' without '}}'"),
    (#""{{list}}""#, "$[0]: 'list' is a list of 1, not a text, number or flag"),
    (#"{"$each": "name"}"#, "$[0].$each: found the string \"Ada\", expected the name of a list"),
    (#"{"a": {"$each": "list"}}"#, "$[0].a: '$each' repeats the elements of lists only"),
  ])
  func `wrong references are rejected with their path`(template: String, expected: String) {
    let message = message(template, #"{"name": "Ada", "list": [1]}"#)
    #expect(message.hasPrefix(expected), "\(message)")
  }

  @Test(arguments: [
    (#""{{seat}}""#, "seat"),
    (#"[{"$each": "guests", "x": "{{guests.0.seat}} {{price}}"}]"#, "price"),
  ])
  func `a member of items outside of them is explained`(template: String, member: String) {
    let message = message(template, #"{"guests": [{"seat": "4A"}], "menu": [{"price": 5}]}"#)
    #expect(message.contains("'\(member)' is a member of the items of '"), "\(message)")
    #expect(message.hasSuffix("with '$each', or draw one picture for each with -o FOLDER/"))
  }

  @Test func `a text of a template has at most 100,000 bytes`() {
    let text = String(repeating: "x", count: 60_000)
    let message = message(#""{{a}}{{a}}""#, "{\"a\": \"\(text)\"}")
    #expect(message == "$[0]: a text of more than 100000 bytes")
  }

  @Test(arguments: [
    ("a,,b\n1,2,3", "column 2 has no name in the first row"),
    ("a,b,a\n1,2,3", "two columns have the name 'a'"),
    ("a,b\n1,2\n3,4,5", "line 3: the field '5' is beyond the 2 columns of the first row"),
    ("a,b\n\"1,2", "x.csv:2: "),
  ])
  func `wrong tables are rejected`(csv: String, expected: String) {
    let error = #expect(throws: SceneDataError.self) {
      try SceneData.csv(Array(csv.utf8), name: "x.csv")
    }
    #expect(error?.description.hasPrefix(expected) == true, "\(String(describing: error))")
  }

  @Test func `data are an object or a list`() {
    let error = #expect(throws: SceneDataError.self) { try SceneData.document(Array("7".utf8)) }
    #expect(error?.description == "$: found the number 7, expected an object or a list")
  }

  @Test(arguments: [
    (#"{"type": "label", "text": "a {{ b }}"}"#, "$.view.text: '{{ b }}'"),
    (#"{"type": "label", "text": {"$data": "b"}}"#, "$.view.text: '$data'"),
    (
      #"{"type": "zbox", "children": [{"$each": "rows", "type": "zbox"}]}"#,
      "$.view.children[0]: '$each'"
    ),
    (#"{"type": "zbox", "children": [{"$if": "a", "type": "zbox"}]}"#, "$.view.children[0]: '$if'"),
  ])
  func `a template without data is rejected`(view: String, start: String) throws {
    let advice = " refers to data, and there are none; add --data FILE or the member 'data'"
    #expect(ViewFixture.message(try ViewFixture.document(view)) == start + advice)
  }

  @Test func `a text with an open brace only is no template, and own data give way to others`()
    throws
  {
    let plain = try ViewFixture.view(#"{"type": "label", "text": "{{a"}"#) as? UILabel
    #expect(plain?.text == "{{a")
    let text = #"{"data": {"a": "own"}, "view": {"type": "label", "text": "{{a}}"}}"#
    let document = try SceneDocument.parse(Array(text.utf8))
    let own = try ViewScene(document).view.subviews.first as? UILabel
    #expect(own?.text == "own")
    var options = ViewScene.Options()
    options.data = try SceneData(.array([.object(["a": .string("other")])]))
    options.item = 0
    let other = try ViewScene(document, options: options).view.subviews.first as? UILabel
    #expect(other?.text == "other")
  }
}
