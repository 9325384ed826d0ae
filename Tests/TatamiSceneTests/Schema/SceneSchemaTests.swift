import Foundation
import TestSupport
import Testing

@testable import TatamiScene

/// The JSON Schema accepts what the readers accept, and rejects common mistakes.
@MainActor @Suite(.arithmeticText) struct SceneSchemaTests {
  private let validator = SchemaValidator(schema: SceneSchema.value)

  private func accepts(_ view: String) throws -> Bool {
    try validator.accepts(ViewFixture.document(view))
  }

  @Test func `all examples fit the schema`() throws {
    for name in ViewFixture.examples {
      #expect(validator.accepts(try ViewFixture.example(name)), "\(name)")
    }
  }

  @Test func `the example of every property fits the schema, and a reference may stand for it`()
    throws
  {
    for kind in NodeKind.all {
      for property in kind.properties {
        for value in [property.example, #"{"$data": "name"}"#] {
          let node = #"{"type": "\#(kind.name)", "\#(property.name)": \#(value)}"#
          #expect(try accepts(node), "\(node)")
        }
        let wrong = #"{"type": "\#(kind.name)", "\#(property.name)": [[[]]]}"#
        #expect(try !accepts(wrong), "\(wrong)")
      }
    }
  }

  @Test(arguments: [
    #"{"type": "labl"}"#,
    #"{"text": "no type"}"#,
    #"{"type": "label", "txt": "a"}"#,
    #"{"type": "label", "size": "large"}"#,
    #"{"type": "label", "opacity": 1.5}"#,
    #"{"type": "label", "children": []}"#,
    #"{"type": "hbox", "format": "middle"}"#,
    #"{"type": "hbox", "children": [{"type": "hbox", "children": ["a"]}]}"#,
    #"{"type": "shape", "fill": {"colors": ["red"]}}"#,
    #"{"type": "spacer", "width": {"ratio": 1, "wrap": {}}}"#,
    #"{"type": "table", "sections": [{"rows": [{"titel": "a"}]}]}"#,
    #"{"type": "label", "lines": 1.5}"#,
    #"{"type": "label", "text": {"$data": "a", "b": 1}}"#,
  ])
  func `mistakes do not fit the schema, nor do the readers accept them`(node: String) throws {
    #expect(try !accepts(node))
    #expect(ViewFixture.message(try ViewFixture.document(node)) != "")
  }

  @Test(arguments: [
    (##""#1a2""##, true), (##""#1a2b""##, true), (##""#1A2B3C""##, true), (##""#1a2b3c4d""##, true),
    (##""#12""##, false), (##""#12345""##, false), (##""#ggg""##, false), (##""#""##, false),
    (#""systemBlue""#, true), (#""systemBlu""#, false), (#""red""#, false), (#""""#, false),
    ("7", false), ("[1, 2, 3]", false), ("{}", false),
    (##"{"light": "#fff", "dark": "black"}"##, true), (##"{"light": "#fff"}"##, false),
    (##"{"light": "#ff", "dark": "black"}"##, false),
    (#"{"color": "label", "opacity": 0.5}"#, true), (#"{"color": "label"}"#, false),
    (#"{"color": "label", "opacity": 2}"#, false), (#"{"colour": "label", "opacity": 1}"#, false),
    (##"{"color": {"light": "#fff", "dark": "#000"}, "opacity": 1}"##, true),
    (#"{"color": {"$data": "c"}, "opacity": 1}"#, true), (#"{"$data": "c"}"#, true),
    (#"{"$data": "c", "x": 1}"#, false), (#""{{c}}""#, true), (##""#{{hex}}""##, true),
  ])
  func `the schema and the readers agree on the colors of a document`(
    color: String,
    isAccepted: Bool
  ) throws {
    let text = """
      {"data": {"c": "label", "hex": "123"}, "colors": {"accent": \(color)},
       "view": {"type": "spacer", "width": 1, "height": 1}}
      """
    let document = try SceneDocument.parse(Array(text.utf8))
    #expect(validator.accepts(withoutNulls(document)) == isAccepted)
    #expect((ViewFixture.message(document) == "") == isAccepted, "\(ViewFixture.message(document))")
  }

  @Test func `only the readers know the document's own colors`() throws {
    for (color, isAccepted) in [("accent", true), ("#12345", false)] {
      let text = """
        {"colors": {"accent": "#123"}, "view": {"type": "label", "text": "a", "color": "\(color)"}}
        """
      let document = try SceneDocument.parse(Array(text.utf8))
      #expect(validator.accepts(document) == isAccepted)
      #expect((ViewFixture.message(document) == "") == isAccepted)
    }
  }

  @Test(arguments: [1, 2])
  func `a mutated scene that is accepted fits the schema`(seed: UInt64) throws {
    let scenes = try ViewFixture.examples.map(ViewFixture.example)
    var random = SeededRandom(seed: seed)
    let mutation = SceneMutation()
    var accepted = 0
    for _ in 0..<Thoroughness.cases(60, thorough: 2_000) {
      var scene = random.pick(scenes)
      mutation.mutateValue(&scene, using: &random)
      guard ViewFixture.message(scene) == "" else { continue }
      accepted += 1
      #expect(validator.accepts(withoutNulls(scene)), "\(JSONWriter.text(of: scene))")
    }
    #expect(accepted > 0)
  }

  /// Returns a value without members that are null, which count as absent.
  private func withoutNulls(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let elements): .array(elements.map { withoutNulls($0) })
    case .object(let members):
      .object(members.filter { $0.value != .null }.mapValues { withoutNulls($0) })
    default: value
    }
  }
}
