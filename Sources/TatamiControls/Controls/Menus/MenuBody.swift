import Foundation
import TatamiViews

/// A view that shows the rows of a menu: a card with a column, or the bar of an edit menu.
@MainActor
protocol MenuBody: UIView {
  /// The rows that are shown, in reading order.
  var rows: [MenuRowView] { get }

  /// Shows other rows.
  func show(_ content: MenuRows, choose: @escaping (MenuRowView) -> Void)

  /// Updates the fonts for traits, which may not have reached this view yet.
  func updateFonts(_ traits: UITraitCollection)

  /// Shows the first element with the next layout.
  func scrollToStart()

  /// Shows a row.
  func scrollToVisible(_ row: MenuRowView)

  /// Shows other rows of a menu that does not show all at once; those before the current ones if `step`
  /// is negative.
  func turnPage(_ step: Int)

  /// Shows the rows among which that of an element is, if not all rows are shown at once.
  func turnPage(to element: UIMenuElement)

  /// Whether the menu is above its source; nil before the first layout.
  var isAbove: Bool? { get }

  /// Places the menu beside its source.
  func place(beside anchor: MenuAnchor)
}

/// The source beside which a menu is placed.
struct MenuAnchor {
  /// The frame of the source, in the coordinates of the menu's superview.
  var source: CGRect
  /// The safe area of the window, in the same coordinates.
  let safeArea: CGRect
  /// Whether the layout direction is right to left.
  let isMirrored: Bool
  /// Whether the menu was above its source before; nil for the first layout.
  let isAbove: Bool?
  /// Whether the first element stays first above the source.
  let keepsOrder: Bool
}
