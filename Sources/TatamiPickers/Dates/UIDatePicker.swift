public import Foundation
public import TatamiControls
import TatamiGraphics
import TatamiViews

/// A control that picks a date, a time, a month or a duration.
///
/// It sends `valueChanged` for changes by a person only.
///
/// ```swift
/// let picker = UIDatePicker()
/// picker.datePickerMode = .date
/// picker.preferredDatePickerStyle = .wheels
/// picker.minimumDate = Date()
/// picker.addAction(UIAction { _ in print(picker.date) }, for: .valueChanged)
/// ```
open class UIDatePicker: UIControl {
  private var settings = DateSettings()
  private var preferredStyle = UIDatePickerStyle.automatic
  private var content: (any DateContent)?
  /// The style of the content.
  private var shownStyle: UIDatePickerStyle?

  /// Creates a picker for the present date and time; without a size it has that of its style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    updateStyle()
    if frame.size == .zero { sizeToFit() }
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  private func change(animated: Bool = false, _ change: (inout DateSettings) -> Void) {
    change(&settings)
    content?.show(settings, animated: animated)
    if shownStyle == .compact { invalidateIntrinsicContentSize() }
  }

  // MARK: Mode and style

  /// The kind of value that is picked; a date and a time by default.
  open var datePickerMode: Mode {
    get { settings.mode }
    set {
      settings.mode = newValue
      shownStyle = nil
      updateStyle()
    }
  }

  /// The form that the picker has if its mode allows it.
  open var preferredDatePickerStyle: UIDatePickerStyle {
    get { preferredStyle }
    set {
      preferredStyle = newValue
      updateStyle()
    }
  }

  /// The form of the picker, never automatic: compact by default, and wheels for months and
  /// durations.
  open var datePickerStyle: UIDatePickerStyle {
    switch (settings.mode, preferredStyle) {
    case (.countDownTimer, _), (.yearAndMonth, _): .wheels
    case (_, .automatic): .compact
    default: preferredStyle
    }
  }

  private func updateStyle() {
    let style = datePickerStyle
    guard style != shownStyle else { return }
    shownStyle = style
    content?.removeFromSuperview()
    let view = makeContent(style)
    content = view
    view.isEnabled = isEnabled
    view.didPick = { [weak self] in self?.picked($0) }
    view.show(settings, animated: false)
    addSubview(view)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func makeContent(_ style: UIDatePickerStyle) -> any DateContent {
    switch style {
    case .inline where settings.mode != .time: InlineDateView()
    case .compact: CompactDateView()
    default: DateWheels()
    }
  }

  // MARK: Calendar

  /// The language and the forms of dates; nil for the calendar's locale, else the current one.
  open var locale: Locale? {
    get { settings.locale }
    set { change { $0.locale = newValue } }
  }

  /// The calendar; nil for the current one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! {
    get { settings.calendar ?? .current }
    set { change { $0.calendar = newValue } }
  }

  /// The time zone; nil for that of the calendar.
  open var timeZone: TimeZone? {
    get { settings.timeZone }
    set { change { $0.timeZone = newValue } }
  }

  // MARK: Values

  /// The date, clamped to the limits and rounded down to the minute interval; rounded up where it
  /// would be before the earliest date.
  open var date: Date {
    get { settings.date }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date, optionally animated; one that is not finite is reported on standard error and
  /// ignored.
  open func setDate(_ date: Date, animated: Bool) {
    guard let date = checked(date) else { return }
    change(animated: animated) { $0.date = date }
  }

  /// The earliest date; nil for the year 1, and without effect if it is after the latest one.
  open var minimumDate: Date? {
    get { settings.minimum }
    set { setLimit(newValue) { $0.minimum = $1 } }
  }

  /// The latest date; nil for the year 9999, and without effect if it is before the earliest one.
  open var maximumDate: Date? {
    get { settings.maximum }
    set { setLimit(newValue) { $0.maximum = $1 } }
  }

  private func setLimit(_ date: Date?, _ set: (inout DateSettings, Date?) -> Void) {
    if let date, checked(date) == nil { return }
    change {
      set(&$0, date)
      $0.clampDate()
    }
  }

  private func checked(_ date: Date) -> Date? {
    guard date.timeIntervalSinceReferenceDate.isFinite else {
      Diagnostics.report(
        "a date must be finite, found \(date.timeIntervalSinceReferenceDate): \(self)"
      )
      return nil
    }
    return date
  }

  /// The duration in whole minutes, in seconds, clamped to 0 and below 24 hours.
  ///
  /// A duration that is not finite is reported on standard error and ignored.
  open var countDownDuration: TimeInterval {
    get { settings.duration }
    set {
      guard newValue.isFinite else {
        return Diagnostics.report("a duration must be finite, found \(newValue): \(self)")
      }
      change { $0.setDuration(newValue) }
    }
  }

  /// The number of minutes between two times that can be picked; one that does not divide 60 is
  /// reported on standard error, and 1 is used.
  open var minuteInterval: Int {
    get { settings.minuteInterval }
    set {
      change {
        guard !$0.setMinuteInterval(newValue) else { return }
        Diagnostics.report("a minute interval must divide 60, found \(newValue): \(self)")
      }
    }
  }

  /// Whether the date is rounded down to the minute interval.
  open var roundsToMinuteInterval: Bool {
    get { settings.roundsToMinuteInterval }
    set { change { $0.roundsToMinuteInterval = newValue } }
  }

  /// Handles values that a person has picked (N195).
  private func picked(_ picked: DateSettings) {
    let isNew = picked.date != settings.date || picked.duration != settings.duration
    settings = picked
    if shownStyle == .compact { invalidateIntrinsicContentSize() }
    if isNew { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: State and layout

  /// Whether a person can pick.
  open override var isEnabled: Bool {
    get { super.isEnabled }
    set {
      super.isEnabled = newValue
      content?.isEnabled = newValue
    }
  }

  /// Places the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = bounds
  }

  /// The size of the form.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    content?.fittingSize(size.width) ?? .zero
  }

  /// The size of the form.
  open override var intrinsicContentSize: CGSize { content?.fittingSize(0) ?? .zero }
}
