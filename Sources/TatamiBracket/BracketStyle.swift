public import TatamiGeometry

/// Where a bracket's entries stand, and thereby which way its rounds go.
public enum BracketStyle: Hashable, Sendable {
  /// Entries along the left edge, rounds to the right.
  case left
  /// Entries along the right edge, rounds to the left.
  case right
  /// Entries along the top edge, rounds downwards.
  case top
  /// Entries along the bottom edge, rounds upwards.
  case bottom
  /// Entries along the left and the right edge, the final between them.
  ///
  /// The champion's line leaves downwards for `bottom` and upwards for every other direction;
  /// styles whose directions differ are different even where they look the same.
  case leftRight(direction: FinalDirection)
  /// Entries along the top and the bottom edge, the final between them.
  ///
  /// The champion's line leaves leftwards for `left` and rightwards for every other direction.
  case topBottom(direction: FinalDirection)

  /// The way the champion's line leaves a final that stands between two sides.
  public enum FinalDirection: String, Hashable, Sendable, CaseIterable {
    /// Upwards.
    case top
    /// Downwards.
    case bottom
    /// Leftwards.
    case left
    /// Rightwards.
    case right
  }
}

extension BracketStyle {
  /// The axis along which round follows round.
  public var layerAxis: Axis {
    switch self {
    case .left, .right, .leftRight: .horizontal
    case .top, .bottom, .topBottom: .vertical
    }
  }

  /// The axis along which entry follows entry.
  public var entryAxis: Axis {
    layerAxis.cross
  }

  /// Whether entries stand along two opposite edges.
  public var isTwoSided: Bool {
    switch self {
    case .left, .right, .top, .bottom: false
    case .leftRight, .topBottom: true
    }
  }

  /// The size of an entry unless one is given, in points: 30 along the entries, 80 across (spec
  /// bracket §1.4).
  public var defaultEntrySize: Size {
    Size(layerAxis, 80, cross: 30)
  }

  /// Whether the entries of a one-sided style stand at the far end of the layer axis.
  var isReversed: Bool {
    self == .right || self == .bottom
  }

  /// The champion's line of a two-sided style, in points along the entry axis (spec bracket
  /// §2.4.3).
  var championStub: Double {
    switch self {
    case .leftRight(let direction): direction == .bottom ? 20 : -20
    case .topBottom(let direction): direction == .left ? -20 : 20
    case .left, .right, .top, .bottom: 0
    }
  }
}
