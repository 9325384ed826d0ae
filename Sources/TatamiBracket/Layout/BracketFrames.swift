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
  public internal(set) var entries: Entries
  /// The matches: round by round for a binary bracket, parents before their children for a tree.
  public internal(set) var matches: [Match] = []
  /// The ordinary lines in drawing order, to be drawn below the winners' lines.
  public internal(set) var lines: [Line] = []
  /// The lines that winners have traveled, in drawing order.
  public internal(set) var winnerLines: [Line] = []
  /// The points of matches that several winners leave, grouped by match.
  var points: [Point] = []
  /// The part of ``points`` that belongs to each of those matches.
  var pointGroups: [Range<Int>] = []

  /// Returns the points where winners leave a match, in slot order.
  ///
  /// A match of a binary bracket has none here; its winner leaves at ``Match/imageCenter``.
  ///
  /// - Precondition: The match is one of ``matches``.
  public func points(of match: Match) -> ArraySlice<Point> {
    switch match.points {
    case .none: []
    case .imageCenter: [match.imageCenter]
    case .group(let number): points[pointGroups[number]]
    }
  }
}
