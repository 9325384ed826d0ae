import Foundation
import TatamiControls
import TatamiGraphics
import TatamiViews

/// The content of a sheet: a header and cards with rows that scroll, or a message.
final class ActivitySheetView: UIView {
  private static let inset: CGFloat = 16
  // In the dark, a sheet is one shade lighter than a grouped list: it is above the screen. Both
  // colors are the grouped ones in the light.
  private static let background = UIColor.secondarySystemBackground
  private static let cardColor = UIColor.tertiarySystemBackground

  let header: ActivityHeaderView
  private let scroll = UIScrollView()
  private var cards: [(view: UIView, rows: [ActivityRow])] = []
  private let message = UILabel()

  init(whenClosed: @escaping () -> Void) {
    header = ActivityHeaderView(whenClosed: whenClosed)
    super.init(frame: .zero)
    backgroundColor = Self.background
    scroll.alwaysBounceVertical = true
    message.textColor = .secondaryLabel
    message.textAlignment = .center
    message.numberOfLines = 0
    for view in [scroll, header] { addSubview(view) }
    scroll.addSubview(message)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows rows, a card for each list that is not empty, and a message below; nil for none.
  func show(_ lists: [[ActivityRow]], message text: String?) {
    for card in cards { card.view.removeFromSuperview() }
    cards = lists.filter { !$0.isEmpty }.map { rows in
      let card = UIView()
      card.backgroundColor = Self.cardColor
      card.layer.cornerRadius = 10
      card.clipsToBounds = true
      for row in rows { card.addSubview(row) }
      for row in rows.dropLast() { row.hasLine = true }
      scroll.addSubview(card)
      return (card, rows)
    }
    message.text = text
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = safeAreaInsets.top
    let height = top + header.fittingHeight
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    scroll.frame = CGRect(
      x: 0,
      y: height,
      width: bounds.width,
      height: max(0, bounds.height - height)
    )
    let content = place(bounds.width)
    scroll.contentSize = CGSize(width: bounds.width, height: content + Self.inset)
  }

  /// Places the cards and returns the height of the content.
  private func place(_ width: CGFloat) -> CGFloat {
    let safe = safeAreaInsets
    let column = max(0, width - safe.left - safe.right - 2 * Self.inset)
    var y = Self.inset
    for card in cards {
      var height: CGFloat = 0
      for row in card.rows {
        let own = row.height(forWidth: column)
        row.frame = CGRect(x: 0, y: height, width: column, height: own)
        height += own
      }
      card.view.frame = CGRect(x: safe.left + Self.inset, y: y, width: column, height: height)
      y += height + Self.inset
    }
    guard message.text != nil else { return y - Self.inset }
    message.font = ActivityHeaderView.font(.footnote, .regular, traitCollection)
    let height = message.sizeThatFits(CGSize(width: column, height: 0)).height.rounded(.up)
    let gap: CGFloat = cards.isEmpty ? 24 : 0
    message.frame = CGRect(
      x: safe.left + Self.inset,
      y: y + gap,
      width: column,
      height: height
    )
    return y + gap + height
  }
}
