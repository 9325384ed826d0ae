import TatamiMatchLists

/// Dates in the form in which a tournament shows them.
///
/// Dates of one form are shown as written. Dates of several forms, with a time or without separators
/// ("20240608") are shown as year, month and day: "2024-06-08", "2024-06-08 18:00". In languages other
/// than English these, and dates written with the year first, are shown in the form of the language.
package struct ShownDates: Sendable {
  private let parser: DateParser
  /// Whether the dates are shown as written.
  private let keepsForm: Bool
  private let language: TournamentLanguage

  /// Reads the dates of a tournament, as written.
  ///
  /// - Complexity: O(*n*) in the dates.
  package init(_ dates: some Collection<String>, language: TournamentLanguage = .english) {
    self.language = language
    parser = DateParser(dates.filter { !$0.isEmpty })
    keepsForm =
      parser.forms.count == 1 && parser.forms != [.digits] && !dates.contains(where: Self.hasTime)
      && (language == .english || parser.forms != [.yearFirst])
  }

  /// Returns a date of the tournament with its time; a date of an unknown form as written.
  package func text(of date: String) -> String {
    guard !keepsForm, let day = parser.day(of: date) else { return date }
    let text = language.text(of: day)
    return Self.time(in: date).map { "\(text) \($0)" } ?? text
  }

  /// The earliest and the latest of some dates without their times, nil if none has a known form.
  func range(of dates: some Sequence<String>) -> (first: String, last: String)? {
    let known = dates.compactMap { text in parser.day(of: text).map { (day: $0, text: text) } }
    guard let first = known.min(by: Self.isEarlier), let last = known.max(by: Self.isEarlier) else {
      return nil
    }
    return keepsForm
      ? (first.text, last.text) : (language.text(of: first.day), language.text(of: last.day))
  }

  private static func isEarlier(
    _ left: (day: DateParser.Day, text: String),
    than right: (day: DateParser.Day, text: String)
  ) -> Bool {
    (left.day.number, left.text) < (right.day.number, right.text)
  }

  private static func hasTime(_ date: String) -> Bool { date.utf8.contains(UInt8(ascii: ":")) }

  /// Returns the hour and the minute in a date such as "13 Jul 1930 - 15:00", nil without them.
  private static func time(in date: String) -> String? {
    guard hasTime(date) else { return nil }
    let words = date.split { !$0.isNumber && $0 != ":" }
    guard let time = words.last(where: { $0.contains(":") }) else { return nil }
    let parts = time.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 2, (1...2).contains(parts[0].count), parts[1].count == 2 else {
      return nil
    }
    return "\(parts[0]):\(parts[1])"
  }
}
