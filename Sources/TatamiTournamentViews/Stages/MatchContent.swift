import TatamiTournament
import TatamiUIKit

/// The texts of a match on a poster of stages.
struct MatchContent {
  /// One of the two sides.
  struct Side {
    var name = ""
    var seed = ""
    var score = ""
    var isWinner = false
    /// Whether the side has lost.
    var isLoser = false
    /// Whether the name describes a participant who is not known yet.
    var isHint = false

    /// The name behind its seed.
    var text: String { seed.isEmpty ? name : "[\(seed)] \(name)" }
  }

  let first: Side
  let second: Side
  /// The date in the form in which the tournament shows dates, empty without one.
  let date: String
  /// The label, the date and the venue of the match, empty without all.
  let caption: String
  /// The match as a sentence.
  let accessibilityLabel: String
  /// The URL of a page about the match, nil without one.
  var link: String?
  /// The marks beside the scores, which a legend explains.
  var marks: Set<PosterMark> = []

  /// The width of a card that shows both sides untruncated.
  @MainActor
  var width: Double {
    [first, second].map { side in
      let font = side.isHint ? PosterMetrics.hintFont : PosterMetrics.winnerFont
      let score = PosterText.width(of: side.score, PosterMetrics.winnerScoreFont)
      let gap = score > 0 ? StagesMetrics.scoreGap : 0
      return PosterText.width(of: side.text, font) + gap + score + 2 * StagesMetrics.boxPadding + 2
    }.max() ?? 0
  }
}

/// The values on which the texts of a stage's matches depend.
struct MatchContext {
  let tournament: Tournament
  /// The seeds by participant.
  var seeds: [Int: String] = [:]
  /// The dates of the tournament.
  let dates: ShownDates
  /// Whether captions begin with the matches' labels, to which texts of open sides refer.
  var hasLabels = false
  /// The URL of matches for which the file has none.
  var links: MatchLinkTemplate?

  /// Returns the URL of a match, nil without one.
  fileprivate func url(of match: Tournament.Match, _ names: [String], round: String) -> String? {
    guard match.link.isEmpty else { return match.link }
    return links?.url { placeholder in
      switch placeholder {
      case .number: match.id.plainText
      case .round: round
      case .home: names[0]
      case .away: names[1]
      case .date: match.date
      }
    }
  }
}

extension MatchContent {
  /// Creates the texts of a match.
  init(_ shown: StageOutline.Match, round: String, in context: MatchContext) {
    let tournament = context.tournament
    let match = tournament.matches[shown.match]
    let sides = zip(Tournament.Side.allCases, shown.opponents).map { side, opponent in
      Self.side(opponent, match.results[side], in: match, context)
    }
    (first, second) = (sides[0], sides[1])
    let label = context.hasLabels ? shown.label ?? "" : ""
    date = context.dates.text(of: match.date)
    caption = [label, date, match.venue, Self.mark(of: match)].filter { !$0.isEmpty }.joined(
      separator: " · "
    )
    marks = Self.marks(of: match)
    let isWalkover = marks.contains(.walkover)
    let meeting = sides.map { side in
      [side.name.isEmpty ? "?" : side.name, isWalkover ? "" : side.score].filter { !$0.isEmpty }
        .joined(separator: " ")
    }.joined(separator: " – ")
    link = context.url(of: match, sides.map(\.name), round: round)
    let end = isWalkover ? PosterMark.walkover.meaning : ""
    let details = [end, date, match.venue].filter { !$0.isEmpty }.joined(separator: ", ")
    accessibilityLabel = "\(round): \(meeting)" + (details.isEmpty ? "" : " (\(details))")
  }

  /// The mark of a match that did not end in regular time.
  private static func mark(of match: Tournament.Match) -> String {
    switch match.ending {
    case .regular, .walkover: ""
    case .extraTime: "after extra time"
    case .retirement: "retired"
    }
  }

  private static func marks(of match: Tournament.Match) -> Set<PosterMark> {
    let sides = [match.results.first, match.results.second].compactMap(\.self)
    var marks: Set<PosterMark> = []
    if sides.contains(where: \.isForfeit) { marks.insert(.walkover) }
    if sides.contains(where: \.hasPenalties) { marks.insert(.penalties) }
    return marks
  }

  private static func side(
    _ shown: StageOutline.Opponent,
    _ opponent: Tournament.Opponent?,
    in match: Tournament.Match,
    _ context: MatchContext
  ) -> Side {
    guard let opponent else { return Side(name: "Bye", isHint: true) }
    guard let participant = opponent.participant else {
      let label = opponent.label.isEmpty ? shown.text : opponent.label
      return Side(name: label.singleLine, isHint: true)
    }
    let seed = opponent.seed.isEmpty ? context.seeds[participant] ?? "" : opponent.seed
    return Side(
      name: context.tournament.participants[participant].name.singleLine,
      seed: seed,
      score: score(of: opponent, shown, isWalkover: match.ending == .walkover),
      isWinner: shown.outcome == .win,
      isLoser: shown.outcome == .loss
    )
  }

  /// Returns the score, the mark of a side that has forfeited, or the letter of a result without a
  /// score.
  private static func score(
    of opponent: Tournament.Opponent,
    _ shown: StageOutline.Opponent,
    isWalkover: Bool
  ) -> String {
    if opponent.isForfeit { return PosterMark.walkover.rawValue }
    if let score = opponent.scoreText { return score }
    return isWalkover || shown.result == "-" ? "" : shown.result
  }
}
