import Foundation
import TatamiLayers
import TatamiListContent

/// An item that the user is moving.
///
/// The item is shown at its target while the data source still has it at its original index path.
@MainActor
struct CollectionMovement {
  /// The index path in the data source.
  let original: IndexPath
  /// The index path at which the item is shown.
  var target: IndexPath
  /// The center of the moving cell, in the content.
  var position: CGPoint
  /// The distance of the center from the touch, in points.
  var grab = CGPoint.zero
  /// Whether the item is dragged in front of the window, and its cell is not shown.
  var isDragged = false
  /// Scrolls while the cell is at an edge.
  var displayLink: CADisplayLink?

  init(of path: IndexPath, at position: CGPoint) {
    (original, target) = (path, path)
    self.position = position
  }

  /// The element as it is shown.
  var element: CollectionElement { CollectionElement(kind: .cell, path: target) }

  /// Returns the data source's index path of an item, given the index path at which it is shown.
  func sourcePath(of shown: IndexPath) -> IndexPath {
    guard shown != target else { return original }
    var path = shown
    if path.section == target.section, path.item > target.item { path.item -= 1 }
    if path.section == original.section, path.item >= original.item { path.item += 1 }
    return path
  }

  /// Returns the index path at which an item is shown, given its index path in the data source.
  func shownPath(of source: IndexPath) -> IndexPath {
    guard source != original else { return target }
    var path = source
    if path.section == original.section, path.item > original.item { path.item -= 1 }
    if path.section == target.section, path.item >= target.item { path.item += 1 }
    return path
  }
}
