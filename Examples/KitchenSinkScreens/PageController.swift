import Foundation
import TatamiUIKit

/// A screen with a title and cards below one another.
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
    let room = view.bounds.insetBy(dx: 16, dy: 28)
    let height = column.sizeThatFits(room.size).height
    column.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: height)
  }

  /// Does what a user would do, before the picture is taken.
  func rehearse(in window: UIWindow) {}

  /// Adds a card that shows rows below one another, under a small heading.
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
  /// The middle of the view in its window, where a finger would aim.
  var target: CGPoint {
    convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
  }

  /// The arrow key that moves towards the beginning of a text.
  var backwardKey: UIKeyboardHIDUsage {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored ? .keyboardRightArrow : .keyboardLeftArrow
  }
}
