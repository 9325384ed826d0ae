public import Foundation
public import TatamiViews

/// The context of a focus update in a collection view.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the item that had the focus; nil if it was outside of the collection view.
  open internal(set) var previouslyFocusedIndexPath: IndexPath?
  /// The index path of the item that receives the focus; nil outside of the collection view.
  open internal(set) var nextFocusedIndexPath: IndexPath?
}
