import TatamiCollectionLayout
import TatamiGeometry

typealias Dimension = CompositionalDimension

/// Short forms for layouts in a view of 390 x 844 at two pixels per point.
enum Example {
  static let view = Size(width: 390, height: 844)

  /// An item of a size.
  static func item(
    _ width: Dimension,
    _ height: Dimension,
    insets: Double = 0,
    edges: CompositionalEdgeSpacing = CompositionalEdgeSpacing()
  ) -> CompositionalSubitem {
    var item = CompositionalItem(size: CompositionalSize(width: width, height: height))
    item.contentInsets = DirectionalInsets(
      top: insets,
      leading: insets,
      bottom: insets,
      trailing: insets
    )
    item.edgeSpacing = edges
    return .item(item)
  }

  /// A row of subitems.
  static func row(
    _ width: Dimension,
    _ height: Dimension,
    _ subitems: [CompositionalSubitem],
    spacing: CompositionalSpacing = .fixed(0)
  ) -> CompositionalGroup {
    group(width, height, .subitems(.horizontal, subitems), spacing: spacing)
  }

  /// A column of subitems.
  static func column(
    _ width: Dimension,
    _ height: Dimension,
    _ subitems: [CompositionalSubitem],
    spacing: CompositionalSpacing = .fixed(0)
  ) -> CompositionalGroup {
    group(width, height, .subitems(.vertical, subitems), spacing: spacing)
  }

  static func group(
    _ width: Dimension,
    _ height: Dimension,
    _ arrangement: CompositionalGroup.Arrangement,
    spacing: CompositionalSpacing = .fixed(0)
  ) -> CompositionalGroup {
    let size = CompositionalSize(width: width, height: height)
    var group = CompositionalGroup(size: size, arrangement: arrangement)
    group.interItemSpacing = spacing
    return group
  }

  static func section(
    _ group: CompositionalGroup,
    _ count: Int,
    insets: DirectionalInsets = .zero,
    gap: Double = 0
  ) -> CompositionalSection {
    var section = CompositionalSection(group: group, itemCount: count)
    section.contentInsets = insets
    section.interGroupSpacing = gap
    return section
  }

  static func layout(
    _ sections: CompositionalSection...,
    size: Size = view,
    direction: LayoutDirection = .leftToRight,
    configure: (inout CompositionalConfiguration) -> Void = { _ in }
  ) throws(CollectionLayoutError) -> CompositionalLayout {
    var configuration = CompositionalConfiguration()
    configure(&configuration)
    let container = LayoutContainer(size: size, scale: 2, direction: direction)
    return try CompositionalLayout(
      container: container,
      configuration: configuration,
      sections: sections
    )
  }

  /// A boundary item of full width.
  static func boundary(
    _ kind: String,
    _ height: Double,
    _ alignment: CompositionalEdges
  ) -> BoundarySupplementary {
    let size = CompositionalSize(width: .fractionalWidth(1), height: .absolute(height))
    return BoundarySupplementary(kind: kind, size: size, alignment: alignment)
  }
}

extension CompositionalLayout {
  /// The frames of a section's items, as far as they have one.
  func frames(_ section: Int = 0) -> [Rect] {
    (0..<itemCount(inSection: section)).compactMap { frame(ofItem: $0, inSection: section) }
  }

  /// The edges of a section's items as (x, y, width, height).
  func numbers(_ section: Int = 0) -> [[Double]] {
    frames(section).map { [$0.minX, $0.minY, $0.width, $0.height] }
  }
}
