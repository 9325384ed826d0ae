import Foundation
import TatamiControls
import TatamiViews

/// The days of a month below their weekdays.
final class MonthGrid: UIView {
  /// Called with the first moment of a day that a person has chosen.
  var didChoose: (Date) -> Void = { _ in }
  private var weekdays: [UILabel] = []
  private var days: [DayView] = []
  /// The number of days of the first week that belong to the month before.
  private var gap = 0

  /// Shows the month that begins at a date.
  func show(_ month: Date, of settings: DateSettings, isEnabled: Bool) {
    let dates = settings.pickerCalendar
    let texts = DateTexts(dates)
    showWeekdays(dates.calendar)
    let weekday = dates.calendar.component(.weekday, from: month)
    gap = (weekday - dates.calendar.firstWeekday + 7) % 7
    let selected = dates.calendar.startOfDay(for: settings.date)
    let today = dates.calendar.startOfDay(for: DateEnvironment.current.now())
    setDayCount(max(1, dates.dayCount(ofMonth: month)))
    for (index, view) in days.enumerated() {
      let day = dates.day(index + 1, ofMonth: month)
      view.show(
        day,
        title: texts.text(day, pattern: "d"),
        spoken: texts.text(day, template: "EEEEMMMMd"),
        DayView.Look(isSelected: day == selected, isToday: day == today)
      )
      let interval = dates.calendar.dateInterval(of: .day, for: day)
      view.isEnabled = isEnabled && interval.map(settings.allows) ?? true
    }
    setNeedsLayout()
  }

  /// Adds or removes the last days; the others, which may have the focus, stay.
  private func setDayCount(_ count: Int) {
    while days.count > count { days.removeLast().removeFromSuperview() }
    while days.count < count {
      let view = DayView()
      let choose = UIAction { [weak self, weak view] _ in
        if let view { self?.didChoose(view.day) }
      }
      view.addAction(choose, for: .touchUpInside)
      addSubview(view)
      days.append(view)
    }
  }

  private func showWeekdays(_ calendar: Calendar) {
    while weekdays.count < 7 {
      let label = UILabel()
      label.textAlignment = .center
      label.textColor = .tertiaryLabel
      label.isAccessibilityElement = false
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.6
      weekdays.append(label)
      addSubview(label)
    }
    let symbols = calendar.shortStandaloneWeekdaySymbols
    for (index, label) in weekdays.enumerated() {
      let weekday = (calendar.firstWeekday - 1 + index) % 7
      label.text =
        symbols.indices.contains(weekday)
        ? symbols[weekday].uppercased(with: calendar.locale) : nil
    }
    updateFonts()
  }

  private func updateFonts() {
    let font = DateMetrics(traits: traitCollection).weekdayFont
    for label in weekdays { label.font = font }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateFonts()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / 7
    for (column, label) in weekdays.enumerated() {
      let frame = CGRect(
        x: CGFloat(column) * width,
        y: 0,
        width: width,
        height: DateMetrics.weekdayHeight
      )
      label.frame = placed(frame).insetBy(dx: min(1, width / 2), dy: 0)
    }
    for (index, day) in days.enumerated() {
      let (row, column) = (index + gap).quotientAndRemainder(dividingBy: 7)
      day.frame = placed(
        CGRect(
          x: CGFloat(column) * width,
          y: DateMetrics.weekdayHeight + CGFloat(row) * DateMetrics.weekHeight,
          width: width,
          height: DateMetrics.weekHeight
        )
      )
    }
  }

  private func placed(_ frame: CGRect) -> CGRect {
    isRightToLeft ? frame.mirrored(in: bounds) : frame
  }
}
