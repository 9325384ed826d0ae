/// The parts of a match's result that the cards of a poster show.
public enum MatchDetail: String, CaseIterable, Sendable {
  /// The score of the match.
  case score
  /// The scores of the sets, games, maps or legs in columns before that of the match.
  ///
  /// In a poster too narrow for its names, and in matches of more than nine parts, only the score of
  /// the match is shown.
  case sets
}
