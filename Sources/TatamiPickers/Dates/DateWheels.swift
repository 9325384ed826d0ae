import Foundation
import TatamiControls
import TatamiText
import TatamiViews

/// The wheels of a date picker (N196).
final class DateWheels: UIView, DateContent {
  var didPick: (DateSettings) -> Void = { _ in }
  private let picker = UIPickerView()
  /// The mode of the wheels if it is another one than the picker's.
  private let mode: UIDatePicker.Mode?
  private var rows: DateRows?
  private var widths: [CGFloat] = []
  /// The room beside the widest text of each column, on both sides together.
  private var padding: CGFloat = 0
  private var font = PickerMetrics(traits: .current).font
  private var measuredWidth: CGFloat = 0
  /// The least and the most room beside the texts of a column.
  private static let paddings: ClosedRange<CGFloat> = 8...28

  /// Creates wheels, by default for the mode of the values that they show.
  init(mode: UIDatePicker.Mode? = nil) {
    self.mode = mode
    super.init(frame: .zero)
    picker.dataSource = self
    picker.delegate = self
    addSubview(picker)
  }

  required init?(coder: NSCoder) { nil }

  var isEnabled: Bool {
    get { picker.isEnabled }
    set {
      picker.isEnabled = newValue
      picker.alpha = newValue ? 1 : 0.4
    }
  }

  func fittingSize(_ width: CGFloat) -> CGSize {
    CGSize(width: PickerMetrics.size.width, height: PickerMetrics.size.height)
  }

  private var parts: [DatePart] { rows?.parts.parts ?? [] }

  // MARK: Values

  func show(_ settings: DateSettings, animated: Bool) {
    let old = rows
    let new = DateRows(settings, mode: mode ?? settings.mode)
    rows = new
    let counts = new.parts.parts.map(new.rowCount)
    guard old?.parts.parts == new.parts.parts,
      old.map({ old in parts.map(old.rowCount) }) == counts,
      old?.calendar.locale == new.calendar.locale,
      old?.calendar.calendar == new.calendar.calendar
    else {
      let isSame =
        old?.parts.parts == new.parts.parts && old?.calendar.calendar == new.calendar.calendar
      return reload(keepsMoving: isSame)
    }
    picker.refreshRows()
    for (component, part) in parts.enumerated() where !picker.isMoving(component) {
      let current = picker.selectedRow(inComponent: component)
      let row = new.row(part, near: current)
      if row != current { picker.selectRow(row, inComponent: component, animated: animated) }
    }
  }

  /// Loads all columns, because there are others or they have other rows.
  ///
  /// - Parameter keepsMoving: Whether columns that move go on, because they have the same meaning.
  private func reload(keepsMoving: Bool = true) {
    measure()
    picker.reloadAllComponents()
    guard let rows else { return }
    for (component, part) in parts.enumerated()
    where !keepsMoving || !picker.isMoving(component) {
      picker.selectRow(rows.middleRow(part), inComponent: component, animated: false)
    }
  }

  /// Measures the columns, and chooses a smaller font if they do not fit.
  private func measure() {
    guard let rows else { return }
    measuredWidth = bounds.width
    font = PickerMetrics(traits: traitCollection).font
    let texts = parts.map { width(of: rows.samples($0), font(of: $0)) }
    let total = texts.reduce(0, +)
    let share = (roomForTexts - total) / CGFloat(max(1, texts.count))
    padding = min(max(Self.paddings.lowerBound, share), Self.paddings.upperBound)
    let room = max(1, roomForTexts - CGFloat(texts.count) * padding)
    let scale = total > room ? room / total : 1
    if scale < 1 { font = font.withSize(font.pointSize * scale) }
    widths = texts.map { $0 * scale + padding }
  }

  /// The width that the columns share.
  private var roomForTexts: CGFloat {
    let width = bounds.width > 0 ? bounds.width : PickerMetrics.size.width
    let gaps = CGFloat(max(0, parts.count - 1)) * PickerMetrics.spacing
    return max(0, width - 2 * PickerMetrics.inset - gaps)
  }

  /// Returns the width of the widest of some texts.
  private func width(of texts: [String], _ font: UIFont) -> CGFloat {
    let label = UILabel()
    label.font = font
    let widths = texts.map { text in
      label.text = text
      return label.sizeThatFits(.zero).width
    }
    return (widths.max() ?? 0).rounded(.up)
  }

  /// The font of a column, whose digits have the same width beside units.
  private func font(of part: DatePart) -> UIFont {
    part.isDuration ? .monospacedDigitSystemFont(ofSize: font.pointSize, weight: .regular) : font
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    guard category != previousTraitCollection?.preferredContentSizeCategory, rows != nil else {
      return
    }
    reload()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
    if bounds.width != measuredWidth, rows != nil { reload() }
  }
}

extension DateWheels: UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { parts.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    parts.indices.contains(component) ? rows?.rowCount(parts[component]) ?? 0 : 0
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    widths.indices.contains(component) ? widths[component] : 0
  }

  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let view = view as? DateRowView ?? DateRowView()
    guard let rows, parts.indices.contains(component) else { return view }
    let part = parts[component]
    view.accessibilityLabel = rows.title(part, row: row)
    view.label.text = rows.alignedTitle(part, row: row)
    view.label.font = font(of: part)
    view.label.textAlignment = alignment(part)
    view.label.textColor = rows.isAllowed(part, row: row) ? .label : .secondaryLabel
    view.inset = padding / 2
    return view
  }

  private func alignment(_ part: DatePart) -> NSTextAlignment {
    switch part {
    case .month: isRightToLeft ? .right : .left
    case .day: isRightToLeft ? .left : .right
    case .hours, .minutes:
      rows?.calendar.locale.language.characterDirection == .rightToLeft ? .right : .left
    default: .center
    }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let rows, parts.indices.contains(component) else { return }
    let picked = rows.picked(parts[component], row: row)
    show(picked, animated: true)
    didPick(picked)
  }
}
