public import TatamiBracket
public import TatamiTournamentViews

/// The view over a match.
public typealias KRTournamentViewMatch = BracketMatchView

/// The winning side of a match in version 1.
public typealias MatchPreferredSide = BinaryBracket.Side

extension KRTournamentViewMatch {
  /// The winning side of a match in version 1; `winningSide`.
  public var preferredSide: MatchPreferredSide? {
    get { winningSide }
    set { winningSide = newValue }
  }
}
