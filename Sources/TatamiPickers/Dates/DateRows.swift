import Foundation

/// The rows of a date picker's columns: their values, texts and dates.
@MainActor
struct DateRows {
  /// The number of rows of columns whose values begin again.
  private static let cyclicRows = 10_000

  let settings: DateSettings
  let calendar: PickerCalendar
  let parts: DateParts
  private let texts: DateTexts
  private let months: [Date]

  init(_ settings: DateSettings, mode: UIDatePicker.Mode) {
    self.settings = settings
    calendar = settings.pickerCalendar
    parts = DateParts(mode, calendar.locale)
    texts = DateTexts(calendar)
    months = calendar.months(of: settings.date)
  }

  // MARK: Values

  /// The number of values of a column.
  func valueCount(_ part: DatePart) -> Int {
    switch part {
    case .day: PickerCalendar.days.count
    case .year: PickerCalendar.years.count
    case .month: max(1, months.count - 1)
    case .dayOfMonth: calendar.calendar.maximumRange(of: .day)?.count ?? 31
    case .hour, .hours: 24
    case .minute, .minutes: 60 / settings.minuteInterval
    case .period: 2
    }
  }

  private func isCyclic(_ part: DatePart) -> Bool {
    [.month, .dayOfMonth, .hour, .minute].contains(part)
  }

  /// The number of rows of a column.
  func rowCount(_ part: DatePart) -> Int {
    let count = valueCount(part)
    return isCyclic(part) ? count * (Self.cyclicRows / count) : count
  }

  /// Returns the value of a row, from 0.
  func value(_ part: DatePart, row: Int) -> Int { row % valueCount(part) }

  /// Returns the value of the date or the duration.
  func value(_ part: DatePart) -> Int {
    let date = settings.date
    let second = calendar.secondOfDay(date)
    return switch part {
    case .day: calendar.dayNumber(date) - PickerCalendar.days.lowerBound
    case .year: calendar.yearNumber(date) - PickerCalendar.years.lowerBound
    case .month: calendar.monthIndex(date)
    case .dayOfMonth: calendar.dayOfMonth(date) - 1
    case .hour: second / 3600
    case .minute: second % 3600 / 60 / settings.minuteInterval
    case .period: second / (12 * 3600)
    case .hours: Int(settings.duration) / 3600
    case .minutes: Int(settings.duration) % 3600 / 60 / settings.minuteInterval
    }
  }

  /// Returns the row of the present value that is nearest to another row.
  func row(_ part: DatePart, near row: Int) -> Int {
    let (count, value) = (valueCount(part), value(part))
    guard isCyclic(part) else { return min(max(0, value), count - 1) }
    let start = row - row % count + value
    let nearest = [start - count, start, start + count].filter { (0..<rowCount(part)).contains($0) }
      .min { abs($0 - row) < abs($1 - row) }
    return nearest ?? min(max(0, value), count - 1)
  }

  /// Returns a row in the middle of a column.
  func middleRow(_ part: DatePart) -> Int { row(part, near: rowCount(part) / 2) }

  // MARK: Picking

  /// Returns the values after a row was picked.
  func picked(_ part: DatePart, row: Int) -> DateSettings {
    var settings = settings
    let value = value(part, row: row)
    if part.isDuration {
      settings.setDuration(duration(part, value))
    } else {
      settings.date = date(part, value)
    }
    return settings
  }

  /// Returns the duration with another part, at least one interval, in seconds.
  private func duration(_ part: DatePart, _ value: Int) -> TimeInterval {
    let interval = settings.minuteInterval
    let hours = part == .hours ? value : self.value(.hours)
    let minutes = part == .minutes ? value : self.value(.minutes)
    return TimeInterval(max(interval, hours * 60 + minutes * interval) * 60)
  }

  /// Returns the date with another part.
  private func date(_ part: DatePart, _ value: Int) -> Date {
    let date = settings.date
    let (hour, minute) = (self.value(.hour), calendar.secondOfDay(date) % 3600 / 60)
    func time(_ hour: Int, _ minute: Int) -> Date {
      calendar.time(hour * 3600 + minute * 60, on: date, near: date)
    }
    return switch part {
    case .day: calendar.date(date, on: calendar.day(value + PickerCalendar.days.lowerBound))
    case .year: calendar.date(date, inYear: value + PickerCalendar.years.lowerBound)
    case .month: calendar.date(date, inMonthAt: value)
    case .dayOfMonth: calendar.date(date, onDayOfMonth: value + 1)
    case .hour: time(value, minute)
    case .minute: time(hour, value * settings.minuteInterval)
    case .period: time(hour % 12 + 12 * value, minute)
    case .hours, .minutes: date
    }
  }

  // MARK: Limits

  /// Whether a row has dates that can be picked.
  func isAllowed(_ part: DatePart, row: Int) -> Bool {
    let value = value(part, row: row)
    if part == .dayOfMonth,
      value >= calendar.dayCount(ofMonth: months[calendar.monthIndex(settings.date)])
    {
      return false
    }
    return interval(part, value).map(settings.allows) ?? true
  }

  /// Returns the moments that a value stands for; nil for durations.
  private func interval(_ part: DatePart, _ value: Int) -> DateInterval? {
    let date = date(part, value)
    let unit: Calendar.Component
    switch part {
    case .day, .dayOfMonth: unit = .day
    case .year:
      let number = value + PickerCalendar.years.lowerBound
      return interval(calendar.year(number), calendar.year(number + 1))
    case .month:
      guard months.indices.contains(value + 1) else { return nil }
      return interval(months[value], months[value + 1])
    case .hour: return interval(date, seconds: 3600, unit: 3600)
    case .minute:
      let length = settings.minuteInterval * 60
      let rounds = settings.roundsToMinuteInterval && settings.minuteInterval > 1
      return interval(date, seconds: rounds ? 1 : length, unit: length)
    case .period: return interval(date, seconds: 12 * 3600, unit: 12 * 3600)
    case .hours, .minutes: return nil
    }
    return calendar.calendar.dateInterval(of: unit, for: date)
  }

  private func interval(_ start: Date, _ end: Date) -> DateInterval {
    DateInterval(start: min(start, end), end: end)
  }

  /// Returns the part of a day around a date, in units of some seconds.
  private func interval(_ date: Date, seconds: Int, unit: Int) -> DateInterval {
    let past = calendar.secondOfDay(date) % unit
    let start = date.addingTimeInterval(-TimeInterval(past))
    return DateInterval(start: start, duration: TimeInterval(seconds))
  }

  // MARK: Texts

  /// Returns the text of a row.
  func title(_ part: DatePart, row: Int) -> String {
    let value = value(part, row: row)
    switch part {
    case .day:
      let day = calendar.day(value + PickerCalendar.days.lowerBound)
      return texts.text(day, template: "EEEMMMd")
    case .year: return texts.year(calendar.year(value + PickerCalendar.years.lowerBound))
    case .month:
      return months.indices.contains(value) ? texts.text(months[value], pattern: "LLLL") : ""
    case .dayOfMonth: return dayTitle(value + 1)
    case .hour: return texts.number(parts.shownHour(value), digits: parts.hourDigits)
    case .minute: return texts.number(value * settings.minuteInterval, digits: 2)
    case .period: return value == 0 ? calendar.calendar.amSymbol : calendar.calendar.pmSymbol
    case .hours: return texts.hours(value)
    case .minutes: return texts.minutes(value * settings.minuteInterval)
    }
  }

  /// Returns the text of a row in which numbers beside units have room for two digits.
  func alignedTitle(_ part: DatePart, row: Int) -> String {
    let title = title(part, row: row)
    let hasOneDigit = part.isDuration && title.prefix(while: \.isNumber).count == 1
    return hasOneDigit ? "\u{2007}" + title : title
  }

  /// Returns the text of a day of the month, also of one that this month does not have.
  private func dayTitle(_ day: Int) -> String {
    let long = months.dropLast().first { calendar.dayCount(ofMonth: $0) >= day }
    let month = long ?? months[0]
    let date = calendar.calendar.date(byAdding: .day, value: day - 1, to: month) ?? month
    return texts.text(date, template: "d")
  }

  /// Returns texts with the width of the widest rows of a column.
  func samples(_ part: DatePart) -> [String] {
    switch part {
    case .day:
      let row = value(.day)
      return stride(from: 0, to: 366, by: 9).map { title(.day, row: max(0, row - $0)) }
    case .year: return [title(.year, row: value(.year))]
    case .minute, .minutes: return [alignedTitle(part, row: valueCount(part) - 1)]
    default: return (0..<valueCount(part)).map { alignedTitle(part, row: $0) }
    }
  }
}
