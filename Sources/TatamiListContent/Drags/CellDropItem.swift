package import Foundation
package import TatamiDragging

/// An item that is dropped onto a table or a collection view.
@MainActor
package final class CellDropItem: NSObject {
  package let dragItem: UIDragItem
  /// The index path of the dragged cell; nil for an item from elsewhere.
  package let sourceIndexPath: IndexPath?
  /// The size of the cell, in points; zero for an item from elsewhere.
  package let previewSize: CGSize

  package init(_ dragItem: UIDragItem, from path: IndexPath?, size: CGSize?) {
    (self.dragItem, sourceIndexPath, previewSize) = (dragItem, path, size ?? .zero)
  }
}
