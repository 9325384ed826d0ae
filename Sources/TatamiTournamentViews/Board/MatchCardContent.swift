import TatamiTournament

/// The texts of a match's card.
struct MatchCardContent: Equatable {
  /// One of the two sides.
  struct Side: Equatable {
    var name = ""
    var seed = ""
    /// The index of the participant, nil while it is not known.
    var participant: Int?
    /// The scores of the sets, legs or games.
    var parts: [String] = []
    /// The score of the match.
    var total = ""
    var isWinner = false
    var isLoser = false
    /// Whether the name describes a participant who is not known yet.
    var isHint = false
    var isBye = false
  }

  var first: Side
  var second: Side
  /// The date and the venue, empty without both.
  var detail = ""
  /// The match as a sentence.
  var sentence = ""

  /// Whether a participant plays in the match.
  func contains(_ participant: Int) -> Bool {
    first.participant == participant || second.participant == participant
  }
}

extension MatchCardContent {
  /// Creates the texts of a match.
  init(ofMatch index: Int, in context: MatchContext) {
    let tournament = context.tournament
    let match = tournament.matches[index]
    let round = match.round.map { tournament.shownName(ofRound: $0) } ?? ""
    let texts = MatchContent(tournament.shownMatch(index), round: round, in: context)
    let parts = tournament.partScores(ofMatch: index)
    first = Side(texts.first, parts: parts.map(\.first))
    second = Side(texts.second, parts: parts.map(\.second))
    first.participant = match.results.first?.participant
    second.participant = match.results.second?.participant
    first.isBye = match.results.first == nil
    second.isBye = match.results.second == nil
    detail =
      [context.dates.text(of: match.date), match.venue].filter { !$0.isEmpty }
      .joined(separator: " · ").singleLine
    let group = match.group.flatMap { tournament.shownName(ofGroup: $0) }
    sentence = sentence(
      round: [group, round].compactMap(\.self).joined(separator: ", "),
      isWalkover: texts.marks.contains(.walkover)
    )
  }

  /// Creates the texts of a board of a Swiss tournament; participants are pairing numbers.
  init(_ board: SwissTournament.Board, round: Int, names: [String]) {
    let round = "Round \(round + 1)"
    let texts = MatchContent(board, round: round, names: names)
    first = Side(texts.first, parts: [])
    second = Side(texts.second, parts: [])
    (first.participant, second.participant) = (board.home, board.away)
    second.isBye = board.away == nil
    if let away = board.away { (first.seed, second.seed) = ("\(board.home)", "\(away)") }
    sentence = sentence(round: round)
  }

  /// Returns the sentence that describes the match to assistive technologies.
  private func sentence(round: String, isWalkover: Bool = false) -> String {
    let names = [first, second].map { $0.name.isEmpty ? "a team to be decided" : $0.name }
    let start = round.isEmpty ? "" : "\(round): "
    let end = detail.isEmpty ? "." : ", \(detail.replacing(" · ", with: ", "))."
    for (index, side) in [first, second].enumerated() where side.isBye {
      return "\(start)\(names[1 - index]) has a bye\(end)"
    }
    let isSwapped = second.isWinner
    let (winner, loser) = isSwapped ? (second, first) : (first, second)
    let hasScore = !isWalkover && !winner.total.isEmpty && !loser.total.isEmpty
    let score = hasScore ? ", \(winner.total) to \(loser.total)" : ""
    if first.isWinner || second.isWinner {
      let (winner, loser) = isSwapped ? (names[1], names[0]) : (names[0], names[1])
      return "\(start)\(winner) beat \(loser)\(isWalkover ? " by walkover" : score)\(end)"
    }
    let verb = score.isEmpty ? "meets" : "against"
    return "\(start)\(names[0]) \(verb) \(names[1])\(score)\(end)"
  }
}

extension MatchCardContent.Side {
  fileprivate init(_ side: MatchContent.Side, parts: [String]) {
    name = side.name
    seed = side.seed
    self.parts = Array(parts.prefix(5))
    total = side.score
    isWinner = side.isWinner
    isLoser = side.isLoser
    isHint = side.isHint
  }
}
