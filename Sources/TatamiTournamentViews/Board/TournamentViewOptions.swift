/// The form in which a tournament view shows a `Tournament`.
///
/// ```swift
/// var options = TournamentViewOptions()
/// options.connectors = .straight
/// options.collapsedRounds = 1
/// let board = TournamentView()
/// board.options = options
/// ```
public struct TournamentViewOptions: Hashable, Sendable {
  /// The forms of the lines between matches.
  public enum Connectors: Hashable, Sendable, CaseIterable {
    /// Horizontal and vertical lines with sharp corners.
    case rightAngled
    /// Horizontal and vertical lines with rounded corners.
    case rounded
    /// Straight lines from match to match.
    case straight
  }

  /// The form of the lines between matches.
  public var connectors = Connectors.rounded
  /// The width of a match's card, in points, 80 to 10,000; other widths are clamped, NaN to 80.
  public var cardWidth = 210.0
  /// Whether cards have a line for the date and the venue, if the tournament has any.
  public var showsDetails = true
  /// Whether matches with a bye have no card.
  public var hidesByes = true
  /// Whether every round of a double elimination's upper bracket is in the column after the
  /// previous round, instead of in the column of the lower round that its losers enter.
  public var isCompact = false
  /// The number of first rounds of an elimination that have no cards, 0 or more; the last round
  /// always has one.
  public var collapsedRounds = 0

  /// Creates options with rounded connectors, cards of 210 points, and all rounds.
  public init() {}
}
