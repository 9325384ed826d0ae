public import Foundation
import TatamiCollectionLayout

/// A supplementary view at an edge of a section or of the whole content, such as a header.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Creates a view at an edge or a corner.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      alignment: alignment,
      absoluteOffset: .zero
    )
  }
  /// Creates a view at an offset in points from an edge or a corner.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
  }

  /// Whether the view lies outside of the content, which becomes larger.
  open var extendsBoundary = true
  /// Whether the view stays in the visible part of its section.
  open var pinToVisibleBounds = false
  /// The free length before a view at the start of its section, in points.
  var startPadding = 0.0
  /// The edge or corner.
  open private(set) var alignment: NSRectAlignment
  /// The distance from the edge or corner, in points.
  open private(set) var offset: CGPoint

  var boundary: BoundarySupplementary {
    var item = BoundarySupplementary(
      kind: elementKind,
      size: layoutSize.engine,
      alignment: alignment.engine
    )
    item.offset = .init(offset)
    item.contentInsets = DirectionalInsets(contentInsets)
    item.startPadding = startPadding
    item.extendsBoundary = extendsBoundary
    item.pinToVisibleBounds = pinToVisibleBounds
    item.zIndex = zIndex
    return item
  }
}
