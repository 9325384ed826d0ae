package import Foundation
package import TatamiUIKit

/// A screen with a title and a column of cards.
@MainActor
package class PageController: UIViewController {
  /// The size of a screen, in points.
  package static let size = CGSize(width: 390, height: 844)

  private let column = UIStackView(axis: .vertical, spacing: 8)
  private let heading = UILabel(nil, style: .largeTitle)

  package override var title: String? {
    didSet { heading.text = title }
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    heading.font = .systemFont(ofSize: 32, weight: .bold)
    column.addArrangedSubview(heading)
    // Rows fit this height until the first layout.
    column.frame = CGRect(origin: .zero, size: Self.size)
    view.addSubview(column)
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let available = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 28)
    let height = column.sizeThatFits(available.size).height
    column.frame = CGRect(
      x: available.minX,
      y: available.minY,
      width: available.width,
      height: height
    )
  }

  /// Adds a view without a card, below a small heading.
  func addView(_ heading: String, _ view: UIView) {
    if let last = column.arrangedSubviews.last { column.setCustomSpacing(16, after: last) }
    let title = UILabel(heading, style: .footnote, color: .secondaryLabel)
    column.addArrangedSubview(UIStackView(axis: .vertical, margins: (0, 16), views: [title]))
    column.addArrangedSubview(view)
  }

  /// Adds a table or a list as a card, below a small heading.
  func addList(_ heading: String, _ list: UIScrollView) {
    list.backgroundColor = .secondarySystemGroupedBackground
    list.layer.cornerRadius = 14
    addView(heading, list)
  }

  /// Adds a card with a column of rows, below a small heading.
  func addCard(_ heading: String, spacing: CGFloat = 12, rows: [UIView]) {
    let card = UIStackView(axis: .vertical, spacing: spacing, margins: (14, 16), views: rows)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 14
    addView(heading, card)
  }
}
