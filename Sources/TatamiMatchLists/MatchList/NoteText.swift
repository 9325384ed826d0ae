/// The information in the text of a row that is no match.
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
    PairText.pairs(in: text).contains { home, sign, digits in
      guard let away = Int(digits) else { return false }
      let isTime = sign == ":" && digits.count == 2 && home < 24 && away % 5 == 0
      return !isTime && home < 1_000 && away < 1_000
    }
  }
}
