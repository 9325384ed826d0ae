public import Foundation
import TatamiCollectionLayout

/// The distances around an item or group.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Creates the distances around an item; nil is no distance.
  public init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// The distance at the leading edge.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// The distance at the top.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// The distance at the trailing edge.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// The distance at the bottom.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// Returns the distances themselves, which never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  var engine: CompositionalEdgeSpacing {
    CompositionalEdgeSpacing(
      leading: leading?.engine ?? .fixed(0),
      top: top?.engine ?? .fixed(0),
      trailing: trailing?.engine ?? .fixed(0),
      bottom: bottom?.engine ?? .fixed(0)
    )
  }
}
