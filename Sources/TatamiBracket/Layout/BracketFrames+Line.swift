public import TatamiGeometry

extension BracketFrames {
  /// A straight line along one axis, in its drawing direction, and its part in the bracket.
  public struct Line: Hashable, Sendable {
    /// The point where the line begins.
    public let start: Point
    /// The coordinate of the line's end along the line's axis.
    private let farCoordinate: Double
    private let role: LineRole

    init(from start: Point, to farCoordinate: Double, as role: LineRole) {
      self.start = start
      self.farCoordinate = farCoordinate
      self.role = role
    }

    /// The point where the line ends.
    public var end: Point {
      Point(role.axis, farCoordinate, cross: start[role.axis.cross])
    }

    /// The match that the line belongs to: the one that an incoming line leads to.
    ///
    /// A bracket with a single contestant (a bye) is not a match, but its lines carry its path.
    public var match: MatchPath { role.match }

    /// The part of the match's connector that the line is.
    public var segment: Segment { role.segment }

    /// Whether a winner has traveled the line, which makes it one of ``BracketFrames/winnerLines``.
    ///
    /// An incoming line is decided as soon as its contestant is known, even if that contestant
    /// loses the match; see ``leadsToWin``.
    public var isDecided: Bool { role.isDecided }

    /// Whether the contestant who travels the line wins the match that the line belongs to.
    public var leadsToWin: Bool { role.leadsToWin }
  }

  /// A part of the connector that joins the contestants of a match.
  public enum Segment: UInt8, Hashable, Sendable, CaseIterable {
    /// From an entry or an earlier match along the rounds to the match.
    case incoming
    /// Across the rounds from the end of an incoming line to the point where a winner leaves; in
    /// the final of a two-sided style also between the two sides.
    case crossbar
    /// The bend of an incoming line to the final of a two-sided style.
    case elbow
    /// From the final out of the bracket.
    case champion
  }
}
