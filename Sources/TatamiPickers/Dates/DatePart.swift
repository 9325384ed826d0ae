import Foundation

/// A column of a date picker.
enum DatePart: Hashable {
  /// A day with its month, for dates and times.
  case day
  case year
  case month
  case dayOfMonth
  case hour
  case minute
  /// Before or after noon.
  case period
  /// The hours and the minutes of a duration.
  case hours
  case minutes

  /// Whether the column is a part of a duration, whose texts are numbers with units.
  var isDuration: Bool { self == .hours || self == .minutes }
}

/// The order of the columns in a locale, and the forms of the time.
struct DateParts {
  let parts: [DatePart]
  /// The letter of hours in patterns: `h` and `K` count to noon, `H` and `k` to midnight.
  private(set) var hourLetter: Character = "H"
  /// The smallest number of digits of hours.
  private(set) var hourDigits = 1

  init(_ mode: UIDatePicker.Mode, _ locale: Locale) {
    switch mode {
    case .date: parts = Self.parts("yMMMMd", locale)
    case .yearAndMonth: parts = Self.parts("yMMMM", locale)
    case .countDownTimer: parts = [.hours, .minutes]
    case .time: parts = Self.parts("jmm", locale)
    case .dateAndTime: parts = [.day] + Self.parts("jmm", locale)
    }
    let letters = Self.letters("jmm", locale).filter { "hHkK".contains($0) }
    if let letter = letters.first { hourLetter = letter }
    hourDigits = min(max(1, letters.count), 2)
  }

  /// Returns the letters of a pattern without quoted texts.
  private static func letters(_ template: String, _ locale: Locale) -> [Character] {
    let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
    var isQuoted = false
    return (pattern ?? template).filter { character in
      if character == "'" { isQuoted.toggle() }
      return !isQuoted
    }
  }

  private static func parts(_ template: String, _ locale: Locale) -> [DatePart] {
    var parts: [DatePart] = []
    for letter in letters(template, locale) {
      let part: DatePart? =
        switch letter {
        case "y", "Y", "u", "U", "r": .year
        case "M", "L": .month
        case "d": .dayOfMonth
        case "h", "H", "k", "K": .hour
        case "m": .minute
        case "a", "b", "B": .period
        default: nil
        }
      if let part, !parts.contains(part) { parts.append(part) }
    }
    return parts
  }

  /// Returns the number that stands for an hour from 0 to 23.
  func shownHour(_ hour: Int) -> Int {
    switch hourLetter {
    case "h": (hour + 11) % 12 + 1
    case "K": hour % 12
    case "k": hour == 0 ? 24 : hour
    default: hour
    }
  }
}
