/// Reads the dates of a match list, by which matches are sorted.
///
/// Dates such as 6/12/2024 or 6-12-2024 can begin with the day or with the month: the dates of the
/// whole list decide.
package struct DateParser: Sendable {
  /// A date in a form that is understood.
  package struct Day: Hashable, Comparable, Sendable {
    let year: Int
    let month: Int
    package let day: Int
    /// The form of the text.
    package let form: Form

    /// A number that increases by day.
    package var number: Int { (year * 12 + month - 1) * 31 + day - 1 }

    /// The date as year, month and day: "2024-06-12".
    var text: String { "\(year)-\(DateParser.padded(month))-\(DateParser.padded(day))" }

    /// Whether the left day is earlier.
    package static func < (left: Day, right: Day) -> Bool { left.number < right.number }
  }

  /// The forms of dates.
  package enum Form: Hashable, Sendable {
    /// "2024-06-12", "2024/6/12"
    case yearFirst
    /// "20240612"
    case digits
    /// "12.6.2024"
    case dayFirst
    /// "12/6/2024" and "12-6-2024", day first or month first
    case slashes
    /// "12 June 2024", "June 12, 2024"
    case named
  }

  private var days: [String: Day] = [:]

  /// Reads dates that belong to one list.
  ///
  /// - Complexity: O(*n*) in the dates.
  package init(_ dates: some Sequence<String>) {
    var slashed: [String: [Int]] = [:]
    var known: Set<String> = []
    for date in dates where known.insert(date).inserted {
      if let numbers = DateParser.slashedNumbers(in: date) {
        slashed[date] = numbers
      } else if let day = DateParser.parse(date) {
        days[date] = day
      }
    }
    addSlashed(slashed)
  }

  /// The day of a date of the list, nil if its form is not understood.
  package func day(of date: String) -> Day? { days[date] }

  /// The forms of the dates that are understood.
  package var forms: Set<Form> { Set(days.values.lazy.map(\.form)) }

  /// Whether a text is a date of any form.
  static func isDate(_ text: String) -> Bool {
    parse(text) != nil || slashedNumbers(in: text) != nil
  }

  /// Whether a text has the form of a date that the Gregorian calendar does not have in any order of
  /// its day and month, such as "31/02/2024", "2024-02-30" and "30 February 2024".
  static func isImpossible(_ text: String) -> Bool {
    if let (year, first, second) = numbers(of: text) {
      return gregorianYears.contains(year) && !exists(year: year, month: second, day: first)
        && !exists(year: year, month: first, day: second)
    }
    guard let day = parse(text), gregorianYears.contains(day.year) else { return false }
    // The number after a month's name can be the hour, or the end of a range, instead of the year.
    let hasYear = day.form != .named || FoldedText.words(of: text).contains("\(day.year)")
    return !exists(year: hasYear ? day.year : leapYear, month: day.month, day: day.day)
  }

  /// The years that are not those of the Persian, Islamic, Buddhist or Hebrew calendar today.
  private static let gregorianYears = 1600..<2400
  private static let leapYear = 2000

  /// The year of a date of three numbers, and its day and month in any order; nil for another text, and
  /// for one whose year has two digits unless the others can be a day and a month.
  private static func numbers(of text: String) -> (year: Int, first: Int, second: Int)? {
    let date = text.prefix { $0 != " " && $0 != "T" }
    let parts = date.split(omittingEmptySubsequences: false) { "-./".contains($0) }
    let numbers = parts.compactMap { ScoreParser.number(String($0)) }
    guard parts.count == 3, numbers.count == 3 else { return nil }
    if parts[0].count == 4 { return (numbers[0], numbers[1], numbers[2]) }
    guard let year = year(numbers[2], digits: parts[2].count) else { return nil }
    if parts[2].count == 2 {
      guard (1...12).contains(min(numbers[0], numbers[1])), max(numbers[0], numbers[1]) <= 31,
        !date.contains("-") || !exists(year: 2000 + numbers[0], month: numbers[1], day: numbers[2])
      else { return nil }
    }
    return (year, numbers[0], numbers[1])
  }

  /// Whether a month has a day.
  private static func exists(year: Int, month: Int, day: Int) -> Bool {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return days.indices.contains(month - 1) && (1...days[month - 1]).contains(day)
  }

  /// Adds the dates with slashes if all of them can be read in only one way.
  private mutating func addSlashed(_ dates: [String: [Int]]) {
    let isDayFirst = dates.values.contains { $0[0] > 12 }
    let isMonthFirst = dates.values.contains { $0[1] > 12 }
    guard isDayFirst != isMonthFirst else { return }
    for (date, numbers) in dates {
      let (day, month) = isDayFirst ? (numbers[0], numbers[1]) : (numbers[1], numbers[0])
      days[date] = DateParser.day(year: numbers[2], month: month, day: day, .slashes)
    }
  }

  /// The three numbers of a date such as "6/12/2024", nil for another form.
  private static func slashedNumbers(in text: String) -> [Int]? {
    let date = text.prefix { $0 != " " }
    guard let separator = date.first(where: { "/-".contains($0) }) else { return nil }
    let parts = date.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { ScoreParser.number(String($0)) }
    guard parts.count == 3, numbers.count == 3, parts[0].count <= 2 else { return nil }
    guard let year = year(numbers[2], digits: parts[2].count) else { return nil }
    return [numbers[0], numbers[1], year]
  }

  private static func parse(_ text: String) -> Day? {
    let date = text.prefix { $0 != " " && $0 != "T" }
    if date.count == 8, let number = Int(date), date.allSatisfy(\.isNumber) {
      return day(year: number / 10_000, month: number / 100 % 100, day: number % 100, .digits)
    }
    let parts = date.split(omittingEmptySubsequences: false) { "-./".contains($0) }
    let numbers = parts.compactMap { ScoreParser.number(String($0)) }
    guard parts.count == 3, numbers.count == 3 else { return namedDay(in: text) }
    if parts[0].count == 4 {
      return day(year: numbers[0], month: numbers[1], day: numbers[2], .yearFirst)
    }
    guard !date.contains("/"), !date.contains("-"),
      let year = year(numbers[2], digits: parts[2].count)
    else { return nil }
    return day(year: year, month: numbers[1], day: numbers[0], .dayFirst)
  }

  /// Parses a date with the month's name: "12 June 2024", "Wed, Jun 12 2024", "3 de mayo de 2024".
  private static func namedDay(in text: String) -> Day? {
    let words = FoldedText.words(of: text)
    guard let index = words.firstIndex(where: { month(named: $0) != nil }),
      let month = month(named: words[index])
    else { return nil }
    let before = words[..<index].compactMap(Int.init)
    let after = words[(index + 1)...].compactMap(Int.init)
    guard let first = before.last ?? after.first,
      let last = before.isEmpty ? after.dropFirst().first : after.first,
      let year = year(last, digits: last > 99 ? 4 : 2)
    else { return nil }
    return day(year: year, month: month, day: first, .named)
  }

  /// The number of a month by the first letters of its name.
  private static func month(named word: String) -> Int? {
    guard word.utf8.count >= 3, monthStarts.contains(start(of: word)), word.count <= 10 else {
      return nil
    }
    return months.firstIndex { names in names.contains { word.hasPrefix($0) } }.map { $0 + 1 }
  }

  /// The beginnings of the months' names in the languages of match lists.
  private static let months: [[String]] = [
    ["jan", "ene", "gen"], ["feb", "fev"], ["mar", "maa", "mrt"], ["apr", "abr", "avr"],
    ["may", "mai", "mag", "mei"], ["jun", "giu", "juin"], ["jul", "lug", "juil"],
    ["aug", "ago", "aou"], ["sep", "set"], ["oct", "okt", "ott", "out"], ["nov"],
    ["dec", "dez", "dic"],
  ]

  /// The first bytes of these beginnings; most words begin with none of them.
  private static let monthStarts = Set(months.joined().map { start(of: $0) })

  private static func start(of word: String) -> UInt32 {
    word.utf8.prefix(3).reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func year(_ number: Int, digits: Int) -> Int? {
    switch digits {
    case 4: number
    case 2: number < 70 ? 2000 + number : 1900 + number
    default: nil
    }
  }

  private static func day(year: Int, month: Int, day: Int, _ form: Form) -> Day? {
    guard (1...12).contains(month), (1...31).contains(day), (1000...9999).contains(year) else {
      return nil
    }
    return Day(year: year, month: month, day: day, form: form)
  }

  static func padded(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
