public import TatamiGeometry

/// Where everything of a tournament stands, in points in the coordinates of the whole view.
public struct BracketFrames: Hashable, Sendable {
  /// The area along the left or top edge that holds entries; without extent if it holds none.
  public internal(set) var firstEntries: Rect
  /// The area of the lines and matches.
  public internal(set) var drawing: Rect
  /// The area along the right or bottom edge that holds entries; without extent if it holds none.
  public internal(set) var secondEntries: Rect
  /// The entries, ascending by index.
  public internal(set) var entries: [Entry] = []
  /// The matches in the order in which a view asks for them: round by round for a binary
  /// tournament, parents before their children for a tree.
  public internal(set) var matches: [Match] = []
  /// The ordinary lines in drawing order, below the winners' lines.
  public internal(set) var lines: [Line] = []
  /// The lines that winners have travelled, in drawing order.
  public internal(set) var winnerLines: [Line] = []
  /// The points where winners leave matches, match by match in no particular order.
  var points: [Point] = []

  /// Returns where winners leave a match of this tournament, in slot order; none for a match of a
  /// binary tournament, whose only such point is its image centre.
  ///
  /// - Precondition: The match comes from these frames.
  public func points(of match: Match) -> ArraySlice<Point> {
    points[match.points]
  }
}

extension BracketFrames {
  /// An entry and its frame.
  public struct Entry: Hashable, Sendable {
    /// The slot of a binary tournament, or the position among the entries of a tree.
    public var index: Int
    /// The frame, in points.
    public var frame: Rect
  }

  /// A match and its frame.
  public struct Match: Hashable, Sendable {
    /// The round and the position there.
    public var path: MatchPath
    /// The serial index in a binary tournament, or the position among the matches of a tree.
    public var index: Int
    /// The frame, in points; the area that takes taps.
    public var frame: Rect
    /// The centre of an image on the match: where its lines meet, or where the first winner
    /// leaves.
    public var imageCenter: Point
    /// Where this match's points are among all.
    var points: Range<Int> = 0..<0

    /// A place for a match that is not laid out yet.
    static let empty = Match(
      path: MatchPath(layer: 0, item: 0),
      index: 0,
      frame: .zero,
      imageCenter: .zero
    )
  }
}
