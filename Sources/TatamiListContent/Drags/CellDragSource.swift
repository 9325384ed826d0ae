package import Foundation
package import TatamiDragging
package import TatamiViews

/// A table or a collection view whose cells are dragged, with the answers of its drag delegate.
@MainActor
package protocol CellDragSource: AnyObject {
  /// Returns the index path of the cell at a point of the list; nil if there is no cell.
  func indexPathOfCell(at point: CGPoint) -> IndexPath?
  /// Returns the cell at an index path; nil if it is not visible.
  func draggedCell(at path: IndexPath) -> (any DraggedCell)?
  /// Ends the touch of a cell without selecting it; returns false without one.
  func cancelTouchOfCell() -> Bool

  /// Returns the items of a drag of a cell; no items if the cell is not dragged.
  func itemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  /// Returns the outline and the background of the preview of a cell; nil for the cell's bounds.
  func previewParameters(at path: IndexPath) -> UIDragPreviewParameters?
  /// Returns whether the items of a session may be moved.
  func allowsMoveOperation(_ session: any UIDragSession) -> Bool
  /// Returns whether a session stays in the application.
  func isRestrictedToDraggingApplication(_ session: any UIDragSession) -> Bool
  /// Called when the drag begins.
  func dragWillBegin(_ session: any UIDragSession)
  /// Called when the drag has ended.
  func dragDidEnd(_ session: any UIDragSession)
}

/// A cell that can be dragged.
@MainActor
package protocol DraggedCell: UIView {
  /// Sets and reports the state of a drag of the cell.
  func setDragState(_ state: UICellConfigurationState.DragState)
}
