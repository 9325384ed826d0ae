import Testing

@testable import TatamiTesting

@Suite struct TreeDifferenceTests {
  @Test func `changed lines are printed in their order`() {
    let text = TreeDifference.text(of: "A\n  C 2\n  D\n  E", from: "A\n  B\n  C 1\n  D\n")
    #expect(text == "-   B\n-   C 1\n+   C 2\n+   E")
    #expect(TreeDifference.text(of: "A\n", from: "A") == nil)
  }

  @Test func `long differences are cut`() throws {
    let lines = { (prefix: String) in (0..<5_000).map { "\(prefix)\($0)" }.joined(separator: "\n") }
    let text = try #require(TreeDifference.text(of: lines("a"), from: lines("b")))
    #expect(text.split(separator: "\n").count == 61)
    #expect(text.hasSuffix("… and 3940 more"))
  }
}
