/// Parses the day of a date, by which matches are sorted.
enum DateParser {
  /// Returns a number that increases by day; nil if the date has another form.
  ///
  /// The forms are year, month, day ("2022-12-03", followed by any text after a space or a T) and
  /// day, month, year with dots ("3.12.2022"). Dates with slashes and the year last are ambiguous
  /// and therefore not parsed.
  static func day(of text: String) -> Int? {
    let date = text.prefix { $0 != " " && $0 != "T" }
    let isDotted = date.contains(".")
    let parts = date.split(omittingEmptySubsequences: false) { "-./".contains($0) }
    let numbers = parts.compactMap { ScoreParser.number(String($0)) }
    guard parts.count == 3, numbers.count == 3 else { return nil }
    if parts[0].count == 4 { return day(year: numbers[0], month: numbers[1], day: numbers[2]) }
    if isDotted, parts[2].count == 4 {
      return day(year: numbers[2], month: numbers[1], day: numbers[0])
    }
    return nil
  }

  private static func day(year: Int, month: Int, day: Int) -> Int? {
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    return (year * 12 + month - 1) * 31 + day - 1
  }
}
