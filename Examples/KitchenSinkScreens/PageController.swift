import Foundation
import TatamiUIKit

/// A screen with a title and a column of cards.
@MainActor
class PageController: UIViewController {
  /// The size of a screen, in points.
  static let size = CGSize(width: 390, height: 844)

  private let column = UIStackView(axis: .vertical, spacing: 8)
  private let heading = UILabel(nil, style: .largeTitle)

  override var title: String? {
    didSet { heading.text = title }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    heading.font = .systemFont(ofSize: 32, weight: .bold)
    column.addArrangedSubview(heading)
    view.addSubview(column)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let available = view.bounds.insetBy(dx: 16, dy: 28)
    let height = column.sizeThatFits(available.size).height
    column.frame = CGRect(
      x: available.minX,
      y: available.minY,
      width: available.width,
      height: height
    )
  }

  /// Simulates touches and key presses before the page is rendered.
  func simulateInteraction(in window: UIWindow) {}

  /// Adds a card with a column of rows, below a small heading.
  func addCard(_ heading: String, spacing: CGFloat = 12, rows: [UIView]) {
    if let last = column.arrangedSubviews.last { column.setCustomSpacing(16, after: last) }
    let title = UILabel(heading, style: .footnote, color: .secondaryLabel)
    column.addArrangedSubview(UIStackView(axis: .vertical, margins: (0, 16), views: [title]))
    let card = UIStackView(axis: .vertical, spacing: spacing, margins: (14, 16), views: rows)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 14
    column.addArrangedSubview(card)
  }
}

extension UIView {
  /// The center of the view in window coordinates, at which simulated touches aim.
  var target: CGPoint {
    convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
  }

  /// The arrow key that moves the caret toward the beginning of the text.
  var backwardKey: UIKeyboardHIDUsage {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored ? .keyboardRightArrow : .keyboardLeftArrow
  }
}
