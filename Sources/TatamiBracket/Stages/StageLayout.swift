public import TatamiGeometry

/// The boxes and lines of an elimination, in points with the origin at the top left.
///
/// The halves of a double elimination follow one another along the entry axis and are joined at the
/// grand final.
public struct StageLayout: Equatable, Sendable {
  /// The boxes of the matches, in the order of the brackets' matches.
  public internal(set) var boxes: [Box] = []
  /// The lines along which winners advance, in the order of the matches that they start from.
  public internal(set) var lines: [Line] = []
  /// The headers of the rounds; empty if the style's header length is 0.
  public internal(set) var headers: [Header] = []
  /// The champion's box, nil if the style has none or no match decides the stage.
  public internal(set) var champion: Champion?
  /// The size of the content.
  public internal(set) var size = Size()

  /// The box of a match.
  public struct Box: Equatable, Sendable {
    /// The index of the match.
    public let match: Int
    /// The frame.
    public internal(set) var frame: Rect
    /// The center along the entry axis, without the rounding errors of the frame.
    public let center: Double
  }

  /// A line from a match to the match that its winner enters.
  public struct Line: Equatable, Sendable {
    /// The index of the match at the start.
    public let start: Int
    /// The index of the match at the end.
    public let end: Int
    /// The corners: two if the matches are level, otherwise four.
    public internal(set) var points: [Point]
  }

  /// The header of a round.
  public struct Header: Equatable, Sendable {
    /// The index of the round.
    public let round: Int
    /// The part of the stage to which the round belongs.
    public let part: StageBrackets.Part
    /// The frame.
    public internal(set) var frame: Rect
    /// Whether the header is that of the second half in a two-sided layout.
    public internal(set) var isSecondHalf = false
  }

  /// The box of the winner of the deciding match.
  public struct Champion: Equatable, Sendable {
    /// The index of the deciding match.
    public let match: Int
    /// The frame.
    public internal(set) var frame: Rect
    /// The two ends of the line from the deciding match.
    public internal(set) var line: [Point]
  }
}
