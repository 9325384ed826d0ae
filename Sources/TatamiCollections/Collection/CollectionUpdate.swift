import Foundation
import TatamiListContent

/// The update, or the change of layout, whose animation is being prepared.
///
/// Another update, a change of layout or a reload that the program requests meanwhile replaces it.
@MainActor
struct CollectionUpdate {
  /// The map of old and new index paths; nil for a change of layout, which moves nothing.
  var map: UpdateMap?
  /// The generation of passes that the update began; another one has replaced the update.
  var generation: Int
  /// The attributes before the update of the elements in and near the bounds.
  var oldAttributes: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  /// The views of elements that are deleted, replaced or no longer shown, by their old elements.
  var leaving: [CollectionElement: UICollectionReusableView] = [:]

  /// Returns the element after the update; nil if it is deleted or replaced.
  func newElement(of old: CollectionElement) -> CollectionElement? {
    guard let map else { return old }
    if old.isCell {
      guard !map.updates.reloadedItems.contains(old.path) else { return nil }
      return map.newPath(of: old.path).map { CollectionElement(kind: .cell, path: $0) }
    }
    return moved(old, section: map.newSection)
  }

  /// Returns the element before the update; nil if it is inserted or replaced.
  func oldElement(of new: CollectionElement) -> CollectionElement? {
    guard let map else { return new }
    if new.isCell {
      guard let old = map.oldPath(of: new.path), !map.updates.reloadedItems.contains(old) else {
        return nil
      }
      return CollectionElement(kind: .cell, path: old)
    }
    return moved(new, section: map.oldSection)
  }

  /// Returns a supplementary or decoration element at the other index of its section.
  private func moved(
    _ element: CollectionElement,
    section: (Int) -> Int?
  ) -> CollectionElement? {
    guard element.path.count == 2, element.path.item != Int.max else { return element }
    return section(element.path.section).map {
      CollectionElement(
        kind: element.kind,
        path: IndexPath(item: element.path.item, section: $0)
      )
    }
  }

  /// Returns values by element with the keys replaced by the elements after the update.
  func moved<Value>(_ values: [CollectionElement: Value]) -> [CollectionElement: Value] {
    var moved: [CollectionElement: Value] = [:]
    for (element, value) in values {
      if let new = newElement(of: element) { moved[new] = value }
    }
    return moved
  }

  /// Returns measured sizes by element after the update, without those of items that have moved to
  /// another section, where they may have another size.
  func movedSizes(_ sizes: [CollectionElement: CGSize]) -> [CollectionElement: CGSize] {
    moved(
      sizes.filter { element, _ in
        guard let map, element.isCell, let new = newElement(of: element) else { return true }
        return map.newSection(of: element.path.section) == new.path.section
      }
    )
  }

  /// Returns values by item with the keys replaced by the index paths after the update.
  func moved<Value>(_ values: [IndexPath: Value]) -> [IndexPath: Value] {
    var moved: [IndexPath: Value] = [:]
    for (path, value) in values {
      if let new = newElement(of: CollectionElement(kind: .cell, path: path)) {
        moved[new.path] = value
      }
    }
    return moved
  }

  /// Whether an element, in new paths, has no counterpart before the update.
  func isInserted(_ element: CollectionElement) -> Bool { oldElement(of: element) == nil }

  /// Whether an element, in old paths, has no counterpart after the update.
  func isDeleted(_ element: CollectionElement) -> Bool { newElement(of: element) == nil }
}
