import Foundation
import TatamiControls
import TatamiText
import TatamiViews

/// A column of a picker: rows around a cylinder that scroll like a scroll view.
///
/// Its offset is that of a list with rows of the same height, whose views are moved to their places on
/// the cylinder; only rows that show have views.
final class WheelView: UIScrollView {
  /// Returns what a row shows; receives a view of a former row to use again.
  var content: (Int, UIView?) -> WheelContent = { _, _ in .title("") }
  /// Called when the wheel rests after a person has moved it.
  var didRest: (Int) -> Void = { _ in }
  /// Returns the accessibility label.
  var label: () -> String? = { nil }
  var font = UIFont.systemFont(ofSize: 21)
  /// Whether a person can turn the wheel.
  var isEnabled = true {
    didSet { isScrollEnabled = isEnabled }
  }

  private(set) var count = 0
  /// The row at rest, or that to which code or a key scrolls; -1 without rows.
  private(set) var selectedRow = -1
  private(set) var rowHeight: CGFloat = 32
  private var rows: [Int: WheelRowView] = [:]
  private var unusedRows: [WheelRowView] = []
  private var unusedViews: [UIView] = []
  /// The number of times that the rows were loaded.
  private var generation = 0
  private var fittedSize = CGSize.zero
  /// Whether a person has moved the wheel since it last rested.
  private var isMovedByUser = false
  private var isScrollingToRow = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    decelerationRate = .fast
    alwaysBounceVertical = true
    restsAtTargets = true
    retargetDrag = { [weak self] offset, _ in self?.restingOffset(near: offset) ?? offset }
    delegate = self
    let tap = UITapGestureRecognizer { [weak self] in self?.tapped(at: $0) }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  private var geometry: WheelGeometry {
    WheelGeometry(height: bounds.height, rowHeight: rowHeight)
  }

  /// Loads the rows again and keeps the selected one, if it exists.
  ///
  /// A wheel that a person moves goes on, and rests on one of the new rows.
  func load(count: Int, rowHeight: CGFloat) {
    let isSame = count == self.count && rowHeight == self.rowHeight
    let position = movedPosition
    self.count = count
    self.rowHeight = rowHeight
    selectedRow = min(max(0, selectedRow), count - 1)
    reloadRows()
    if position == nil || !isSame { fit(around: position) }
  }

  /// Asks again for what the visible rows show.
  func reloadRows() {
    generation += 1
    let old = rows.values
    rows = [:]
    old.forEach(recycle)
    setNeedsLayout()
  }

  /// Returns the view of the program in a visible row.
  func customView(at row: Int) -> UIView? {
    layoutIfNeeded()
    return rows[row]?.custom
  }

  private func recycle(_ view: WheelRowView) {
    view.isHidden = true
    if let custom = view.takeCustom() { unusedViews.append(custom) }
    unusedRows.append(view)
  }

  private func offset(of row: Int) -> CGFloat { CGFloat(max(0, row)) * rowHeight }

  private func row(at offset: CGFloat) -> Int {
    guard offset.isFinite, count > 0 else { return -1 }
    let row = (offset / rowHeight).rounded()
    return Int(min(max(0, row), CGFloat(count - 1)))
  }

  private func restingOffset(near offset: CGPoint) -> CGPoint {
    CGPoint(x: offset.x, y: self.offset(of: row(at: offset.y)))
  }

  /// Whether a finger is on the wheel.
  private var isHeld: Bool { isTracking || isDragging }

  /// The row in the middle, with a fraction between two rows, while a person moves the wheel; else nil.
  private var movedPosition: CGFloat? {
    isMovedByUser && isMoving && window != nil ? contentOffset.y / rowHeight : nil
  }

  /// Adapts the size of the content, and places the selected row in the middle, or the rows to which
  /// a person has moved the wheel.
  private func fit(around position: CGFloat? = nil) {
    let target = isScrollingToRow ? selectedRow : nil
    fittedSize = bounds.size
    if !isHeld || position == nil { isMovedByUser = false }
    isScrollingToRow = false
    contentSize = CGSize(
      width: bounds.width,
      height: bounds.height + offset(of: count - 1)
    )
    let selected = selectedRow
    let place = min(max(0, position ?? CGFloat(selected)), CGFloat(max(0, count - 1)))
    setContentOffset(CGPoint(x: 0, y: place * rowHeight), animated: false)
    selectedRow = selected
    if position != nil { settle(on: target ?? row(at: contentOffset.y)) }
  }

  /// Turns a wheel that a person has moved on to a row, at once if it is there; a wheel that is held
  /// turns when it is released.
  private func settle(on row: Int) {
    guard row >= 0 else { return }
    if !isHeld {
      select(row, animated: true, byUser: true)
      isMovedByUser = true
    }
    if !isScrollingToRow { rest() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if fittedSize != bounds.size { fit(around: movedPosition) }
    showRows()
  }

  private func showRows() {
    let position = contentOffset.y / rowHeight
    let visible = geometry.visibleRows(around: position, count: count)
    for (row, view) in rows where !visible.contains(row) {
      rows[row] = nil
      recycle(view)
    }
    for row in visible {
      guard let view = rows[row] ?? makeRow(row) else { return }
      place(view, at: CGFloat(row) - position)
    }
    unusedViews.removeAll()
  }

  /// Makes the view of a row; nil if the rows were loaded again meanwhile.
  private func makeRow(_ row: Int) -> WheelRowView? {
    let current = generation
    let shown = content(row, unusedViews.popLast())
    guard current == generation else { return nil }
    let view = unusedRows.popLast() ?? WheelRowView()
    view.isHidden = false
    view.show(shown, font: font)
    if view.superview !== self { addSubview(view) }
    rows[row] = view
    return view
  }

  private func place(_ view: WheelRowView, at distance: CGFloat) {
    let geometry = geometry
    view.transform = .identity
    view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
    view.center = CGPoint(x: bounds.width / 2, y: contentOffset.y + geometry.center(at: distance))
    view.transform = CGAffineTransform(scaleX: 1, y: geometry.scale(at: distance))
    view.alpha = geometry.opacity(at: distance)
  }

  // MARK: Selection

  /// Selects a row, on behalf of code or of a person; ends a spin, and an unanimated selection leaves
  /// the wheel to the finger that holds it.
  func select(_ row: Int, animated: Bool, byUser: Bool = false) {
    guard row >= 0, row < count else { return }
    let target = CGPoint(x: 0, y: offset(of: row))
    let moves = animated && window != nil && target != contentOffset
    if moves || !isHeld { isMovedByUser = false }
    isScrollingToRow = false
    setContentOffset(target, animated: moves)
    selectedRow = row
    guard moves else { return }
    isMovedByUser = byUser
    isScrollingToRow = true
  }

  /// Moves on by some rows on behalf of a person.
  func step(by rows: Int) {
    let row = min(max(0, selectedRow + rows), count - 1)
    if isEnabled, row >= 0, row != selectedRow { select(row, animated: true, byUser: true) }
  }

  private func tapped(at recognizer: UIGestureRecognizer) {
    let y = recognizer.location(in: self).y - contentOffset.y
    let distance = geometry.distance(at: y)
    let row = row(at: contentOffset.y + distance * rowHeight)
    if isEnabled, row >= 0 { select(row, animated: true, byUser: true) }
  }

  /// Whether a person or an animation moves the wheel.
  var isMoving: Bool { isTracking || isDragging || isDecelerating || isScrollingToRow }

  /// Handles the end of a movement on a row.
  private func rest() {
    let row = row(at: contentOffset.y)
    guard !isDragging, row >= 0, abs(contentOffset.y - offset(of: row)) < 0.5 else { return }
    selectedRow = row
    guard isMovedByUser else { return }
    isMovedByUser = false
    didRest(row)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { fit() }
  }

  // MARK: Keys and accessibility

  override func accessibilityIncrement() { step(by: 1) }
  override func accessibilityDecrement() { step(by: -1) }

  override var canBecomeFocused: Bool { isEnabled && count > 0 }
  override var canBecomeFirstResponder: Bool { isEnabled }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let steps = presses.compactMap { press -> Int? in
      switch press.key?.keyCode {
      case .keyboardUpArrow: -1
      case .keyboardDownArrow: 1
      default: nil
      }
    }
    guard isEnabled, !steps.isEmpty else { return super.pressesBegan(presses, with: event) }
    step(by: steps.reduce(0, +))
  }
}

extension WheelView: UIScrollViewDelegate {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    isMovedByUser = true
    isScrollingToRow = false
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { rest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    guard isScrollingToRow else { return }
    isScrollingToRow = false
    rest()
  }
}

extension WheelView: AccessibilityDescribing {
  var ownAccessibility: AccessibilityContent {
    var content = AccessibilityContent(
      isElement: true,
      label: label(),
      value: spokenText,
      traits: .adjustable
    )
    if !isEnabled { content.traits.insert(.notEnabled) }
    return content
  }

  private var spokenText: String? {
    if let row = rows[selectedRow] { return row.spokenText }
    guard selectedRow >= 0 else { return nil }
    let row = WheelRowView()
    row.show(content(selectedRow, nil), font: font)
    return row.spokenText
  }
}
