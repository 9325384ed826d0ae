public import Foundation

/// The deceleration and the bounce of a section that scrolls across its layout's scroll direction.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// The deceleration after a drag; by default, that of the section's behavior.
  open var decelerationRate: UICollectionLayoutSectionOrthogonalScrollingDecelerationRate =
    .automatic
  /// Whether the content can be dragged beyond its edges.
  open var bounce = UICollectionLayoutSectionOrthogonalScrollingBounce.automatic

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }
}
