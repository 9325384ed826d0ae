import TatamiDocuments
import TatamiJSON
import TestSupport
import Testing

@testable import TatamiScene

@MainActor @Suite(.environment) struct SceneEditsTests {
  private static let text = """
    {
      "view": {
        "type": "vbox", "space": 4,
        "children": [
          {"type": "label", "text": "Name \\u00e9"},
          {
            "type": "switch",
            "on": true
          }
        ]
      }
    }
    """

  private func scene(_ text: String) throws -> ViewScene {
    try ViewScene(SceneDocument.parse(Array(text.utf8)))
  }

  private func node(_ identity: String, _ text: String = text) throws -> SceneNode {
    try #require(try scene(text).node(identity)).node
  }

  /// Changes properties of nodes of a document.
  private func edits(
    _ changes: [(node: String, name: String, value: JSONValue?)],
    _ text: String = text
  ) throws -> SceneEdits {
    let document = try SceneDocument.parse(Array(text.utf8))
    var edits = SceneEdits()
    for change in changes {
      edits.set(change.name, of: try node(change.node, text), to: change.value, in: document)
    }
    return edits
  }

  private func edited(_ edits: SceneEdits, _ text: String = text) throws -> String {
    String(decoding: try #require(edits.applied(toText: Array(text.utf8))), as: UTF8.self)
  }

  @Test func `nodes are listed with their identities, types and depths`() throws {
    let nodes = try scene(Self.text).nodeList(limit: 10)
    #expect(nodes.map(\.identity) == ["/vbox0", "/vbox0/label0", "/vbox0/switch0"])
    #expect(nodes.map(\.kind) == ["vbox", "label", "switch"])
    #expect(nodes.map(\.level) == [0, 1, 1])
    #expect(nodes.map { $0.line(in: Array(Self.text.utf8)) } == [2, 5, 6])
  }

  @Test func `a changed value leaves all other bytes as they are`() throws {
    let edits = try edits([
      ("/vbox0/switch0", "on", .bool(false)), ("/vbox0", "space", .number(7.5)),
    ])
    #expect(
      try edited(edits)
        == Self.text.replacing(#""on": true"#, with: #""on": false"#)
        .replacing(#""space": 4"#, with: #""space": 7.5"#)
    )
  }

  @Test func `new members have the white space of the last one`() throws {
    let edits = try edits([
      ("/vbox0/switch0", "opacity", .number(0.5)), ("/vbox0/label0", "size", .number(20)),
      ("/vbox0", "space", nil),
    ])
    let expected = Self.text
      .replacing("\"on\": true\n", with: "\"on\": true,\n        \"opacity\": 0.5\n")
      .replacing(#"u00e9"}"#, with: #"u00e9", "size": 20}"#)
      .replacing(#", "space": 4"#, with: "")
    #expect(try edited(edits) == expected)
  }

  @Test func `the first member and the only one are removed`() throws {
    let first = #"{"view": {"space": 1, "type": "vbox", "width": 9, "height": 9}}"#
    let edits = try edits([("/vbox0", "space", nil)], first)
    #expect(try edited(edits, first) == #"{"view": {"type": "vbox", "width": 9, "height": 9}}"#)
    let text = JSONText(Array(#"{"a": { "b": 1 }}"#.utf8))
    let removed = try #require(text.setting("b", of: .root["a"], to: nil))
    #expect(String(decoding: removed.bytes, as: UTF8.self) == #"{"a": {  }}"#)
    let added = try #require(removed.setting("c", of: .root["a"], to: .string("\"")))
    #expect(String(decoding: added.bytes, as: UTF8.self) == #"{"a": {"c": "\""}}"#)
    #expect(text.setting("b", of: .root["z"], to: .null)?.bytes == nil)
  }

  @Test func `changes are a JSON Patch, and the values of the document are none`() throws {
    #expect(SceneEdits().isEmpty)
    var edits = try edits([
      ("/vbox0/label0", "a/b~", .array([.null])), ("/vbox0", "space", nil),
      ("/vbox0", "gap", .null), ("/vbox0", "gap", nil),
    ])
    #expect(
      JSONWriter.text(of: edits.patch)
        == #"[{"op":"add","path":"/view/children/0/a~1b~0","value":[null]},"#
        + #"{"op":"remove","path":"/view/space"}]"#
    )
    edits = try self.edits([("/vbox0", "space", .number(9)), ("/vbox0", "space", .number(4))])
    #expect(edits.isEmpty)
  }

  @Test func `repetitions of a template's node are changed together`() throws {
    let template = #"""
      {"data": {"names": ["a", "b"]}, "view": {"type": "vbox", "children": [
        {"type": "spacer", "$if": "!names"},
        {"$each": "names", "type": "label", "text": "{{.}}"}]}}
      """#
    let edits = try edits([("/vbox0/label1", "size", .number(30))], template)
    let document = try SceneDocument.parse(Array(template.utf8))
    let changed = try ViewScene(#require(edits.applied(to: document)))
    let heights = try ["/vbox0/label0", "/vbox0/label1"].map { identity in
      try #require(changed.node(identity)).view.bounds.height
    }
    #expect(heights[0] > 30)
    #expect(heights[0] == heights[1])
    let expected = template.replacing(#""{{.}}"}"#, with: #""{{.}}", "size": 30}"#)
    #expect(try edited(edits, template) == expected)
  }

  @Test func `YAML and documents without the node are not changed`() throws {
    let edits = try edits([("/vbox0/switch0", "on", .bool(false))])
    #expect(edits.applied(toText: Array("view: {type: vbox}".utf8)) == nil)
    #expect(edits.applied(toText: Array(#"{"view": {"type": "vbox"}}"#.utf8)) == nil)
    #expect(edits.applied(to: .object(["view": .bool(true)])) == nil)
  }

  @Test func `random changes of random places equal changes of the value`() throws {
    var random = SeededRandom(seed: 30)
    let spaces = ["", " ", "\n  ", "\t"]
    for _ in 0..<Thoroughness.cases(300, thorough: 20_000) {
      let names = (0..<Int.random(in: 0...4, using: &random)).map { "n\($0)" }
      let space = { (random: inout SeededRandom) in spaces[Int.random(in: 0..<4, using: &random)] }
      let members = names.map { name in
        "\(space(&random))\"\(name)\"\(space(&random)):\(space(&random))[1,\"}\\\"\"]\(space(&random))"
      }
      let text = "{\"a\":[0,{\(members.joined(separator: ","))\(space(&random))}]}"
      let path = DocumentPath.root["a"][1]
      let name = "n\(Int.random(in: 0...4, using: &random))"
      let value: JSONValue? = Bool.random(using: &random) ? .string("x\n") : nil
      let changed = try #require(JSONText(Array(text.utf8)).setting(name, of: path, to: value))
      guard case .object(var object) = try SceneDocument.parse(Array(text.utf8)),
        case .array(let list) = object["a"], case .object(var inner) = list[1]
      else { throw SceneError.tooLarge(limit: 0) }
      inner[name] = value
      object["a"] = .array([list[0], .object(inner)])
      #expect(try SceneDocument.parse(changed.bytes) == .object(object), "\(text) \(name)")
    }
  }
}
