import Foundation

/// Years, months, days and times of a calendar in a time zone, as the parts of a picker count them.
struct PickerCalendar {
  let calendar: Calendar
  let locale: Locale
  /// The years that can be picked, counted from that of the anchor.
  static let years = -2000..<7999
  /// The days that can be picked, counted from that of the anchor.
  static let days = -730_485..<2_921_575
  /// A moment in the year and on the day that are counted as 0, in 2001.
  private static let anchor = Date(timeIntervalSinceReferenceDate: 12 * 3600)

  // MARK: Years and months

  /// Returns the first moment of the year of a date.
  func startOfYear(_ date: Date) -> Date {
    calendar.dateInterval(of: .year, for: date)?.start ?? calendar.startOfDay(for: date)
  }

  private var anchorYear: Date { startOfYear(Self.anchor) }

  /// Returns the first moment of a year, counted from that of the anchor.
  func year(_ number: Int) -> Date {
    let number = min(max(Self.years.lowerBound, number), Self.years.upperBound)
    return calendar.date(byAdding: .year, value: number, to: anchorYear) ?? anchorYear
  }

  /// Returns the number of the year of a date, counted from that of the anchor.
  func yearNumber(_ date: Date) -> Int {
    calendar.dateComponents([.year], from: anchorYear, to: startOfYear(date)).year ?? 0
  }

  /// Returns the first moments of the months of a year, and of the month after them.
  func months(of date: Date) -> [Date] {
    let start = startOfYear(date)
    var months = [start]
    for index in 1...14 {
      guard let month = calendar.date(byAdding: .month, value: index, to: start) else { break }
      months.append(month)
      if startOfYear(month) != start { break }
    }
    return months
  }

  /// Returns the index of the month of a date in its year.
  func monthIndex(_ date: Date) -> Int {
    max(0, (months(of: date).dropLast().lastIndex { $0 <= date }) ?? 0)
  }

  /// Returns the index of the month of another year that corresponds to that of a date.
  private func monthIndex(_ date: Date, in months: [Date]) -> Int {
    let month = calendar.dateComponents([.month], from: date)
    let parts = months.dropLast().map { calendar.dateComponents([.month], from: $0) }
    let exact = parts.firstIndex { $0.month == month.month && $0.isLeapMonth == month.isLeapMonth }
    let similar = parts.firstIndex { ($0.month ?? 0) >= (month.month ?? 0) }
    return exact ?? similar ?? max(0, parts.count - 1)
  }

  // MARK: Days

  /// Returns a day, counted from that of the anchor.
  func day(_ number: Int) -> Date {
    let number = min(max(Self.days.lowerBound, number), Self.days.upperBound)
    let day = calendar.date(byAdding: .day, value: number, to: Self.anchor) ?? Self.anchor
    return calendar.startOfDay(for: day)
  }

  /// Returns the number of the day of a date, counted from that of the anchor.
  func dayNumber(_ date: Date) -> Int {
    let noon = noon(of: date)
    let anchor = self.noon(of: Self.anchor)
    return calendar.dateComponents([.day], from: anchor, to: noon).day ?? 0
  }

  /// Returns the middle of a day, which exists in every time zone.
  private func noon(of date: Date) -> Date {
    time(12 * 3600, on: date, near: date)
  }

  /// Returns the number of days of the month that begins at a date.
  func dayCount(ofMonth start: Date) -> Int {
    calendar.range(of: .day, in: .month, for: start)?.count ?? 28
  }

  /// Returns a day of a month, counted from 1 and limited to the length of the month.
  func day(_ day: Int, ofMonth start: Date) -> Date {
    let index = min(max(1, day), dayCount(ofMonth: start)) - 1
    let date = calendar.date(byAdding: .day, value: index, to: start) ?? start
    return calendar.startOfDay(for: date)
  }

  /// Returns the day of the month of a date, from 1.
  func dayOfMonth(_ date: Date) -> Int { calendar.component(.day, from: date) }

  // MARK: Changed parts

  /// Returns a date in another year, in the same month and on the same day if they exist.
  func date(_ date: Date, inYear number: Int) -> Date {
    let months = months(of: year(number))
    return self.date(date, inMonth: months[monthIndex(date, in: months)])
  }

  /// Returns a date in another month of its year, on the same day if it exists.
  func date(_ date: Date, inMonthAt index: Int) -> Date {
    let months = months(of: date)
    return self.date(date, inMonth: months[min(max(0, index), max(0, months.count - 2))])
  }

  /// Returns a date in the month that begins at a date, on the same day if it exists.
  func date(_ date: Date, inMonth start: Date) -> Date {
    self.date(date, on: day(dayOfMonth(date), ofMonth: start))
  }

  /// Returns a date on another day of its month; the last one if the month is shorter.
  func date(_ date: Date, onDayOfMonth number: Int) -> Date {
    let month = months(of: date)[monthIndex(date)]
    return self.date(date, on: day(number, ofMonth: month))
  }

  /// Returns a date on another day at the same time.
  func date(_ date: Date, on day: Date) -> Date {
    time(secondOfDay(date), on: day, near: date)
  }

  // MARK: Times

  /// Returns the time that clocks show, in seconds since 0:00.
  func secondOfDay(_ date: Date) -> Int {
    let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
    return (parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60 + (parts.second ?? 0)
  }

  /// Returns the moment at which clocks show a time.
  ///
  /// Of two moments in a night with a repeated hour it is the one nearer to a date, the first one on
  /// other days; for a time that is skipped it is as long after midnight as if nothing was skipped.
  func time(_ second: Int, on day: Date, near date: Date) -> Date {
    let start = calendar.startOfDay(for: day)
    let plain = start.addingTimeInterval(TimeInterval(second))
    let shift = TimeInterval(second - secondOfDay(plain))
    let shifts = [0, shift, shift + 3600, shift - 3600, shift + 1800, shift - 1800]
    let moments = shifts.map { plain.addingTimeInterval($0) }
      .filter { calendar.startOfDay(for: $0) == start && secondOfDay($0) == second }
    if moments.contains(date) { return date }
    let isSameDay = calendar.startOfDay(for: date) == start
    let nearest = moments.min { left, right in
      guard isSameDay else { return left < right }
      return abs(left.timeIntervalSince(date)) < abs(right.timeIntervalSince(date))
    }
    return nearest ?? plain
  }

  /// Returns a date rounded down to a multiple of some minutes; a date for 1 minute.
  func rounded(_ date: Date, to minutes: Int) -> Date {
    guard minutes > 1 else { return date }
    let second = secondOfDay(date)
    let rest =
      date.timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate.rounded(.down)
    return date.addingTimeInterval(-rest - TimeInterval(second % (minutes * 60)))
  }
}
