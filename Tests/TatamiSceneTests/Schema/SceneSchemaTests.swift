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
