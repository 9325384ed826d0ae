import TatamiTournament

/// The texts of a match's card, on a poster and on a board.
struct MatchContent: Equatable {
  /// One of the two sides.
  struct Side: Equatable {
    var name = ""
    /// The flag of the country, empty without one.
    var flag = ""
    /// The logo before the name.
    var logo = ParticipantLogo.none
    var seed = ""
    /// The index of the participant or the number of the player, nil while it is not known.
    var participant: Int?
    /// The scores of the sets, legs or games, empty if there are too many.
    var parts: [Part] = []
    /// The score of the match.
    var score = ""
    var isWinner = false
    var isLoser = false
    /// Whether the name describes a participant who is not known yet.
    var isHint = false
    var isBye = false

    /// The score of a set, a leg or a game.
    struct Part: Equatable {
      let text: String
      /// Whether the side has won it.
      let isWon: Bool
    }

    /// The name behind its flag.
    var shownName: String { flag.isEmpty ? name : "\(flag)\u{A0}\(name)" }

    /// The name behind its seed and its flag.
    var text: String { seed.isEmpty ? shownName : "[\(seed)] \(shownName)" }
  }

  /// The identifier of the match, unique in the poster.
  let id: String
  var first: Side
  var second: Side
  /// The date in the form in which the tournament shows dates, empty without one.
  var date = ""
  /// The date and the venue, empty without both.
  var detail = ""
  /// The detail with the end of a match that did not end in regular time.
  var caption = ""
  /// The match as a sentence.
  var sentence = ""
  /// The URL of a page about the match, nil without one.
  var link: String?
  /// The marks beside the scores, which a legend explains.
  var marks: Set<PosterMark> = []

  /// Whether a participant plays in the match.
  func contains(_ participant: Int) -> Bool {
    first.participant == participant || second.participant == participant
  }

  /// The texts without the scores of sets, legs and games.
  var withoutParts: MatchContent {
    var copy = self
    (copy.first.parts, copy.second.parts) = ([], [])
    copy.marks.remove(.aggregate)
    return copy
  }

  /// Whether the match has a winner.
  var isDecided: Bool { first.isWinner || second.isWinner }
}

/// The texts of a match, shared by plans and all copies of its card.
final class SharedMatchContent: Sendable {
  let content: MatchContent

  init(_ content: MatchContent) {
    self.content = content
  }
}

// MARK: - Matches

extension MatchContent {
  /// Creates the texts of a match.
  init(ofMatch index: Int, in context: MatchContext) {
    let tournament = context.tournament
    let match = tournament.matches[index]
    let ending = match.ending
    id = "match-\(match.id.plainText)"
    first = Self.side(match.results.first, .first, ofMatch: index, ending, context)
    second = Self.side(match.results.second, .second, ofMatch: index, ending, context)
    addParts(ofMatch: index, in: context)
    if !match.date.isEmpty { date = context.dates.text(of: match.date) }
    detail = [date, match.venue].joinedTexts(by: " · ").singleLine
    let label = context.labels[index] ?? context.referencedLabel(ofMatch: index)
    let endingText = context.language.text(Self.text(of: ending))
    caption = [label, detail, match.note, endingText].joinedTexts(by: " · ").singleLine
    marks.formUnion(Self.marks(of: match.results))
    let round = match.round.map { context.name(ofRound: $0) } ?? ""
    let group = match.group.flatMap { context.name(ofGroup: $0) }
    link = context.url(ofMatch: index, home: first.name, away: second.name, round: round)
    sentence = sentence(
      round: [group ?? "", round].joinedTexts(by: ", ").singleLine,
      isWalkover: ending == .walkover
    )
  }

  /// Adds the scores of sets, legs or games, and the mark of a winner by away goals.
  private mutating func addParts(ofMatch index: Int, in context: MatchContext) {
    let parts = context.tournament.partScores(ofMatch: index)
    let legs = context.tournament.matches[index].legs
    if let winner = Self.winnerByAwayGoals(of: legs) {
      if winner == .first, first.isWinner { first.score += " \(PosterMark.awayGoals.rawValue)" }
      if winner == .second, second.isWinner { second.score += " \(PosterMark.awayGoals.rawValue)" }
      if first.isWinner || second.isWinner { marks.insert(.awayGoals) }
    }
    guard parts.count <= context.partLimit else { return }
    first.parts = parts.map { Side.Part(text: $0.first, isWon: $0.winner == .first) }
    second.parts = parts.map { Side.Part(text: $0.second, isWon: $0.winner == .second) }
    let sum = legs.reduce(0) { $0 + ($1.score?.first ?? 0) }
    let score = context.tournament.matches[index].results.first?.score
    if legs.count > 1, sum == score { marks.insert(.aggregate) }
  }

  /// Returns the side with more goals in the leg in which it was the guest, if two legs with equal
  /// sums leave that as the reason; the first side was the host of the first leg.
  private static func winnerByAwayGoals(of legs: [Tournament.Leg]) -> Tournament.Side? {
    guard legs.count == 2, let first = legs[0].score, let second = legs[1].score,
      first.first + second.first == first.second + second.second,
      first.second != second.first
    else { return nil }
    return second.first > first.second ? .first : .second
  }

  /// Returns the end of a match that did not end in regular time.
  private static func text(of ending: MatchRecord.Ending) -> String {
    switch ending {
    case .regular, .walkover: ""
    case .extraTime: "after extra time"
    case .retirement: "retired"
    case .shootout: "after a shoot-out"
    }
  }

  private static func marks(
    of results: Tournament.MatchResults
  ) -> Set<PosterMark> {
    var marks: Set<PosterMark> = []
    if results.first?.isForfeit == true || results.second?.isForfeit == true {
      marks.insert(.walkover)
    }
    if results.first?.hasPenalties == true || results.second?.hasPenalties == true {
      marks.insert(.penalties)
    }
    return marks
  }

  private static func side(
    _ opponent: Tournament.Opponent?,
    _ side: Tournament.Side,
    ofMatch index: Int,
    _ ending: MatchRecord.Ending,
    _ context: MatchContext
  ) -> Side {
    guard let opponent else {
      return Side(name: context.language.text("Bye"), isHint: true, isBye: true)
    }
    guard let participant = opponent.participant else {
      let text = context.tournament.shownMatch(index).opponents[side == .first ? 0 : 1].text
      let name = opponent.label.isEmpty ? context.language.text(text) : opponent.label
      return Side(name: name.singleLine, isHint: true)
    }
    let shown = context.participant(participant)
    return Side(
      name: shown.name,
      flag: shown.flag,
      logo: shown.logo,
      seed: opponent.seed.isEmpty ? context.seeds[participant] ?? "" : opponent.seed,
      participant: participant,
      score: score(of: opponent, isWalkover: ending == .walkover),
      isWinner: opponent.shownOutcome == .win,
      isLoser: opponent.shownOutcome == .loss
    )
  }

  /// Returns the score, the mark of a side that has forfeited, or the letter of a result without a
  /// score.
  private static func score(of opponent: Tournament.Opponent, isWalkover: Bool) -> String {
    if opponent.isForfeit { return PosterMark.walkover.rawValue }
    if let score = opponent.scoreText { return score }
    return isWalkover || opponent.resultText == "-" ? "" : opponent.resultText
  }
}

extension TournamentID {
  /// The identifier without quotes.
  fileprivate var plainText: String {
    switch self {
    case .number(let number): "\(number)"
    case .text(let text): text
    }
  }
}

// MARK: - Swiss boards

extension MatchContent {
  /// Creates the texts of a board of a Swiss tournament; participants are pairing numbers.
  ///
  /// - Parameters:
  ///   - number: The index of the board in its round.
  ///   - round: The index of the round.
  ///   - language: The language of a bye.
  init(
    ofBoard number: Int,
    round: Int,
    of swiss: SwissTournament,
    language: TournamentLanguage = .english
  ) {
    let board = swiss.rounds[round].boards[number]
    id = "match-\(round + 1)-\(number + 1)"
    first = Side(name: swiss.name(ofPlayer: board.home).singleLine, participant: board.home)
    if let away = board.away {
      second = Side(name: swiss.name(ofPlayer: away).singleLine, participant: away)
      (first.seed, second.seed) = ("\(board.home)", "\(away)")
    } else {
      second = Side(name: language.text("Bye"), isHint: true, isBye: true)
    }
    if let result = board.result {
      first.enter(result.home, isForfeit: result.isForfeit)
      if board.away != nil { second.enter(result.away, isForfeit: result.isForfeit) }
    }
    sentence = sentence(round: "Round \(round + 1)")
  }
}

extension MatchContent.Side {
  fileprivate mutating func enter(_ score: SwissTournament.Result.Score, isForfeit: Bool) {
    switch score {
    case .win: (self.score, isWinner) = (isForfeit ? "+" : "1", true)
    case .draw: self.score = "½"
    case .loss: (self.score, isLoser) = (isForfeit ? "–" : "0", true)
    }
  }
}

// MARK: - Sentence

extension MatchContent {
  /// Returns the sentence that describes the match to assistive technologies.
  private func sentence(round: String, isWalkover: Bool = false) -> String {
    let open = "a team to be decided"
    let names = [first.name.isEmpty ? open : first.name, second.name.isEmpty ? open : second.name]
    let start = round.isEmpty ? "" : "\(round): "
    let end = detail.isEmpty ? "." : ", \(detail.replacing(" · ", with: ", "))."
    if first.isBye { return "\(start)\(names[1]) has a bye\(end)" }
    if second.isBye { return "\(start)\(names[0]) has a bye\(end)" }
    let isSwapped = second.isWinner
    let scores = isSwapped ? (second.score, first.score) : (first.score, second.score)
    let hasScore = !isWalkover && !scores.0.isEmpty && !scores.1.isEmpty
    let score = hasScore ? ", \(scores.0) to \(scores.1)" : ""
    if isDecided {
      let (winner, loser) = isSwapped ? (names[1], names[0]) : (names[0], names[1])
      return "\(start)\(winner) beat \(loser)\(isWalkover ? " by walkover" : score)\(end)"
    }
    let verb = score.isEmpty ? "meets" : "against"
    return "\(start)\(names[0]) \(verb) \(names[1])\(score)\(end)"
  }
}

extension [String] {
  /// Returns the texts that are not empty with a separator between them.
  func joinedTexts(by separator: String) -> String {
    var text = ""
    for part in self where !part.isEmpty {
      // The first text is shared.
      if text.isEmpty { text = part } else { text += separator + part }
    }
    return text
  }
}
