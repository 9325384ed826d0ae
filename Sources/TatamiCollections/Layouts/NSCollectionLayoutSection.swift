public import Foundation
import TatamiCollectionLayout
public import TatamiGraphics

/// A closure that changes the visible elements of a section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A section that repeats a group for its items.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The style of a list section; nil for others.
  var listStyle: ListSectionStyle?

  /// Creates a section of a repeated group.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// The distances around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between neighboring groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The edges that limit the groups in addition to the insets.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The edges that limit the boundary items: with `none` they span the whole width.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether boundary items respect the insets.
  open var supplementariesFollowContentInsets: Bool {
    get { supplementaryContentInsetsReference != .none }
    set { supplementaryContentInsetsReference = newValue ? .automatic : .none }
  }
  /// The way in which the section scrolls across the layout's scroll direction.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The deceleration and the bounce of a section that scrolls orthogonally.
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    scrollingProperties
  }
  private var scrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Called with the visible elements of a section that scrolls orthogonally, its offset and the
  /// environment, after each computation and each change of the offset.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The headers, footers and other views at the edges of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Returns a copy, which shares the group.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.decorationItems = decorationItems
    copy.listStyle = listStyle
    copy.scrollingProperties = scrollingProperties.duplicate()
    return copy
  }

  /// Returns the engine's description of the section.
  func section(
    itemCount: Int,
    referenceInsets: DirectionalInsets,
    in environment: LayoutEnvironment
  ) -> CompositionalSection {
    var section = CompositionalSection(group: group.group(in: environment), itemCount: itemCount)
    section.contentInsets = DirectionalInsets(contentInsets)
    section.referenceInsets = referenceInsets
    section.interGroupSpacing = Double(interGroupSpacing)
    section.boundaryItems = boundarySupplementaryItems.map(\.boundary)
    section.supplementariesFollowInsets = supplementariesFollowContentInsets
    section.decorations = decorationItems.map(\.decoration)
    section.orthogonalBehavior = orthogonalScrollingBehavior.engine
    return section
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  fileprivate var engine: OrthogonalBehavior {
    switch self {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}
