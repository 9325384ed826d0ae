import TatamiTournament
import Testing

/// Texts that people save instead of tables: pages, tables of Markdown, messages.
@Suite struct ForeignTextTests {
  private static let page = """
    <tr><th>Round</th><th>Home</th><th>Away</th><th>Score</th></tr>
    <tr><td>SF</td><td>Ash</td><td>Birch</td><td>2-1</td></tr>
    <tr><td>Final</td><td>Ash</td><td>Cedar</td><td>0-1</td></tr>
    """

  @Test(arguments: [
    "<table>\n\(page)\n</table>", "\u{FEFF}<!DOCTYPE html>\n<html>\n\(page)</html>",
    "\n \n<!-- a, b; c -->\n<TABLE class=\"x\">\(page)", "<?xml version=\"1.0\"?><html>\(page)",
    "<html><body><p>Cup&nbsp;2024; round,home,away</p></body></html>",
    "Results of the cup, 2024\n<b>Cup</b><table>\(page)</table>",
  ])
  func `HTML is refused with a way to save its table`(_ text: String) {
    #expect(
      MatchListFixture.errorMessage(text)
        == "cup.csv:1: this is HTML, the text of a web page; open it in a spreadsheet and save its table"
        + " as CSV, or copy the table into one"
    )
  }

  @Test(arguments: ["<b>Ash</b>", "<tr>", "<3 Ash", "Ash <html>", "<table> FC"])
  func `a tag in a name does not make a table HTML`(_ name: String) throws {
    let cup = try MatchListFixture.tournament("round,home,away,score\nFinal,\"\(name)\",B,2-1")
    #expect(cup.participants.map(\.name) == [name, "B"])
  }

  @Test func `a fragment of a table in a cell does not make a table HTML`() throws {
    let text =
      "round,home,away,score,note\nFinal,Ash,Birch,2-1,\"<table><tr><td>x</td></tr></table>\""
    #expect(try MatchListFixture.tournament(text).champion() == "Ash")
  }

  private static let rows = [
    "| Round | Home | Away | Score |", "| --- | :-- | :-: | --: |", "| SF | Ash | Birch | 2-1 |",
    "| SF | Cedar | Dale | 3-0 |", "| Final | Ash | Cedar | 0-1 |",
  ]

  @Test(arguments: [
    rows.joined(separator: "\n"), rows.joined(separator: "\r\n"),
    rows.map { String($0.dropFirst(2).dropLast(2)) }.joined(separator: "\n"),
    (["## Cup; 2024", ""] + rows).joined(separator: "\n"),
    rows.joined(separator: "\n").replacing("Ash", with: "**Ash**"),
    """
    +-------+-------+-------+-------+
    | Round | Home  | Away  | Score |
    +-------+-------+-------+-------+
    | SF    | Ash   | Birch | 2-1   |
    | SF    | Cedar | Dale  | 3-0   |
    | Final | Ash   | Cedar | 0-1   |
    +-------+-------+-------+-------+
    """,
    """
     Round | Home  | Away  | Score
    -------+-------+-------+-------
     SF    | Ash   | Birch | 2-1
     SF    | Cedar | Dale  | 3-0
     Final | Ash   | Cedar | 0-1
    """,
  ])
  func `a table of Markdown is read without its rule and outer pipes`(_ text: String) throws {
    let cup = try MatchListFixture.tournament(text)
    #expect(cup.participants.map(\.name).sorted() == ["Ash", "Birch", "Cedar", "Dale"])
    #expect(cup.champion() == "Cedar")
  }

  @Test func `errors of a table of Markdown name its lines`() {
    let text = Self.rows.joined(separator: "\n").replacing("3-0", with: "3-0-x-?")
    let message = MatchListFixture.errorMessage(text) ?? ""
    #expect(message.hasPrefix("cup.csv:4: result is '3-0-x-?'"), "\(message)")
  }

  @Test func `a cell of Markdown can have an escaped pipe and stay open`() throws {
    let text = "Round|Home|Away|Score\n-|-|-|-\nFinal|A \\| B|C \"D\"|"
    let list = try MatchListFixture.list(text)
    #expect(list.records.map(\.home) == [.named("A | B")])
    #expect(list.records.map(\.away) == [.named("C \"D\"")])
    #expect(list.records.map(\.result.score) == [nil])
  }

  @Test func `a quoted cell of Markdown can have pipes`() throws {
    let text =
      "Round | Home | Away | Score\n-|-|-|-\nFinal | \"A | \"\"B\"\"\" | \"C | 2-1"
    let list = try MatchListFixture.list(text)
    #expect(list.records.map(\.home) == [.named("A | \"B\"")])
    #expect(list.records.map(\.away) == [.named("\"C")])
  }

  @Test func `pipes without a rule separate cells as they are`() throws {
    let list = try MatchListFixture.list("round|home|away|score\nFinal|**A**|B|2-1")
    #expect(list.records.map(\.home) == [.named("**A**")])
  }

  @Test(arguments: [
    "[21:03, 12/05/2024] Anna: Semi: Ash - Birch 3:1\n[21:04, 12/05/2024] Ben: Final: Ash - Dale 0:2",
    "12/05/2024, 21:03 - Anna: Semi: Ash - Birch 3:1\n12/05/2024, 21:04 - Ben: hm\nFinal soon",
    "[12.05.24, 21:03:11] Anna: Ash - Birch\n[12.05.24, 21:04:11] Ben: Cedar - Dale",
    "5/12/24, 9:03 PM - Anna: Ash - Birch\n5/12/24, 9:04 PM - Ben: Cedar - Dale",
  ])
  func `messages are refused with what to remove`(_ text: String) {
    let message = MatchListFixture.errorMessage(text) ?? ""
    #expect(message.hasPrefix("cup.csv:1: the lines begin with a time and a sender"), "\(message)")
  }
}
