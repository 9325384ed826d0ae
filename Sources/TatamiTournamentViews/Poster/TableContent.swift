import TatamiTournament

/// The texts of a table of a pool or of a Swiss tournament, on a poster and on a board.
struct TableContent: Equatable {
  /// A row: the cells after the name.
  struct Row: Equatable {
    let rank: String
    /// The index of the participant, or the pairing number of the player.
    let participant: Int
    var name: String
    let numbers: [String]
    /// The flag of the country, empty without one.
    var flag = ""
    /// The logo before the name.
    var logo = ParticipantLogo.none

    /// The name behind its flag.
    var shownName: String { flag.isEmpty ? name : "\(flag)\u{A0}\(name)" }
  }

  /// The titles of the columns after the name; the last column has the points.
  let titles: [String]
  /// The rows, best first.
  private(set) var rows: [Row]
  /// The number of rows at the top whose participants play in the next stage, 0 unless these are
  /// exactly those who do.
  private(set) var qualifiedCount = 0

  /// The table with some of its rows.
  func rows(_ range: ClosedRange<Int>) -> TableContent {
    var copy = self
    copy.rows = Array(rows[range])
    return copy
  }

  /// The text of a number: halves and quarters as "½", "¼" and "¾".
  static func text(_ number: Double) -> String {
    guard number.isFinite else { return "–" }
    let whole = number.rounded(.down)
    if (0..<1e6).contains(number), let quarter = [0.25: "¼", 0.75: "¾"][number - whole] {
      return whole == 0 ? quarter : "\(Int(whole))\(quarter)"
    }
    let points = MatchRecord.Points(halves: Int(min(max(number * 2, 0), 1e6)))
    return Double(points.halves) == number * 2 ? points.description : "\(number)"
  }
}

extension TableContent {
  /// Creates the table of a pool.
  ///
  /// - Parameter rules: Nil for the usual rules, or those of results that share a point.
  init(ofGroup group: Int, of context: MatchContext, rules: PoolRules? = nil) {
    self.init(ofGroup: group, of: context.tournament, rules: rules, language: context.language)
    for index in rows.indices {
      let shown = context.participant(rows[index].participant)
      (rows[index].name, rows[index].flag, rows[index].logo) = (shown.name, shown.flag, shown.logo)
    }
    let isQualified = rows.map { context.qualified.contains($0.participant) }
    let count = isQualified.prefix { $0 }.count
    if count < rows.count, !isQualified[count...].contains(true) { qualifiedCount = count }
  }

  /// Creates the table of a pool.
  init(
    ofGroup group: Int,
    of tournament: Tournament,
    rules: PoolRules? = nil,
    language: TournamentLanguage = .english
  ) {
    let rules = rules ?? tournament.usualRules(ofGroup: group)
    let table = tournament.table(ofGroup: group, rules: rules)
    let hasScores = table.contains { $0.scoreFor + $0.scoreAgainst > 0 }
    let hasBonus = table.contains { $0.bonus > 0 }
    let counts =
      ["P", "W", "D", "L"] + (hasScores ? ["For", "Ag.", "+/−"] : [])
      + (hasBonus ? ["BP"] : []) + ["Pts"]
    titles = counts.map { language.text($0) }
    rows = table.map { row in
      let counts = [row.played, row.wins, row.draws, row.losses].map(String.init)
      let scores = [row.scoreFor, row.scoreAgainst].map(Self.text)
      let sign = row.scoreDifference > 0 ? "+" : row.scoreDifference < 0 ? "−" : ""
      let difference = sign + Self.text(abs(row.scoreDifference))
      return Row(
        rank: row.played == 0 ? "–" : "\(row.rank)",
        participant: row.participant,
        name: tournament.participants[row.participant].name.singleLine,
        numbers: counts + (hasScores ? scores + [difference] : [])
          + (hasBonus ? [Self.text(row.bonus)] : []) + [Self.text(row.points)]
      )
    }
  }

  /// Creates the table of a Swiss tournament.
  init(of swiss: SwissTournament, language: TournamentLanguage = .english) {
    titles = ["BH−1", "BH", "SB", "W", "Pts"].map { language.text($0) }
    rows = swiss.table().map { row in
      let numbers = [
        row.buchholzCut, row.buchholz, row.sonnebornBerger, Double(row.wins), row.points,
      ]
      return Row(
        rank: "\(row.rank)",
        participant: row.player,
        name: swiss.name(ofPlayer: row.player).singleLine,
        numbers: numbers.map(Self.text)
      )
    }
  }
}
