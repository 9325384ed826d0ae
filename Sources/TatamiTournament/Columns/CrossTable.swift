import TatamiDocuments

/// A table with a row and a column for each team, and the result of two teams where they cross.
struct CrossTable {
  private let location: SourceLocation
  private let names: [String]
  private var records: [MatchRecord] = []

  /// Reads a table; nil unless the header repeats the names of the rows in their order, or numbers
  /// them.
  init?(_ sample: ColumnSample) {
    guard sample.isComplete, let column = Self.teamColumn(of: sample),
      let first = Self.firstCell(of: sample, column)
    else { return nil }
    location = sample.location
    names = sample.cells[column].map { sample.texts[$0] }
    for home in names.indices {
      for away in names.indices where home != away {
        let text = sample.texts[sample.cells[first + away][home]]
        let mirror = sample.texts[sample.cells[first + home][away]]
        guard add(text, mirror, home, away) else { return nil }
      }
    }
    guard records.contains(where: { $0.result.isDecided }) else { return nil }
  }

  /// The matches, in one league.
  func list() -> MatchList {
    MatchList(
      records: records,
      notices: [.crossTable(location, teams: names.count)],
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

  /// Adds the match of two teams once if both cells have the same result; returns false for a cell
  /// that is not a result.
  private mutating func add(_ text: String, _ mirror: String, _ home: Int, _ away: Int) -> Bool {
    guard let result = Self.result(text, mirror) else { return false }
    let isMirrored = Self.result(mirror, text).map { $0.reversed == result } ?? false
    if isMirrored, home > away { return true }
    if text.isEmpty, !mirror.isEmpty { return true }
    if text.isEmpty, home > away { return true }
    var record = MatchRecord(
      round: "League",
      home: .named(names[home]),
      away: .named(names[away]),
      location: SourceLocation(file: location.file, line: location.line + 1 + home)
    )
    record.result = result
    records.append(record)
    return true
  }

  /// The result of a cell with the numbers of both sides, or with the points of one.
  private static func result(_ text: String, _ mirror: String) -> MatchRecord.Result? {
    if let home = ScoreNumber.points(text), let away = ScoreNumber.points(mirror) {
      return MatchRecord.Result(score: MatchRecord.Score(home: home, away: away))
    }
    return ScoreParser.parse(text)
  }
}
