/// An item or a nested group.
public enum CompositionalSubitem: Sendable {
  /// An item.
  case item(CompositionalItem)
  /// A nested group, packed like an item.
  indirect case group(CompositionalGroup)

  /// The size of the slot.
  var size: CompositionalSize {
    switch self {
    case .item(let item): item.size
    case .group(let group): group.size
    }
  }

  /// The distances around the slot.
  var edgeSpacing: CompositionalEdgeSpacing {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }

  /// The levels of groups.
  var depth: Int {
    switch self {
    case .item: 0
    case .group(let group): group.depth
    }
  }
}
