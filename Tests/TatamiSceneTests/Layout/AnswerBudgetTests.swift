import TatamiDocuments
import Testing

@testable import TatamiScene

/// Limits hold for a document as a whole, not for each of its lists.
@Suite struct AnswerBudgetTests {
  private func error(_ text: String) throws -> SceneError? {
    let document = try SceneDocument.parse(Array(text.utf8))
    do throws(SceneError) {
      _ = try SceneLayout.read(document)
      return nil
    } catch {
      return error
    }
  }

  /// A mosaic of 900,000 items with queries that find 60,000 each.
  private func mosaic(queries count: Int) -> String {
    let queries = Array(repeating: "[0, 0, 100, 599990]", count: count).joined(separator: ", ")
    return #"{"layout": "mosaic", "axis": "vertical", "crossLength": 90, "#
      + #""sections": [{"items": 900000, "pattern": {"preset": "triple"}}], "#
      + #""queries": [\#(queries)]}"#
  }

  @Test func `the items of a document and of its queries share one budget`() throws {
    #expect(try error(mosaic(queries: 1)) == nil)
    let second = DocumentPath.element(of: .member(of: .root, name: "queries"), index: 1)
    let expected = SceneError.tooManyItems(asked: 1_000_001, limit: 1_000_000, at: second)
    #expect(try error(mosaic(queries: 2)) == expected)
  }

  @Test func `bytes are counted before they are written`() throws {
    var budget = AnswerBudget()
    try budget.spend(100_000, numbers: 66, text: 400, at: .root)
    let expected = SceneError.answerTooLarge(bytes: 300_900_000, limit: 256 << 20, at: .root)
    #expect(throws: expected) { try budget.spend(100_000, numbers: 38, text: 9, at: .root) }
    #expect(throws: SceneError.self) { try budget.spend(.max, numbers: 1, at: .root) }
  }

  @Test func `nested winners are refused before they are drawn`() throws {
    let level = #"{"match": [{"match": ["entry"], "winners": 131072}, "#
    let count = 100
    let tree =
      String(repeating: level, count: count) + #""entry""# + String(repeating: "]}", count: count)
    let text =
      #"{"layout": "bracket", "api": "structure", "size": [9, 9], "style": "left", "#
      + #""structure": \#(tree)}"#
    guard case .tooManyItems(_, let limit, let path)? = try error(text) else {
      Issue.record("the tree is not refused for its items")
      return
    }
    #expect(limit == 1_000_000)
    #expect(path.description.hasPrefix("$.structure.match[1]"))
  }

  @Test func `winners of all matches are stored once each`() throws {
    let won = (0..<20_000).map { "\($0)" }.joined(separator: ",")
    func text(_ won: String) -> String {
      #"{"layout": "bracket", "api": "structure", "size": [900, 900], "style": "left", "#
        + #""symmetric": {"layers": 10, "wonAll": [\#(won)]}}"#
    }
    func frames(_ text: String) throws -> SceneValue {
      try SceneLayout.read(SceneDocument.parse(Array(text.utf8))).frames()
    }
    #expect(try frames(text(won)) == frames(text("0, 1, 7")))
  }
}
