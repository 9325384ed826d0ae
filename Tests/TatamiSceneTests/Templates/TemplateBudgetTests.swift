import Foundation
import TestSupport
import Testing

@testable import TatamiScene

/// Short templates with short data cannot use much memory or time.
@MainActor @Suite(.environment) struct TemplateBudgetTests {
  private nonisolated static let tooLarge =
    ": with its data the document has more than 32 MiB, counting 32 bytes and the text of each value"
    + " and name; repeat fewer items"

  /// Returns the error of a template, the view of a scene; empty for a template that is expanded.
  private nonisolated static func message(_ view: String, _ data: String) -> String {
    do {
      let template = try SceneDocument.parse(Array("{\"view\": \(view)}".utf8))
      let data = try SceneData.document(Array(data.utf8))
      _ = try SceneTemplate.expand(SceneReader(template), data, item: nil)
    } catch {
      return "\(error)"
    }
    return ""
  }

  private nonisolated static let list =
    "[" + Array(repeating: "0", count: 1_000).joined(separator: ",") + "]"
  private nonisolated static let text = String(repeating: "x", count: 1_000)

  @Test(arguments: [
    // Values.
    (#"[{"$each": "a", "b": [{"$each": "a", "b": [{"$each": "a"}]}]}]"#, "$.view[0].b[0]"),
    // Values of data.
    (#"[{"$each": "a", "b": [{"$each": "a", "b": {"$data": "a"}}]}]"#, "$.view[0].b[0].b"),
    // Texts of values.
    (#"[{"$each": "a", "b": [{"$each": "a", "b": "{{t}}{{t}}{{t}}"}]}]"#, "$.view[0].b[0].b"),
    (#"[{"$each": "a", "b": [{"$each": "a", "b": {"$data": "t"}}]}]"#, "$.view[0].b[0].b"),
    // References without a value.
    (#"[{"$each": "a", "b": [{"$each": "a", "b": [{"$each": "e"}]}]}]"#, "$.view[0].b[0]"),
    (#"[{"$each": "a", "b": [{"$each": "a", "b": "{{n}}{{n}}"}]}]"#, "$.view[0].b[0].b"),
  ])
  func `repetitions inside each other end at the limit, with their path`(view: String, path: String)
  {
    let data = #"{"a": \#(Self.list), "t": "\#(Self.text)", "n": null, "e": []}"#
    let message = Self.message(view, data)
    #expect(message.hasPrefix(path), "\(message)")
    #expect(message.hasSuffix(Self.tooLarge), "\(message)")
  }

  @Test func `long names and texts of a template are counted each time`() {
    let name = String(repeating: "n", count: 50_000)
    let data = #"{"a": \#(Self.list)}"#
    let template = #"[{"$each": "a", "\#(name)": 0}]"#
    #expect(Self.message(template, data).hasSuffix(Self.tooLarge))
    let text = #"[{"$each": "a", "b": "\#(name)"}]"#
    #expect(Self.message(text, data).hasSuffix(Self.tooLarge))
  }

  @Test func `a template of 100,000 values and 20,000 texts is expanded`() {
    let rows = (0..<20_000).map { #"{"name": "Name \#($0)", "seat": \#($0)}"# }
    let view = #"[{"$each": "rows", "text": "{{name}}", "a": {"$data": "seat"}, "b": [0]}]"#
    #expect(Self.message(view, "[\(rows.joined(separator: ","))]") == "")
  }

  @Test func `a template of 4 KB that would take 3 GB is rejected in little memory`() async {
    await #expect(processExitsWith: .success) {
      let list = "[" + Array(repeating: "0", count: 100).joined(separator: ",") + "]"
      let text = String(repeating: "x", count: 3_000)
      let span = String(repeating: "{{t}}", count: 30)
      let view = """
        [{"$each": "a", "b": [{"$each": "a", "type": "label", "text": "\(span)"}]}]
        """
      let message = Self.message(view, #"{"a": \#(list), "t": "\#(text)"}"#)
      let isRejected = message.hasSuffix(Self.tooLarge)
      exit(isRejected && ProcessMemory.peak < 300_000_000 ? 0 : 1)
    }
  }

  // MARK: Views

  private func message(_ text: String) throws -> String {
    ViewFixture.message(try SceneDocument.parse(Array(text.utf8)))
  }

  @Test func `rows and tiles that styles repeat count as nodes`() throws {
    let rows = Array(repeating: "{}", count: 900).joined(separator: ",")
    let table = Array(repeating: #"{"type": "table", "style": "a"}"#, count: 30)
      .joined(separator: ",")
    let message = try message(
      """
      {"styles": {"a": {"sections": [{"rows": [\(rows)]}]}},
       "view": {"type": "vbox", "children": [\(table)]}}
      """
    )
    #expect(message.hasPrefix("$.styles.a.sections[0].rows["), "\(message)")
    let limit = "]: more than 20000 nodes, sections, columns, rows, cells and tiles"
    #expect(message.hasSuffix(limit), "\(message)")
  }

  @Test func `texts that styles and aliases repeat are limited`() throws {
    let text = String(repeating: "x", count: 90_000)
    let labels = Array(repeating: #"{"type": "label", "style": "a"}"#, count: 50)
      .joined(separator: ",")
    let styled = try message(
      #"{"styles": {"a": {"text": "\#(text)"}}, "view": {"type": "vbox", "children": [\#(labels)]}}"#
    )
    #expect(styled == "$.styles.a.text: the texts have more than 4 MiB in total")
    let aliases = Array(repeating: "*a", count: 100).joined(separator: ", ")
    let aliased = try message(
      "data: {a: &a \(text)}\nview: {type: label, text: [\(aliases)]}"
    )
    #expect(aliased == "$.view.text[46]: the texts have more than 4 MiB in total")
  }

  @Test func `lists that styles repeat are limited`() throws {
    let sizes = Array(repeating: "1", count: 1_000).joined(separator: ",")
    let boxes = Array(repeating: #"{"type": "hflow", "style": "a"}"#, count: 1_001)
      .joined(separator: ",")
    let message = try message(
      """
      {"styles": {"a": {"runRowSize": [\(sizes)]}},
       "view": {"type": "vbox", "children": [\(boxes)]}}
      """
    )
    #expect(message == "$.styles.a.runRowSize: the lists have more than 1000000 elements in total")
  }
}
