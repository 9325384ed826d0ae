/// Which field of a row holds which column.
struct ResultsHeader {
  /// How many fields the header has, and so every row.
  let count: Int
  private var fields: [ResultsColumn: Int] = [:]

  /// Finds the columns a match needs.
  init(names: [String], at place: ResultsPlace) throws(ResultsError) {
    count = names.count
    var ranks: [ResultsColumn: Int] = [:]
    for (index, name) in names.enumerated() {
      guard let (column, rank) = ResultsHeader.meanings[ResultsHeader.key(name)] else { continue }
      if let first = fields[column], ranks[column] == rank {
        throw .columnTwice(place, column: name, first: first + 1, second: index + 1)
      }
      if rank < ranks[column] ?? .max { (fields[column], ranks[column]) = (index, rank) }
    }
    try requireColumns(in: names, at: place)
  }

  /// The field of a column, nil if the file has none.
  subscript(column: ResultsColumn) -> Int? { fields[column] }

  /// What each known name means, and how plain it is: 0 is the plainest.
  private static let meanings: [String: (ResultsColumn, Int)] = {
    var meanings: [String: (ResultsColumn, Int)] = [:]
    for column in ResultsColumn.allCases {
      for (rank, name) in column.names.enumerated() { meanings[key(name)] = (column, rank) }
    }
    return meanings
  }()

  /// Demands a round, both sides, and a score in one column or in two.
  private func requireColumns(
    in names: [String],
    at place: ResultsPlace
  ) throws(ResultsError) {
    var needed: [ResultsColumn] = [.round, .home, .away]
    if self[.result] == nil { needed += [.homeScore, .awayScore] }
    if self[.homePenalties] != nil { needed.append(.awayPenalties) }
    if self[.awayPenalties] != nil { needed.append(.homePenalties) }
    for column in needed where self[column] == nil {
      let unused = names.indices.filter { !fields.values.contains($0) }.map { names[$0] }
      throw .missingColumn(
        place,
        column: column.rawValue,
        nearest: nearest(to: column, among: unused),
        allowed: column.names
      )
    }
  }

  /// The unused name that comes nearest to one of a column's names.
  private func nearest(to column: ResultsColumn, among unused: [String]) -> String? {
    let keys = unused.map(ResultsHeader.key)
    for name in column.names {
      if let key = Suggestion.nearest(to: ResultsHeader.key(name), among: keys),
        let index = keys.firstIndex(of: key)
      {
        return unused[index]
      }
    }
    return nil
  }

  /// A name's letters and digits in lower case.
  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
