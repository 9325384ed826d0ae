/// Which field of a row holds which column.
struct ResultsHeader {
  /// How many fields the header has, and so every row.
  let count: Int
  private var fields: [ResultsColumn: Int] = [:]

  /// Finds the columns a match needs.
  init(names: [String], at place: ResultsPlace) throws(ResultsError) {
    count = names.count
    for column in ResultsColumn.allCases {
      fields[column] = try ResultsHeader.find(column, in: names, at: place)
    }
    try requireColumns(in: names, at: place)
  }

  /// The field of a column, nil if the file has none.
  subscript(column: ResultsColumn) -> Int? { fields[column] }

  /// The first field with the plainest name that stands for the column.
  private static func find(
    _ column: ResultsColumn,
    in names: [String],
    at place: ResultsPlace
  ) throws(ResultsError) -> Int? {
    let keys = names.map(key)
    for name in column.names {
      let found = keys.indices.filter { keys[$0] == key(name) }
      guard found.count < 2 else {
        throw .columnTwice(
          place,
          column: names[found[1]],
          first: found[0] + 1,
          second: found[1] + 1
        )
      }
      if let index = found.first { return index }
    }
    return nil
  }

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
