public import Foundation
import TatamiControls
import TatamiGraphics
import TatamiListContent
public import TatamiViews

/// Columns of rows, each of which a person turns like a wheel to select a row.
///
/// The data source is asked on the first layout and when columns are loaded again. Only rows that show
/// are asked for and have views, whatever the number of rows.
///
/// ```swift
/// final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
///   let titles = ["Small", "Medium", "Large"]
///   func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
///   func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
///     titles.count
///   }
///   func pickerView(
///     _ pickerView: UIPickerView,
///     titleForRow row: Int,
///     forComponent component: Int
///   ) -> String? { titles[row] }
/// }
///
/// let sizes = Sizes()
/// let picker = UIPickerView()
/// picker.dataSource = sizes
/// picker.delegate = sizes
/// picker.selectRow(1, inComponent: 0, animated: false)
/// ```
open class UIPickerView: UIView {
  private weak var source: (any UIPickerViewDataSource)?
  private weak var pickerDelegate: (any UIPickerViewDelegate)?
  private let band = UIView()
  private var wheels: [WheelView] = []
  private var widths: [CGFloat?] = []
  private var isLoaded = false
  private var isLoading = false
  /// Whether the wheels can be moved by a person.
  final var isEnabled = true {
    didSet { wheels.forEach { $0.isEnabled = isEnabled } }
  }

  /// Creates a picker; without a size it is 320 by 216 points in size.
  public override init(frame: CGRect) {
    let isEmpty = frame.size == .zero
    super.init(frame: isEmpty ? CGRect(origin: frame.origin, size: PickerMetrics.size) : frame)
    band.backgroundColor = .quaternarySystemFill
    band.isUserInteractionEnabled = false
    band.layer.cornerRadius = PickerMetrics.bandRadius
    addSubview(band)
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: Data

  /// The object that returns the numbers of columns and rows, held weakly.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    get { source }
    set {
      source = newValue
      UncalledMethods.report(of: newValue, as: (any UIPickerViewDataSource).self) {
        $0 is any UIPickerViewDataSource.Type
      }
      invalidate()
    }
  }

  /// The object that returns the content of rows and is called for selections, held weakly.
  open weak var delegate: (any UIPickerViewDelegate)? {
    get { pickerDelegate }
    set {
      pickerDelegate = newValue
      UncalledMethods.report(of: newValue, as: (any UIPickerViewDelegate).self) {
        $0 is any UIPickerViewDelegate.Type
      }
      invalidate()
    }
  }

  /// The number of columns.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  /// Returns the number of rows of a column; 0 for a column that does not exist.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }

  /// Returns the size of the rows of a column, in points; zero for a column that does not exist.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component) else { return .zero }
    layoutIfNeeded()
    return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
  }

  /// Returns the view that the delegate returned for a row; nil for rows that do not show and for
  /// those with titles.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard let wheel = wheel(component) else { return nil }
    layoutIfNeeded()
    return wheel.customView(at: row)
  }

  /// Loads all columns again; selected rows that still exist stay selected.
  open func reloadAllComponents() {
    isLoaded = false
    loadIfNeeded()
    wheels.forEach { $0.reloadRows() }
  }

  /// Loads a column again; one that does not exist is reported on standard error and ignored.
  open func reloadComponent(_ component: Int) {
    guard isLoaded else { return loadIfNeeded() }
    guard wheels.indices.contains(component) else {
      return Diagnostics.report("\(self) has no component \(component)")
    }
    load(component)
    setNeedsLayout()
  }

  private func invalidate() {
    isLoaded = false
    setNeedsLayout()
  }

  private func wheel(_ component: Int) -> WheelView? {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  private func loadIfNeeded() {
    guard !isLoaded, !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    let count = source?.numberOfComponents(in: self) ?? 0
    let limit = PickerMetrics.maximumCounts.components
    while wheels.count > max(0, count) { wheels.removeLast().removeFromSuperview() }
    while wheels.count < min(count, limit) { addWheel() }
    widths = Array(repeating: nil, count: wheels.count)
    isLoaded = true
    for component in wheels.indices { load(component) }
    setNeedsLayout()
  }

  private func addWheel() {
    let component = wheels.count
    let wheel = WheelView()
    wheel.isEnabled = isEnabled
    wheel.content = { [weak self] in self?.content(of: $0, component, $1) ?? .title("") }
    wheel.didRest = { [weak self] row in
      guard let self else { return }
      pickerDelegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
    wheel.label = { [weak self] in
      guard let self else { return nil }
      let delegate = pickerDelegate as? any UIPickerViewAccessibilityDelegate
      return delegate?.pickerView(self, accessibilityLabelForComponent: component)
        ?? accessibilityLabel
    }
    wheels.append(wheel)
    addSubview(wheel)
  }

  private func load(_ component: Int) {
    let count = source?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    let metrics = PickerMetrics(traits: traitCollection)
    let width = pickerDelegate.flatMap { delegate in
      OptionalMethod.result { delegate.pickerView(self, widthForComponent: component) }
    }
    let height = pickerDelegate.flatMap { delegate in
      OptionalMethod.result { delegate.pickerView(self, rowHeightForComponent: component) }
    }
    guard wheels.indices.contains(component) else { return }
    widths[component] = width
    wheels[component].font = metrics.font
    wheels[component].load(
      count: min(max(0, count), PickerMetrics.maximumCounts.rows),
      rowHeight: checkedRowHeight(height) ?? metrics.rowHeight
    )
  }

  private func checkedRowHeight(_ height: CGFloat?) -> CGFloat? {
    guard let height else { return nil }
    guard height > 0, height.isFinite else {
      Diagnostics.report("the height of rows must be above 0 and finite, found \(height): \(self)")
      return nil
    }
    return min(max(1, height), PickerMetrics.maximumRowHeight)
  }

  private func content(of row: Int, _ component: Int, _ reusable: UIView?) -> WheelContent {
    guard let delegate = pickerDelegate else { return .title("?") }
    let view = OptionalMethod.result {
      delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: reusable)
    }
    if let view { return .view(view) }
    if let title = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      return .attributedTitle(title)
    }
    let title = delegate.pickerView(self, titleForRow: row, forComponent: component)
    return .title(title ?? "?")
  }

  // MARK: Selection

  /// Selects a row; one that does not exist is reported on standard error and ignored.
  ///
  /// The delegate is not called.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let wheel = wheel(component), row >= 0, row < wheel.count else {
      return Diagnostics.report("\(self) has no row \(row) in component \(component)")
    }
    wheel.select(row, animated: animated)
  }

  /// Returns the selected row of a column; -1 for an empty column and for one that does not exist.
  open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selectedRow ?? -1 }

  /// Whether the selected rows have a band behind them; always, and setting it has no effect.
  @available(*, deprecated, message: "the selection is always indicated")
  open var showsSelectionIndicator: Bool {
    get { true }
    set {}
  }

  /// Whether a person or an animation moves a column.
  final func isMoving(_ component: Int) -> Bool { wheel(component)?.isMoving ?? false }

  /// Asks again for what the rows show, and leaves the columns where they are.
  final func refreshRows() { wheels.forEach { $0.reloadRows() } }

  // MARK: Layout

  /// Loads the columns if necessary, and places them, mirrored from right to left.
  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let height = (wheels.map(\.rowHeight).max() ?? 32) + 2
    band.isHidden = wheels.isEmpty
    band.frame = CGRect(
      x: PickerMetrics.inset,
      y: (bounds.height - height) / 2,
      width: max(0, bounds.width - 2 * PickerMetrics.inset),
      height: height
    )
    let columns = PickerMetrics.columns(widths, in: bounds.size)
    for (wheel, frame) in zip(wheels, columns) {
      wheel.frame = isRightToLeft ? frame.mirrored(in: bounds) : frame
    }
  }

  /// The default size of pickers.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.size }
  /// The default size of pickers.
  open override var intrinsicContentSize: CGSize { PickerMetrics.size }

  /// Adapts the rows to the size of text.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    guard isLoaded, category != previousTraitCollection?.preferredContentSizeCategory else {
      return
    }
    for component in wheels.indices { load(component) }
    setNeedsLayout()
  }
}
