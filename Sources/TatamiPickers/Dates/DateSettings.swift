import Foundation

/// The values of a date picker.
struct DateSettings {
  /// The dates that can be picked, of the years 1 to 9999 of the Gregorian calendar.
  private static let allDates =
    Date(timeIntervalSince1970: -62_135_596_800)...Date(timeIntervalSince1970: 253_402_300_799)
  /// The longest duration, in seconds.
  private static let longestDuration: TimeInterval = 24 * 3600 - 60

  var mode = UIDatePicker.Mode.dateAndTime
  var locale: Locale?
  var calendar: Calendar?
  var timeZone: TimeZone?
  /// The earliest and the latest date; without effect if the earliest is the later one.
  var minimum: Date?
  var maximum: Date?
  var roundsToMinuteInterval = true
  private(set) var minuteInterval = 1
  private(set) var duration: TimeInterval = 0
  private var exactDate = Date()

  /// The calendar with the locale and the time zone of the picker.
  var pickerCalendar: PickerCalendar {
    var calendar = calendar ?? .current
    let locale = locale ?? calendar.locale.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? .current
    calendar.locale = locale
    if let timeZone { calendar.timeZone = timeZone }
    return PickerCalendar(calendar: calendar, locale: locale)
  }

  /// Sets the minute interval; returns false if it does not divide 60, and sets 1 then.
  mutating func setMinuteInterval(_ interval: Int) -> Bool {
    let divides = interval > 0 && 60.isMultiple(of: interval)
    minuteInterval = divides ? interval : 1
    return divides
  }

  /// Sets the duration in whole minutes below 24 hours, in seconds.
  mutating func setDuration(_ seconds: TimeInterval) {
    let limited = min(max(0, seconds), Self.longestDuration)
    duration = (limited / 60).rounded(.down) * 60
  }

  /// The date, rounded down to the minute interval if dates are rounded (N194), and up if it were
  /// before the earliest date otherwise (N193).
  var date: Date {
    get { roundsToMinuteInterval ? rounded(exactDate) : exactDate }
    set { exactDate = clamped(newValue) }
  }

  /// Returns the date as it is if no multiple of the interval beside it can be picked.
  private func rounded(_ date: Date) -> Date {
    let (limits, calendar) = (limits, pickerCalendar)
    let earlier = calendar.rounded(date, to: minuteInterval)
    guard earlier < limits.lowerBound else { return earlier }
    let later = earlier.addingTimeInterval(TimeInterval(minuteInterval * 60))
    return limits.contains(later) ? later : date
  }

  /// Clamps the date to changed limits.
  mutating func clampDate() { exactDate = clamped(exactDate) }

  /// The earliest and the latest date that can be picked (N193).
  var limits: ClosedRange<Date> {
    let lower = minimum.map(Self.legal) ?? Self.allDates.lowerBound
    let upper = maximum.map(Self.legal) ?? Self.allDates.upperBound
    return lower <= upper ? lower...upper : Self.allDates
  }

  private static func legal(_ date: Date) -> Date {
    min(max(allDates.lowerBound, date), allDates.upperBound)
  }

  /// Returns the nearest date that can be picked.
  func clamped(_ date: Date) -> Date {
    let limits = limits
    return min(max(limits.lowerBound, date), limits.upperBound)
  }

  /// Whether an interval has dates that can be picked.
  func allows(_ interval: DateInterval) -> Bool {
    let limits = limits
    return interval.start <= limits.upperBound && interval.end > limits.lowerBound
  }
}
