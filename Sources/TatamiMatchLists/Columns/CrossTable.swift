import TatamiDocuments

/// A table with a row and a column for each team, and the result of two teams where they cross.
struct CrossTable {
  private let location: SourceLocation
  private let names: [String]
  private var records: [MatchRecord] = []
  /// Whether each cell is a match of its own, because both cells of the pairs have different results.
  private let isDoubleRound: Bool

  /// The cells in which two teams cross.
  private struct Pair {
    let home: Int
    let away: Int
    let text: String
    let mirrorText: String
    /// The result in the row of the home side.
    let own: MatchRecord.Result
    /// The result in the row of the away side, which is named first there.
    let mirror: MatchRecord.Result

    /// Whether both cells have the same result.
    var isMirrored: Bool { own.isEntered && mirror.isEntered && own == mirror.reversed }
    /// Whether the cells have different results.
    var isDifferent: Bool { own.isEntered && mirror.isEntered && own != mirror.reversed }
  }

  /// Reads a table; nil unless the header repeats the names of the rows in their order, or numbers
  /// them.
  ///
  /// - Throws: An error if the cells of a pair contradict each other.
  init?(_ sample: ColumnSample) throws(MatchListError) {
    guard sample.isComplete, let column = Self.teamColumn(of: sample),
      let first = Self.firstCell(of: sample, column)
    else { return nil }
    location = sample.location
    names = sample.cells[column].map { sample.texts[$0] }
    guard let pairs = Self.pairs(of: sample, first, count: names.count) else { return nil }
    guard pairs.contains(where: { $0.own.isDecided || $0.mirror.isDecided }) else { return nil }
    let different = pairs.filter(\.isDifferent)
    let equalCount = pairs.count(where: \.isMirrored)
    // Some return matches of a double round end like the first ones.
    isDoubleRound = different.count > equalCount
    if let pair = different.first, !isDoubleRound { throw contradiction(pair) }
    for pair in pairs { add(pair) }
  }

  /// The matches, in one league.
  func list() -> MatchList {
    MatchList(
      records: records,
      notices: [.crossTable(location, teams: names.count, isDoubleRound: isDoubleRound)],
      listsOpponents: false
    )
  }

  /// The first column with a different name in each row.
  private static func teamColumn(of sample: ColumnSample) -> Int? {
    sample.cells.indices.prefix(3).first { field in
      Set(sample.cells[field]).count == sample.rowCount
        && sample.cells[field].allSatisfy { sample.isTeam[$0] }
    }
  }

  /// The column of the first team: the columns have the teams' names, their beginnings or numbers,
  /// and the cells on the diagonal are empty.
  private static func firstCell(of sample: ColumnSample, _ column: Int) -> Int? {
    let teams = sample.cells[column].map { MatchListHeader.key(sample.texts[$0]) }
    let last = sample.names.count - teams.count
    guard column + 1 <= last else { return nil }
    return (column + 1...last).first { first in
      teams.indices.allSatisfy { team in
        let key = MatchListHeader.key(sample.names[first + team])
        let isName = !key.isEmpty && (key == "\(team + 1)" || teams[team].hasPrefix(key))
        let diagonal = sample.cells[first + team][team]
        return isName && (sample.kinds[diagonal] == .blank || sample.kinds[diagonal] == .text)
      }
    }
  }

  /// The cells of all pairs of teams; nil if a cell is not a result.
  private static func pairs(of sample: ColumnSample, _ first: Int, count: Int) -> [Pair]? {
    var pairs: [Pair] = []
    for home in 0..<count {
      for away in home + 1..<count {
        let text = sample.texts[sample.cells[first + away][home]]
        let mirrorText = sample.texts[sample.cells[first + home][away]]
        guard let own = result(text, mirrorText), let mirror = result(mirrorText, text) else {
          return nil
        }
        pairs.append(
          Pair(
            home: home,
            away: away,
            text: text,
            mirrorText: mirrorText,
            own: own,
            mirror: mirror
          )
        )
      }
    }
    return pairs
  }

  /// Adds the match of two teams, or both matches of a double round.
  private mutating func add(_ pair: Pair) {
    if isDoubleRound || pair.own.isEntered || !pair.mirror.isEntered {
      add(pair.own, pair.home, pair.away)
    }
    if isDoubleRound || (pair.mirror.isEntered && !pair.own.isEntered) {
      add(pair.mirror, pair.away, pair.home)
    }
  }

  private mutating func add(_ result: MatchRecord.Result, _ home: Int, _ away: Int) {
    var record = MatchRecord(
      round: "League",
      home: .named(names[home]),
      away: .named(names[away]),
      location: line(ofTeam: home)
    )
    record.result = result
    records.append(record)
  }

  private func contradiction(_ pair: Pair) -> MatchListError {
    .contradictoryCells(
      line(ofTeam: pair.away),
      teams: [names[pair.away], names[pair.home]],
      found: pair.mirrorText,
      other: pair.text,
      first: line(ofTeam: pair.home)
    )
  }

  private func line(ofTeam team: Int) -> SourceLocation {
    SourceLocation(file: location.file, line: location.line + 1 + team)
  }

  /// The result of a cell with the numbers of both sides, or with the points of one.
  private static func result(_ text: String, _ mirror: String) -> MatchRecord.Result? {
    if let home = ScoreNumber.points(text), let away = ScoreNumber.points(mirror) {
      return MatchRecord.Result(score: MatchRecord.Score(home: home, away: away))
    }
    return ScoreParser.parse(text)
  }
}
