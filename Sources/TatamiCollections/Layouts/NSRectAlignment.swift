import TatamiCollectionLayout

/// Edges and corners of a rectangle relative to the reading direction.
public enum NSRectAlignment: Int, Sendable {
  /// No edge: the center.
  case none = 0
  /// The top edge.
  case top = 1
  /// The corner at the top and the leading edge.
  case topLeading = 2
  /// The leading edge.
  case leading = 3
  /// The corner at the bottom and the leading edge.
  case bottomLeading = 4
  /// The bottom edge.
  case bottom = 5
  /// The corner at the bottom and the trailing edge.
  case bottomTrailing = 6
  /// The trailing edge.
  case trailing = 7
  /// The corner at the top and the trailing edge.
  case topTrailing = 8

  var engine: CompositionalEdges {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
