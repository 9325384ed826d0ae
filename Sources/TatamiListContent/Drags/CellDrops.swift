import Foundation
package import TatamiDragging
package import TatamiViews

/// The drops onto a table or a collection view.
@MainActor
package final class CellDrops: NSObject {
  private weak var destination: (any CellDropDestination)?
  private lazy var interaction = UIDropInteraction(delegate: self)
  /// Whether a drag is over the list.
  package private(set) var isActive = false
  /// The places where the items of the present drop land; nil until it is performed.
  package var places: DropPlaces?
  private weak var highlighted: (any DropTargetCell)?

  /// Adds the interaction to a list, whose answers come from a destination.
  package func install(in list: UIView, _ destination: any CellDropDestination) {
    self.destination = destination
    list.addInteraction(interaction)
  }

  /// Highlights the cell into which items would be dropped; nil for none.
  package func highlight(_ cell: (any DropTargetCell)?) {
    guard cell !== highlighted else { return }
    highlighted?.setDropState(.none)
    highlighted = cell
    cell?.setDropState(.targeted)
  }
}

extension CellDrops: UIDropInteractionDelegate {
  package func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool { destination?.canHandle(session) ?? false }

  package func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) {
    isActive = true
    destination?.dropDidEnter(session)
  }

  package func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    destination?.proposal(for: session) ?? UIDropProposal(operation: .cancel)
  }

  package func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  ) {
    isActive = false
    destination?.dropDidExit(session)
  }

  package func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) {
    isActive = false
    destination?.performDrop(session)
  }

  package func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    places?.preview(of: item, default: defaultPreview) ?? defaultPreview
  }

  package func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) { places?.run(item, with: animator) }

  package func dropInteraction(
    _ interaction: UIDropInteraction,
    concludeDrop session: any UIDropSession
  ) {
    destination?.dropDidLand()
    places?.end()
    places = nil
  }

  package func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnd session: any UIDropSession
  ) {
    isActive = false
    destination?.dropDidEnd(session)
  }
}
