package import Foundation
import TatamiControls
package import TatamiViews

/// The buttons that a swipe over a row reveals.
@MainActor
package final class SwipeActionsView: UIView {
  /// The smallest width of a button, in points.
  private static let minimumWidth: CGFloat = 74
  /// The distances of a title from both edges of its button together, in points.
  private static let titleMargins: CGFloat = 30
  /// The height from which a button shows image and title, in points.
  private static let tallRow: CGFloat = 91

  let configuration: UISwipeActionsConfiguration
  /// Whether the buttons are at the left edge of the row.
  let isLeft: Bool
  private let buttons: [SwipeActionButton]
  /// The width of the part below the cell, whose color fills the cell's rounded corners, in points.
  private var underlap: CGFloat = 0
  /// The visible part of the cell.
  private let clip = UIView()
  private weak var clippedCell: UIView?
  /// Called after a tap on a button.
  package var onTap: (UIContextualAction, UIView) -> Void = { _, _ in }

  package init(_ configuration: UISwipeActionsConfiguration, isLeft: Bool) {
    self.configuration = configuration
    self.isLeft = isLeft
    buttons = configuration.actions.map { SwipeActionButton($0) }
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = buttons.last?.backgroundColor
    clip.backgroundColor = .black
    for button in buttons.reversed() {
      addSubview(button)
      button.addAction(
        UIAction { [weak self, weak button] _ in
          if let button { self?.onTap(button.contextualAction, button) }
        },
        for: .touchUpInside
      )
    }
  }

  package required init?(coder: NSCoder) { nil }

  /// The width of all buttons at rest, in points.
  var openWidth: CGFloat { buttons.reduce(0) { $0 + width(of: $1) } }

  private func width(of button: SwipeActionButton) -> CGFloat {
    max(Self.minimumWidth, button.titleWidth + Self.titleMargins)
  }

  /// The first button, which a swipe over most of the row performs.
  var firstButton: UIView? { buttons.first }

  /// Places the buttons of a row whose cell has moved by a distance, in points.
  ///
  /// Outside of the row's frame the cell is hidden. The corners are those of the cell.
  package func follow(_ cell: UIView, in row: CGRect, offset: CGFloat) {
    let radius = cell.layer.cornerRadius
    underlap = offset == 0 ? 0 : radius
    let width = abs(offset) + underlap
    let x = isLeft ? row.minX : row.maxX - width
    frame = CGRect(x: x, y: row.minY, width: width, height: row.height)
    layer.cornerRadius = min(radius, width / 2)
    layer.maskedCorners = cell.layer.maskedCorners.intersection(outerCorners)
    clipCell(cell, to: row)
    layoutIfNeeded()
  }

  /// The corners at the edge from which the buttons are revealed.
  private var outerCorners: CACornerMask {
    isLeft
      ? [.layerMinXMinYCorner, .layerMinXMaxYCorner] : [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
  }

  /// Hides the part of a cell outside of its row; a row as wide as the list needs no mask.
  private func clipCell(_ cell: UIView, to row: CGRect) {
    guard row.width < superview?.bounds.width ?? 0 else { return }
    let visible = row.offsetBy(dx: -cell.frame.minX, dy: -cell.frame.minY)
    if cell.mask == nil {
      clippedCell = cell
      UIView.performWithoutAnimation { clip.frame = cell.bounds }
      cell.mask = clip
    }
    clip.frame = visible
    clip.layer.cornerRadius = cell.layer.cornerRadius
    clip.layer.maskedCorners = cell.layer.maskedCorners
  }

  package override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil, clippedCell?.mask === clip { clippedCell?.mask = nil }
  }

  /// Places the buttons: each takes its share of the revealed width, the first one outermost.
  package override func layoutSubviews() {
    super.layoutSubviews()
    let scale = openWidth > 0 ? max(0, bounds.width - underlap) / openWidth : 0
    var edge: CGFloat = 0
    for button in buttons {
      let share = width(of: button) * scale
      let x = isLeft ? edge : bounds.width - edge - share
      button.showsImageAndTitle = bounds.height >= Self.tallRow
      // Wider than its share, so that no gap opens at the row's edge.
      button.frame = CGRect(x: x, y: 0, width: share, height: bounds.height)
      edge += share
    }
  }
}

/// The button of a contextual action.
@MainActor
private final class SwipeActionButton: UIControl {
  let contextualAction: UIContextualAction
  private let label = UILabel()
  private let imageView = UIImageView()
  /// Whether the title is below the image; otherwise an image replaces the title.
  var showsImageAndTitle = false {
    didSet { if showsImageAndTitle != oldValue { setNeedsLayout() } }
  }

  init(_ action: UIContextualAction) {
    contextualAction = action
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.textColor = .white
    label.font = .systemFont(ofSize: 15)
    label.textAlignment = .center
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      font: label.font,
      scale: .large
    )
    imageView.image = action.image?.withRenderingMode(.alwaysTemplate)
    imageView.tintColor = .white
    accessibilityLabel = action.title
    addSubview(imageView)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The width of the title, in points.
  var titleWidth: CGFloat { label.sizeThatFits(.zero).width }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = imageView.sizeThatFits(.zero)
    let hasImage = imageView.image != nil
    label.isHidden = hasImage && !showsImageAndTitle
    let title = label.isHidden ? .zero : label.sizeThatFits(.zero)
    let gap: CGFloat = hasImage && !label.isHidden ? 4 : 0
    var y = (bounds.height - image.height - gap - title.height) / 2
    imageView.frame = CGRect(
      x: (bounds.width - image.width) / 2,
      y: y,
      width: image.width,
      height: image.height
    )
    y += image.height + gap
    label.frame = CGRect(
      x: (bounds.width - title.width) / 2,
      y: y,
      width: title.width,
      height: title.height
    )
  }
}
