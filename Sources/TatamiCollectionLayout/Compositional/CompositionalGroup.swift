public import TatamiGeometry

/// A group of a compositional layout: a row, a column or custom frames; the unit that a section
/// repeats.
///
/// ```swift
/// let half = CompositionalSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
/// let row = CompositionalGroup.horizontal(
///   size: CompositionalSize(width: .fractionalWidth(1), height: .absolute(100)),
///   subitems: [.item(CompositionalItem(size: half)), .item(CompositionalItem(size: half))]
/// )
/// ```
public struct CompositionalGroup: Sendable {
  /// The order of a group's subitems.
  public enum Arrangement: Sendable {
    /// Subitems one after the other along an axis; the list repeats while the next one fits.
    case subitems(Axis, [CompositionalSubitem])
    /// A subitem a number of times along an axis, from 1 to 100,000.
    case repeating(Axis, CompositionalSubitem, count: Int)
    /// A subitem a number of times along an axis, in slots of equal length; the subitem's own
    /// length along the axis is ignored.
    case dividing(Axis, CompositionalSubitem, count: Int)
    /// Custom frames. The function receives the group's size less its insets; it may be called
    /// several times and must return the same frames for the same size.
    case custom(@Sendable (Size) -> [CustomGroupItem])
  }

  /// The size of the group.
  public var size: CompositionalSize
  /// The order of the subitems.
  public let arrangement: Arrangement
  /// The distance between neighboring subitems.
  public var interItemSpacing = CompositionalSpacing.fixed(0)
  /// The distances from the group's edges to its subitems, in points.
  public var contentInsets = DirectionalInsets.zero
  /// The distances around the group.
  public var edgeSpacing = CompositionalEdgeSpacing()
  /// The supplementary items of the group.
  public var supplementaryItems: [AnchoredSupplementary] = []
  /// The levels of groups, this one included.
  public let depth: Int

  /// The most levels of groups.
  public static let depthLimit = 10
  /// The most items of a group, those of nested groups included; further ones fill the next group.
  public static let itemLimit = 100_000
  /// The largest count of a group with a count.
  public static let countLimit = 100_000

  /// Creates a group without spacing, insets and supplementary items.
  public init(size: CompositionalSize, arrangement: Arrangement) {
    self.size = size
    self.arrangement = arrangement
    let subitems = arrangement.subitems
    depth = 1 + (subitems.map(\.depth).max() ?? 0)
  }

  /// Makes a row of subitems.
  public static func horizontal(
    size: CompositionalSize,
    subitems: [CompositionalSubitem]
  ) -> CompositionalGroup {
    CompositionalGroup(size: size, arrangement: .subitems(.horizontal, subitems))
  }

  /// Makes a column of subitems.
  public static func vertical(
    size: CompositionalSize,
    subitems: [CompositionalSubitem]
  ) -> CompositionalGroup {
    CompositionalGroup(size: size, arrangement: .subitems(.vertical, subitems))
  }
}

extension CompositionalGroup.Arrangement {
  /// The different subitems in order.
  var subitems: [CompositionalSubitem] {
    switch self {
    case .subitems(_, let subitems): subitems
    case .repeating(_, let subitem, _), .dividing(_, let subitem, _): [subitem]
    case .custom: []
    }
  }
}
