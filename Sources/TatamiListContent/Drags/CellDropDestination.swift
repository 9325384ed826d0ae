package import TatamiDragging
package import TatamiViews

/// A table or a collection view onto which items are dropped, with the answers of its drop delegate.
@MainActor
package protocol CellDropDestination: AnyObject {
  /// Returns whether a session may be dropped.
  func canHandle(_ session: any UIDropSession) -> Bool
  /// Called when a session enters the list.
  func dropDidEnter(_ session: any UIDropSession)
  /// Returns what a drop would do now, and shows it.
  func proposal(for session: any UIDropSession) -> UIDropProposal
  /// Called when a session leaves the list.
  func dropDidExit(_ session: any UIDropSession)
  /// Drops the items of a session as proposed; sets the places of `CellDrops`.
  func performDrop(_ session: any UIDropSession)
  /// Called when all items have landed.
  func dropDidLand()
  /// Called when the session has ended.
  func dropDidEnd(_ session: any UIDropSession)
}

/// A cell into which items can be dropped.
@MainActor
package protocol DropTargetCell: UIView {
  /// Sets the state of a drag over the cell, which is highlighted while it is the target.
  func setDropState(_ state: UICellConfigurationState.DropState)
}
