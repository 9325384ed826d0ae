import Foundation
import TatamiControls
import TatamiViews

/// The titles at the trailing edge of a table, by which the user jumps to sections.
@MainActor
final class SectionIndexView: UIControl {
  /// The width of the titles' column, in points.
  static let width: CGFloat = 15
  private static let lineHeight: CGFloat = 14

  private var labels: [UILabel] = []
  private(set) var titles: [String] = []
  /// The index of the title that was selected last.
  private var current = 0
  /// Called with the index of the touched title.
  var onSelection: (Int) -> Void = { _ in }
  /// The background colors: normal, and while the titles are touched.
  var backgrounds = (normal: UIColor?.none, tracking: UIColor?.none) {
    didSet { backgroundColor = backgrounds.normal }
  }

  func show(_ titles: [String], color: UIColor) {
    self.titles = titles
    for label in labels { label.removeFromSuperview() }
    labels = titles.map { title in
      let label = UILabel()
      label.text = title == UITableView.indexSearch ? "\u{2315}" : title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      label.textColor = color
      addSubview(label)
      return label
    }
    isOpaque = false
    isAccessibilityElement = true
    accessibilityLabel = "Section index"
    accessibilityTraits = .adjustable
    current = 0
    setNeedsLayout()
  }

  /// The rectangle of the titles: centered, smaller where they do not fit.
  private var column: CGRect {
    let height = min(bounds.height, CGFloat(titles.count) * Self.lineHeight)
    return CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (column, count) = (column, CGFloat(max(1, labels.count)))
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: 0,
        y: column.minY + column.height * CGFloat(index) / count,
        width: column.width,
        height: column.height / count
      )
    }
  }

  // MARK: Accessibility

  /// The title that was selected last.
  override var accessibilityValue: String? {
    get { titles.indices.contains(current) ? titles[current] : nil }
    set { super.accessibilityValue = newValue }
  }

  override func accessibilityIncrement() { select(current + 1) }

  override func accessibilityDecrement() { select(current - 1) }

  private func select(_ index: Int) {
    guard titles.indices.contains(index) else { return }
    current = index
    onSelection(index)
  }

  // MARK: Touches

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    backgroundColor = backgrounds.tracking ?? backgrounds.normal
    select(at: touch.location(in: self).y)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    select(at: touch.location(in: self).y)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    backgroundColor = backgrounds.normal
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    backgroundColor = backgrounds.normal
  }

  private func select(at y: CGFloat) {
    guard !titles.isEmpty, column.height > 0 else { return }
    let index = Int((y - column.minY) / column.height * CGFloat(titles.count))
    select(max(0, min(titles.count - 1, index)))
  }
}
