public import TatamiGeometry

/// The frames of a bracket's entries and matches, and its lines, in points in the coordinates of the
/// view.
public struct BracketFrames: Hashable, Sendable {
  /// The area of the entries along the left or top edge; without extent if there are none.
  public internal(set) var firstEntries: Rect
  /// The area of the lines and matches.
  public internal(set) var drawing: Rect
  /// The area of the entries along the right or bottom edge; without extent if there are none.
  public internal(set) var secondEntries: Rect
  /// The number of entries in ``firstEntries``; the entries after them are in ``secondEntries``.
  public internal(set) var numberOfFirstEntries: Int
  /// The entries, ascending by index.
  public internal(set) var entries: [Entry] = []
  /// The matches: round by round for a binary bracket, parents before their children for a tree.
  public internal(set) var matches: [Match] = []
  /// The ordinary lines in drawing order, to be drawn below the winners' lines.
  public internal(set) var lines: [Line] = []
  /// The lines that winners have traveled, in drawing order.
  public internal(set) var winnerLines: [Line] = []
  /// The points where winners leave matches, grouped by match.
  var points: [Point] = []

  /// Returns the points where winners leave a match, in slot order.
  ///
  /// A match of a binary bracket has none here; its winner leaves at ``Match/imageCenter``.
  ///
  /// - Precondition: The match is one of ``matches``.
  public func points(of match: Match) -> ArraySlice<Point> {
    points[match.points]
  }
}

extension BracketFrames {
  /// An entry and its frame.
  public struct Entry: Hashable, Sendable {
    /// The slot of a binary bracket, or the position among the entries of a tree.
    public var index: Int
    /// The frame, in points.
    public var frame: Rect
  }

  /// A match and its frame.
  public struct Match: Hashable, Sendable {
    /// The round and the position in it.
    public var path: MatchPath
    /// The serial index in a binary bracket, or the position among the matches of a tree.
    public var index: Int
    /// The frame, in points.
    public var frame: Rect
    /// The center of an image on the match: the point where its lines meet, or where the first
    /// winner leaves.
    public var imageCenter: Point
    /// This match's part of the points of all matches.
    var points: Range<Int> = 0..<0

    /// The value of a match that is not laid out yet.
    static let empty = Match(
      path: MatchPath(layer: 0, item: 0),
      index: 0,
      frame: .zero,
      imageCenter: .zero
    )
  }
}
