import TatamiDocuments

/// The columns of a league that have the points of its table, or bonus points, of both sides.
///
/// Numbers are points of the table if the winner of every match has more of them than the loser, both
/// sides of a draw have equally many, and the headers call them points; without such headers, if they
/// are the same in all matches that are won and in all draws, such as 2-0 and 1-1.
struct PointsColumns {
  /// The two columns of a number for each side.
  private struct Pair {
    let home: Int
    let away: Int
  }

  /// A match of the sample.
  private struct Row {
    let texts: [String]
    let sides: [String]
    let winner: MatchRecord.Slot?
    let score: MatchRecord.Score?
  }

  private let table: MatchListTable
  private var rows: [Row] = []
  private var unused: [Int] = []

  /// The number of rows that are looked at.
  private static let sampledRows = 200
  /// The smallest number of matches that show what the numbers are.
  private static let fewestMatches = 3
  /// The largest number of points for a match.
  private static let mostPoints = MatchRecord.Points(15)
  /// The largest number of bonus points in a match.
  private static let mostBonus = MatchRecord.Points(4)

  /// - Complexity: O(*n*) in the first rows.
  init(_ table: MatchListTable) {
    self.table = table
    let header = table.header
    guard header.rowsPerMatch == 1, header.hasResults, !header.listsOpponents else { return }
    let used = header.usedFields
    unused = header.names.indices.filter { !used.contains($0) && !header.names[$0].isEmpty }
    if canHavePoints { rows = sample() }
  }

  /// The table's header with the columns.
  func header() -> MatchListHeader {
    var header = table.header
    guard rows.count >= Self.fewestMatches else { return header }
    if let result = resultBesidePoints() {
      (header[.homeTablePoints], header[.awayTablePoints]) = (
        header[.homeScore], header[.awayScore]
      )
      (header[.homeScore], header[.awayScore], header[.result]) = (nil, nil, result)
      return header
    }
    let pairs = pairs
    if let points = pairs.first(where: { arePoints(score(of: $0), named: [$0.home, $0.away]) }) {
      (header[.homeTablePoints], header[.awayTablePoints]) = (points.home, points.away)
    } else {
      header[.tablePoints] = unused.first { field in
        arePoints({ ScoreParser.parse($0.texts[field])?.score }, named: [field])
      }
    }
    if header[.homeBonus] == nil, let bonus = pairs.first(where: isBonus) {
      (header[.homeBonus], header[.awayBonus]) = (bonus.home, bonus.away)
    }
    header.bonusTeams = unused.filter(namesTeamsWithBonus)
    if header[.homeBonus] == nil || header[.awayBonus] == nil {
      (header[.homeBonus], header[.awayBonus]) = (nil, nil)
    }
    return header
  }

  /// Whether an unused column has a number or a score in the first row, or names bonus points.
  private var canHavePoints: Bool {
    var reader = table.reader
    var fields: [CSVReader.Field] = []
    guard !unused.isEmpty, (try? reader.readMatchRow(into: &fields)) != nil,
      fields.count == table.header.fieldsPerRow
    else { return false }
    return unused.contains { field in
      let text = reader.text(of: fields[field])
      return HeaderName.namesBonus(table.header.names[field])
        || ScoreNumber.points(text) != nil || ScoreParser.parse(text)?.score != nil
    }
  }

  private func sample() -> [Row] {
    var reader = table.reader
    var fields: [CSVReader.Field] = []
    var rows: [Row] = []
    while rows.count < Self.sampledRows, let line = try? reader.readMatchRow(into: &fields) {
      guard fields.count == table.header.fieldsPerRow else { continue }
      let location = SourceLocation(file: reader.file, line: line)
      let row = MatchListRow(
        reader: reader,
        fields: fields,
        header: table.header,
        location: location
      )
      guard let record = try? row.record(continuing: ""), record.result.isDecided,
        case .named(let home) = record.home, case .named(let away) = record.away
      else { continue }
      rows.append(
        Row(
          texts: fields.map(reader.text),
          sides: [home, away],
          winner: record.result.decidedWinner,
          score: record.result.score
        )
      )
    }
    return rows
  }

  /// The pairs of unused columns whose headers differ in the word for the side.
  private var pairs: [Pair] {
    let header = table.header
    guard let home = header[.home], let away = header[.away] else { return [] }
    let sides = HeaderPair(header.names[home], header.names[away])
    var pairs: [Pair] = []
    for first in unused.prefix(ColumnSample.mostColumns) {
      for second in unused.prefix(ColumnSample.mostColumns) where second != first {
        let (name, other) = (header.names[first], header.names[second])
        let words = HeaderPair(name, other)
        let isNamed = words.map { $0.namesSides || sides?.matches($0) == true } ?? false
        let isRepeated = words?.isRepetition == true && (first < second) == (home < away)
        guard isNamed || isRepeated || HeaderPair.areAbbreviations(name, other) else { continue }
        pairs.append(Pair(home: first, away: second))
      }
    }
    return pairs
  }

  private func score(of pair: Pair) -> (Row) -> MatchRecord.Score? {
    { row in
      guard let home = ScoreNumber.points(row.texts[pair.home]),
        let away = ScoreNumber.points(row.texts[pair.away])
      else { return nil }
      return MatchRecord.Score(home: home, away: away)
    }
  }

  private func arePoints(
    _ score: (Row) -> MatchRecord.Score?,
    named fields: [Int],
    beside other: (Row) -> MatchRecord.Score? = { $0.score }
  ) -> Bool {
    let isNamed = fields.allSatisfy { HeaderName.namesPoints(table.header.names[$0]) }
    var forms: Set<[MatchRecord.Points]> = []
    for row in rows {
      guard let points = score(row), points.leader == row.winner,
        max(points.home, points.away) <= Self.mostPoints
      else { return false }
      forms.insert([max(points.home, points.away), min(points.home, points.away)])
    }
    guard !forms.contains([0, 0]), rows.contains(where: { score($0) != other($0) }) else {
      return false
    }
    let draws = forms.filter { $0[0] == $0[1] }
    return isNamed || draws.count == 1 && forms.count == 2 && forms.contains { $0[1] == 0 }
  }

  /// The unused column of the results if the columns of the score have the points of the table:
  /// "Sets", "Pts 1", "Pts 2".
  private func resultBesidePoints() -> Int? {
    guard let home = table.header[.homeScore], let away = table.header[.awayScore],
      table.header[.result] == nil,
      arePoints({ $0.score }, named: [home, away], beside: { _ in nil })
    else { return nil }
    return unused.first { field in
      let scores = rows.map { ScoreParser.parse($0.texts[field])?.score }
      return !scores.contains(nil)
        && zip(scores, rows).allSatisfy { $0?.leader == $1.score?.leader }
        && zip(scores, rows).contains { $0 != $1.score }
    }
  }

  private func isBonus(_ pair: Pair) -> Bool {
    let names = [pair.home, pair.away].map { table.header.names[$0] }
    guard names.allSatisfy(HeaderName.namesBonus) else { return false }
    let scores = rows.map { row in
      [pair.home, pair.away].map { field in
        ScoreParser.isBlank(row.texts[field]) ? 0 : ScoreNumber.points(row.texts[field])
      }
    }
    return scores.joined().allSatisfy { $0.map { $0 <= Self.mostBonus } ?? false }
      && scores.joined().contains { $0 != 0 }
  }

  /// Whether the cells of a column name teams of their rows that have a bonus.
  private func namesTeamsWithBonus(_ field: Int) -> Bool {
    guard HeaderName.namesBonus(table.header.names[field]) else { return false }
    let filled = rows.filter { !ScoreParser.isBlank($0.texts[field]) }
    return !filled.isEmpty
      && filled.allSatisfy { row in row.sides.contains { row.texts[field].contains($0) } }
  }
}

extension MatchListTable {
  /// The table with the columns of points that its cells identify.
  func withPoints() -> MatchListTable {
    var table = self
    table.header = PointsColumns(self).header()
    return table
  }
}
