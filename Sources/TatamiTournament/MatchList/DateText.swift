/// Reads the day of a date, to order matches by.
enum DateText {
  /// The day as a number that grows with time, nil if the text is in no known order.
  ///
  /// Known are year, month, day ("2022-12-03", with any text behind a space or a T) and the dotted
  /// day, month, year ("3.12.2022"). Slashes with the year last mean two things and are not read.
  static func day(_ text: String) -> Int? {
    let date = text.prefix { $0 != " " && $0 != "T" }
    let isDotted = date.contains(".")
    let parts = date.split(omittingEmptySubsequences: false) { "-./".contains($0) }
    let numbers = parts.compactMap { ScoreText.number(String($0)) }
    guard parts.count == 3, numbers.count == 3 else { return nil }
    if parts[0].count == 4 { return day(numbers[0], numbers[1], numbers[2]) }
    if isDotted, parts[2].count == 4 { return day(numbers[2], numbers[1], numbers[0]) }
    return nil
  }

  private static func day(_ year: Int, _ month: Int, _ day: Int) -> Int? {
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    return (year * 12 + month - 1) * 31 + day - 1
  }
}
