import Foundation
import TestSupport
import Testing

@testable import TatamiScene

/// The reference lists what is accepted, and what it lists is accepted.
@MainActor @Suite(.environment) struct SceneReferenceTests {
  @Test func `the page of scenes ends with the reference`() throws {
    let url = SceneFixture.folder.appending(path: "../../Documentation/scenes.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    let prose = page.prefix(upTo: try #require(page.range(of: "## Nodes\n")).lowerBound)
    let expected = prose + SceneReference.markdown()
    if ProcessInfo.processInfo.environment["TATAMI_RECORD"] == "1" {
      try Data(expected.utf8).write(to: url)
      Issue.record("recorded \(url.path); review it, then run without TATAMI_RECORD")
    }
    #expect(page == expected, "run with TATAMI_RECORD=1 to update the page")
  }

  @Test func `every property of every node is documented and accepted`() throws {
    let reference = SceneReference.markdown()
    try ViewFixture.withPhoto { options in
      for kind in NodeKind.all {
        for property in kind.properties {
          #expect(reference.contains("| `\(property.name)` | \(property.form) |"))
          let node = node(kind, property.name, property.example)
          #expect(throws: Never.self, "\(node)") { try ViewFixture.scene(node, options: options) }
        }
      }
    }
  }

  @Test func `every property rejects values of other types with its path`() throws {
    try ViewFixture.withPhoto { options in
      for kind in NodeKind.all {
        for property in kind.properties {
          let document = try ViewFixture.document(node(kind, property.name, "[[[]]]"))
          let message = ViewFixture.message(document, options: options)
          #expect(message.hasPrefix("$.view.\(property.name)"), "\(kind.name): \(message)")
        }
      }
    }
  }

  /// Returns a node as JSON with a property and the properties that are required.
  private func node(_ kind: NodeKind, _ name: String, _ value: String) -> String {
    var members = ["\"type\": \"\(kind.name)\"", "\"\(name)\": \(value)"]
    for property in kind.properties where property.initial == nil && property.name != name {
      members.append("\"\(property.name)\": \(property.example)")
    }
    return "{\(members.joined(separator: ", "))}"
  }

  @Test func `every property of nested objects is accepted`() throws {
    try expectExamples(Gradient.table.properties) { members in
      #"{"type": "zbox", "background": {\#(members)}}"#
    }
    try expectExamples(BorderStyle.table.properties) { members in
      #"{"type": "zbox", "border": {\#(members)}}"#
    }
    try expectExamples(ShadowStyle.table.properties) { members in
      #"{"type": "zbox", "shadow": {\#(members)}}"#
    }
    try expectExamples(TextSpan.table.properties) { members in
      #"{"type": "label", "text": [{\#(members)}]}"#
    }
    try expectExamples(TableSectionContent.table.properties) { members in
      #"{"type": "table", "sections": [{\#(members)}]}"#
    }
  }

  private func expectExamples<Target>(
    _ properties: [SceneProperty<Target>],
    node: (String) -> String
  ) throws {
    let members = properties.map { "\"\($0.name)\": \($0.example)" }.joined(separator: ", ")
    #expect(throws: Never.self, "\(members)") { try ViewFixture.scene(node(members)) }
  }

  @Test func `every property of a scene is accepted`() throws {
    let members = Canvas.table.properties.map { "\"\($0.name)\": \($0.example)" }
    let text = #"{"scene": {\#(members.joined(separator: ", "))}, "view": {"type": "spacer"}}"#
    let document = try SceneDocument.parse(Array(text.utf8))
    #expect(ViewFixture.message(document) == "")
  }
}
