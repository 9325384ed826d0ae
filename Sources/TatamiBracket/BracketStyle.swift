public import TatamiGeometry

/// The edges along which a bracket's entries are placed, and the direction of its rounds.
public enum BracketStyle: Hashable, Sendable {
  /// Entries along the left edge, rounds to the right.
  case left
  /// Entries along the right edge, rounds to the left.
  case right
  /// Entries along the top edge, rounds downward.
  case top
  /// Entries along the bottom edge, rounds upward.
  case bottom
  /// Entries along the left and the right edge, the final between them.
  ///
  /// The champion's line leaves downward for `bottom` and upward for every other direction;
  /// styles with different directions are unequal even where their layouts are the same.
  case leftRight(direction: FinalDirection)
  /// Entries along the top and the bottom edge, the final between them.
  ///
  /// The champion's line leaves leftward for `left` and rightward for every other direction.
  case topBottom(direction: FinalDirection)

  /// The direction in which the champion's line leaves the final of a two-sided style.
  public enum FinalDirection: String, Hashable, Sendable, CaseIterable {
    /// Upward.
    case top
    /// Downward.
    case bottom
    /// Leftward.
    case left
    /// Rightward.
    case right
  }
}

extension BracketStyle {
  /// The axis along which rounds follow one another.
  public var roundAxis: Axis {
    switch self {
    case .left, .right, .leftRight: .horizontal
    case .top, .bottom, .topBottom: .vertical
    }
  }

  /// The axis along which entries follow one another.
  public var entryAxis: Axis {
    roundAxis.cross
  }

  /// Whether entries are placed along two opposite edges.
  public var isTwoSided: Bool {
    switch self {
    case .left, .right, .top, .bottom: false
    case .leftRight, .topBottom: true
    }
  }

  /// The default size of an entry, in points: 30 along the entry axis, 80 along the round axis.
  public var defaultEntrySize: Size {
    Size(roundAxis, 80, cross: 30)
  }

  /// Whether the entries of a one-sided style are placed at the end of the round axis.
  var isReversed: Bool {
    self == .right || self == .bottom
  }

  /// Returns the direction in which rounds follow one another: 1 along ``roundAxis``, -1 against
  /// it.
  public func roundDirection(on side: BracketSide) -> Double {
    (isTwoSided ? side == .first : !isReversed) ? 1 : -1
  }

  /// The direction of the champion's line in a two-sided style: 1 along ``entryAxis``, -1 against
  /// it; 0 in one-sided styles, where the line follows the rounds.
  public var championDirection: Double {
    switch self {
    case .leftRight(let direction): direction == .bottom ? 1 : -1
    case .topBottom(let direction): direction == .left ? -1 : 1
    case .left, .right, .top, .bottom: 0
    }
  }

  /// The signed length of the champion's line in a two-sided style, in points (§2.4.3).
  var championStub: Double { championDirection * BracketMetrics.championStub }
}
