/// What the text of a row that is no match tells.
enum NoteText {
  /// Whether a text is that of a total below a table.
  static func isTotal(_ text: String) -> Bool {
    FoldedText.words(of: text).first.map(totals.contains) ?? false
  }

  private static let totals: Set<String> = [
    "total", "totals", "sum", "summe", "gesamt", "totale", "totaal", "suma", "soma", "somme",
    "razem",
    "totalt", "toplam", "yhteensa", "celkem",
  ]

  /// Whether a text contains two numbers as a result does, and not a date, a time or a season: "3:1",
  /// "6 - 4".
  static func hasResult(_ text: String) -> Bool {
    guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return false }
    let form = #/(?:^|[^\d.:\-\/])(\d{1,4})\s?([-:–])\s?(\d{1,4})(?![\d.:\-\/])/#
    return text.matches(of: form).contains { match in
      guard let home = Int(match.output.1), let away = Int(match.output.3) else { return false }
      let isTime = match.output.2 == ":" && match.output.3.count == 2 && home < 24 && away % 5 == 0
      return !isTime && home < 1_000 && away < 1_000
    }
  }
}
