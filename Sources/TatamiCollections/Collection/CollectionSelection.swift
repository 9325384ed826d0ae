import Foundation

/// The selected items of a collection view, and the item that is touched.
struct CollectionSelection {
  var isAllowed = true
  var allowsMultiple = false
  var paths: Set<IndexPath> = []
  /// The item at which a touch began; nil without a touch.
  var tapped: IndexPath?
  /// The item that arrow keys focused last.
  var lastFocused: IndexPath?
  /// Whether the touched item is highlighted.
  var isHighlighted = false

  /// Removes the items that do not exist.
  mutating func keepItems(where exists: (IndexPath) -> Bool) {
    replace { exists($0) ? $0 : nil }
  }

  /// Replaces the index paths of the selected items; nil removes an item.
  mutating func replace(_ newPath: (IndexPath) -> IndexPath?) {
    paths = Set(paths.compactMap(newPath))
  }
}
