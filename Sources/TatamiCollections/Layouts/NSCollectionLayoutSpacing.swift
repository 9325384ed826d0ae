public import Foundation
import TatamiCollectionLayout

/// A distance between items.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  let engine: CompositionalSpacing

  init(_ engine: CompositionalSpacing) { self.engine = engine }

  /// Returns a distance of at least a number of points, which grows by a share of the free space.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.flexible(Double(flexibleSpacing)))
  }
  /// Returns a distance in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.fixed(Double(fixedSpacing)))
  }

  /// The distance or its minimum, in points.
  open var spacing: CGFloat { CGFloat(engine.minimum) }
  /// Whether the distance may be larger.
  open var isFlexibleSpacing: Bool { engine.isFlexible }
  /// Whether the distance is exact.
  open var isFixedSpacing: Bool { !engine.isFlexible }

  /// Returns the spacing itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
