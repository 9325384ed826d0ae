import Foundation
import TatamiUIKit

// Items that are placed on demand.
extension BrickLayout {
  /// Calls a closure that may place items, and invalidates the layout if this changes the content
  /// size.
  func invalidateIfContentSizeChanges(_ change: () -> Void) {
    guard frames?.isComplete() == false else { return }
    let size = frames?.contentSize
    change()
    guard frames?.contentSize != size else { return }
    let context = FramesInvalidationContext()
    context.isBoundsChange = true
    invalidateLayout(with: context)
  }

  /// Places all items that can lie within a distance from the beginning of the content.
  func placeItems(through depth: Double) {
    guard depth > placedDepth else { return }
    placedDepth = depth
    frames?.placeItems(throughY: depth)
  }

  /// Returns the distance from the beginning of the content to the end of a rectangle.
  func depth(of rect: CGRect) -> Double {
    guard scrollDirection == .horizontal else { return Double(rect.maxY) }
    return space.mirroredWidth.map { $0 - Double(rect.minX) } ?? Double(rect.maxX)
  }

  /// Returns the length of a rectangle along the scroll direction.
  func length(of rect: CGRect) -> Double {
    Double(scrollDirection == .horizontal ? rect.width : rect.height)
  }
}
