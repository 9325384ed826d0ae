public import Foundation
import TatamiCollectionLayout

/// The settings of a compositional layout for all its sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Creates settings for vertical scrolling without distances.
  public override init() { super.init() }

  /// The direction in which sections follow one another.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between neighboring sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The views at the edges of the whole content.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The edges that limit sections in addition to their insets.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }

  var engine: CompositionalConfiguration {
    var configuration = CompositionalConfiguration()
    configuration.scrollAxis = scrollDirection == .vertical ? .vertical : .horizontal
    configuration.interSectionSpacing = Double(interSectionSpacing)
    configuration.boundaryItems = boundarySupplementaryItems.map(\.boundary)
    return configuration
  }
}
