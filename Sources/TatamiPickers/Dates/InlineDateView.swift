import Foundation
import TatamiControls
import TatamiViews

/// The inline form of a date picker: a month with its days, and a line with the time (N197).
final class InlineDateView: UIView, DateContent {
  /// The panel below the line with the month.
  private enum Panel { case days, months, time }

  var didPick: (DateSettings) -> Void = { _ in }
  private let header = MonthHeader()
  private let grid = MonthGrid()
  private let monthWheels = DateWheels(mode: .yearAndMonth)
  private let timeWheels = DateWheels(mode: .time)
  private let timeLabel = UILabel()
  private let timeButton = DateButton()
  private var settings = DateSettings()
  /// A moment in the month that shows.
  private var month = Date()
  private var panel = Panel.days

  init() {
    super.init(frame: .zero)
    [grid, monthWheels, timeWheels, header, timeLabel, timeButton].forEach(addSubview)
    clipsToBounds = true
    timeLabel.text = "Time"
    timeLabel.isAccessibilityElement = false
    grid.didChoose = { [weak self] in self?.choose($0) }
    monthWheels.didPick = { [weak self] in self?.showMonth(of: $0.date) }
    timeWheels.didPick = { [weak self] in self?.take($0) }
    header.title.addAction(UIAction { [weak self] _ in self?.toggle(.months) }, for: .touchUpInside)
    header.previous.addAction(UIAction { [weak self] _ in self?.turn(-1) }, for: .touchUpInside)
    header.following.addAction(UIAction { [weak self] _ in self?.turn(1) }, for: .touchUpInside)
    timeButton.addAction(UIAction { [weak self] _ in self?.toggle(.time) }, for: .touchUpInside)
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer { [weak self] in self?.swiped($0) }
      swipe.direction = direction
      grid.addGestureRecognizer(swipe)
    }
    header.previous.accessibilityLabel = "Previous Month"
    header.following.accessibilityLabel = "Next Month"
    showPanel()
  }

  required init?(coder: NSCoder) { nil }

  var isEnabled = true {
    didSet { update() }
  }

  private var hasTime: Bool { settings.mode == .dateAndTime }

  func fittingSize(_ width: CGFloat) -> CGSize {
    let (least, usual) = DateMetrics.widths
    var height = DateMetrics.headerHeight + DateMetrics.weekdayHeight
    height += CGFloat(DateMetrics.weekCount) * DateMetrics.weekHeight
    if hasTime { height += DateMetrics.timeHeight }
    return CGSize(width: width > 0 ? max(least, min(width, usual)) : usual, height: height)
  }

  // MARK: Values

  func show(_ settings: DateSettings, animated: Bool) {
    self.settings = settings
    month = settings.date
    update()
  }

  private func showMonth(of date: Date) {
    month = date
    update()
  }

  private func update() {
    let dates = settings.pickerCalendar
    let texts = DateTexts(dates)
    let months = dates.months(of: month)
    let index = dates.monthIndex(month)
    header.title.setTitle(texts.text(month, template: "yMMMM"), for: .normal)
    header.previous.isEnabled = isEnabled && settings.limits.lowerBound < months[index]
    let end = months.indices.contains(index + 1) ? months[index + 1] : months[index]
    header.following.isEnabled = isEnabled && settings.limits.upperBound >= end
    header.title.isEnabled = isEnabled
    header.setNeedsLayout()
    grid.show(months[index], of: settings, isEnabled: isEnabled)
    var shown = settings
    shown.date = month
    if panel == .months { monthWheels.show(shown, animated: false) }
    if hasTime { timeWheels.show(settings, animated: false) }
    timeButton.title = texts.text(settings.date, template: "jmm")
    timeLabel.isHidden = !hasTime || dates.locale.language.languageCode?.identifier != "en"
    timeButton.isHidden = !hasTime
    timeButton.isEnabled = isEnabled
    updateFonts()
    setNeedsLayout()
  }

  private func take(_ picked: DateSettings) {
    show(picked, animated: true)
    didPick(picked)
  }

  private func choose(_ day: Date) {
    var picked = settings
    picked.date = settings.pickerCalendar.date(settings.date, on: day)
    take(picked)
  }

  // MARK: Months

  private func turn(_ months: Int) {
    let calendar = settings.pickerCalendar.calendar
    let dates = settings.pickerCalendar
    let start = dates.months(of: month)[dates.monthIndex(month)]
    guard let other = calendar.date(byAdding: .month, value: months, to: start) else { return }
    let button = months < 0 ? header.previous : header.following
    if button.isEnabled { showMonth(of: other) }
  }

  private func swiped(_ recognizer: UISwipeGestureRecognizer) {
    let isForward = (recognizer.direction == .left) != isRightToLeft
    turn(isForward ? 1 : -1)
  }

  private func toggle(_ other: Panel) {
    panel = panel == other ? .days : other
    showPanel()
    update()
  }

  private func showPanel() {
    grid.isHidden = panel != .days
    monthWheels.isHidden = panel != .months
    timeWheels.isHidden = panel != .time
    header.isOpen = panel == .months
    timeButton.isOpen = panel == .time
    if panel == .time {
      [header.previous, header.following].forEach { $0.isHidden = true }
    }
  }

  // MARK: Layout

  private func updateFonts() {
    timeLabel.font = DateMetrics(traits: traitCollection).textFont
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateFonts()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    header.frame = CGRect(x: 0, y: 0, width: width, height: DateMetrics.headerHeight)
    let bottom = bounds.height - (hasTime ? DateMetrics.timeHeight : 0)
    let panel = CGRect(
      x: 0,
      y: header.frame.maxY,
      width: width,
      height: max(0, bottom - header.frame.maxY)
    )
    grid.frame = panel
    let height = min(PickerMetrics.size.height, panel.height)
    for wheels in [monthWheels, timeWheels] {
      wheels.frame = panel.insetBy(dx: 0, dy: (panel.height - height) / 2)
    }
    placeTime(at: bottom)
  }

  private func placeTime(at y: CGFloat) {
    let (inset, height) = (DateMetrics.inset, DateMetrics.timeHeight)
    let size = timeButton.sizeThatFits(.zero)
    let button = CGRect(
      x: bounds.width - inset - size.width,
      y: y + (height - min(size.height, height)) / 2,
      width: size.width,
      height: min(size.height, height)
    )
    let label = CGRect(
      x: inset,
      y: y,
      width: max(0, button.minX - 2 * inset),
      height: height
    )
    timeLabel.textAlignment = isRightToLeft ? .right : .left
    timeButton.frame = isRightToLeft ? button.mirrored(in: bounds) : button
    timeLabel.frame = isRightToLeft ? label.mirrored(in: bounds) : label
  }
}
