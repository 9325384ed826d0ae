package import Foundation
package import TatamiControls
package import TatamiViews

/// A table or a collection view whose cells have context menus, with the answers of its delegate.
@MainActor
package protocol CellMenuSource: AnyObject {
  /// The object that is asked for menus.
  var menuDelegate: AnyObject? { get }

  /// Returns the index path of the cell at a point of the list; nil if there is no cell.
  func indexPathOfCell(at point: CGPoint) -> IndexPath?
  /// Returns the index path of a view that is a cell of the list; nil for other views.
  func indexPath(ofCell view: UIView) -> IndexPath?
  /// Returns the cell at an index path; nil if it is not visible.
  func pressedCell(at path: IndexPath) -> UIView?
  /// Returns the index paths whose menu a press opens; nil if it opens none.
  ///
  /// - Parameter path: The index path of the pressed cell; nil beside all cells.
  func indexPathsOfMenu(pressedAt path: IndexPath?) -> [IndexPath]?

  /// Returns the menu for index paths, or for the list if there are none.
  func menu(for paths: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration?
  /// Returns the preview of the pressed cell; nil for the cell itself.
  func highlightPreview(
    of configuration: UIContextMenuConfiguration,
    at path: IndexPath
  ) -> UITargetedPreview?
  /// Returns the preview into which a menu is dismissed; nil for the one from which it was opened.
  func dismissalPreview(
    of configuration: UIContextMenuConfiguration,
    at path: IndexPath
  ) -> UITargetedPreview?
  /// Called when the preview is tapped.
  func willPerformPreviewAction(
    of configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  )
  /// Called before a menu is shown.
  func willDisplayMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  )
  /// Called before a menu disappears.
  func willEndMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  )
}
