import Foundation

/// The texts of a date picker in a calendar and a locale.
@MainActor
final class DateTexts {
  private let calendar: PickerCalendar
  private var formatters: [String: DateFormatter] = [:]

  init(_ calendar: PickerCalendar) {
    self.calendar = calendar
  }

  /// Returns a date in a pattern such as `LLLL`.
  func text(_ date: Date, pattern: String) -> String { formatter(pattern).string(from: date) }

  /// Returns a date in the pattern that a locale has for a template such as `yMMMM`.
  func text(_ date: Date, template: String) -> String {
    text(date, pattern: pattern(template))
  }

  private func formatter(_ pattern: String) -> DateFormatter {
    if let formatter = formatters[pattern] { return formatter }
    let formatter = DateFormatter()
    formatter.locale = calendar.locale
    formatter.calendar = calendar.calendar
    formatter.timeZone = calendar.calendar.timeZone
    formatter.dateFormat = pattern
    formatters[pattern] = formatter
    return formatter
  }

  private func pattern(_ template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: calendar.locale)
      ?? template
  }

  /// Returns the year of a date, with the era in calendars whose years begin again.
  func year(_ date: Date) -> String {
    var pattern = pattern("y").replacing("G", with: "").trimmingCharacters(in: .whitespaces)
    let eras: [Calendar.Identifier] = [.japanese, .republicOfChina]
    if eras.contains(calendar.calendar.identifier) { pattern = "G" + pattern }
    return text(date, pattern: pattern)
  }

  /// Returns a number with at least some digits.
  func number(_ number: Int, digits: Int) -> String {
    let style = IntegerFormatStyle<Int>(locale: calendar.locale).grouping(.never)
    return number.formatted(style.precision(.integerLength(digits...)))
  }

  /// Returns a number of hours or minutes with its unit.
  func hours(_ hours: Int) -> String {
    duration(.seconds(hours * 3600), .hours, .wide)
  }

  func minutes(_ minutes: Int) -> String {
    duration(.seconds(minutes * 60), .minutes, .abbreviated)
  }

  private func duration(
    _ duration: Duration,
    _ unit: Duration.UnitsFormatStyle.Unit,
    _ width: Duration.UnitsFormatStyle.UnitWidth
  ) -> String {
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [unit],
      width: width,
      zeroValueUnits: .show(length: 1)
    )
    return duration.formatted(style.locale(calendar.locale))
  }
}
