/// The geometry of a list section: one item of full width per group.
///
/// ```swift
/// var settings = ListSection(appearance: .insetGrouped, itemCount: 5)
/// settings.header = .supplementary
/// let container = LayoutContainer(size: Size(width: 390, height: 844))
/// let list = try CompositionalLayout(container: container, sections: [settings.section()])
/// ```
public struct ListSection: Hashable, Sendable {
  /// The appearance.
  public var appearance: ListAppearance
  /// The number of items, a header that is the first item included.
  public var itemCount: Int
  /// The header.
  public var header = ListHeader.none
  /// The footer.
  public var footer = ListFooter.none
  /// The free height above the header, in points; nil for that of the appearance.
  public var headerTopPadding: Double?
  /// The distance of an inset section's rows from the sides, in points.
  public var sideInset = 16.0
  /// The distance of a sidebar's rows from the sides, in points.
  public var sidebarInset = 10.0
  /// The estimated height of a row, in points.
  public var estimatedRowHeight = 44.0

  /// The kind of supplementary headers.
  public static let headerKind = "UICollectionElementKindSectionHeader"
  /// The kind of supplementary footers.
  public static let footerKind = "UICollectionElementKindSectionFooter"

  /// Creates a section without header and footer.
  public init(appearance: ListAppearance, itemCount: Int) {
    self.appearance = appearance
    self.itemCount = itemCount
  }

  /// Returns the section of a compositional layout that scrolls vertically.
  public func section() -> CompositionalSection {
    let size = CompositionalSize(
      width: .fractionalWidth(1),
      height: .estimated(estimatedRowHeight)
    )
    let row = CompositionalSubitem.item(CompositionalItem(size: size))
    let group = CompositionalGroup.vertical(size: size, subitems: [row])
    var section = CompositionalSection(group: group, itemCount: itemCount)
    section.contentInsets = contentInsets
    if header == .supplementary {
      var item = boundary(kind: Self.headerKind, alignment: .top)
      item.startPadding = headerTopPadding ?? 0
      section.boundaryItems.append(item)
    }
    if footer == .supplementary {
      section.boundaryItems.append(boundary(kind: Self.footerKind, alignment: .bottom))
    }
    return section
  }

  /// The distances around the rows (Specification/lists.md L50).
  private var contentInsets: DirectionalInsets {
    let hasHeader = header != .none
    let bottom = footer == .none ? 20.0 : 0
    let padding = header == .firstItemInSection ? headerTopPadding : nil
    switch appearance {
    case .plain, .sidebarPlain:
      return DirectionalInsets(top: padding ?? (header == .firstItemInSection ? 22 : 0))
    case .grouped:
      return DirectionalInsets(top: padding ?? (hasHeader ? 0 : 35), bottom: bottom)
    case .insetGrouped:
      return DirectionalInsets(
        top: padding ?? (hasHeader ? 0 : 35),
        leading: sideInset,
        bottom: bottom,
        trailing: sideInset
      )
    case .sidebar:
      return DirectionalInsets(leading: sidebarInset, bottom: 10, trailing: sidebarInset)
    }
  }

  private func boundary(kind: String, alignment: CompositionalEdges) -> BoundarySupplementary {
    let isPlain = appearance == .plain
    let size = CompositionalSize(
      width: .fractionalWidth(1),
      height: .estimated(isPlain ? 28 : 17.5)
    )
    var item = BoundarySupplementary(kind: kind, size: size, alignment: alignment)
    item.pinToVisibleBounds = isPlain
    item.zIndex = 200
    return item
  }
}
