/// The distance between neighboring items of a group, or around one.
public enum CompositionalSpacing: Hashable, Sendable {
  /// A distance in points.
  case fixed(Double)
  /// At least a distance in points; flexible distances share the remaining room equally.
  case flexible(Double)

  /// The distance, in points, before remaining room is shared.
  public var minimum: Double {
    switch self {
    case .fixed(let length), .flexible(let length): length
    }
  }

  /// Whether the spacing takes a share of the remaining room.
  public var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}
