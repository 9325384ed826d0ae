/// The columns of a match list and the fields that contain them.
struct MatchListHeader {
  /// The number of fields in the header and in every row.
  let count: Int
  private var fields: [MatchListColumn: Int] = [:]

  /// Finds the columns by their names.
  init(names: [String], at location: SourceLocation) throws(MatchListError) {
    count = names.count
    var preferences: [MatchListColumn: Int] = [:]
    for (index, name) in names.enumerated() {
      guard let (column, preference) = MatchListHeader.knownNames[MatchListHeader.key(name)] else {
        continue
      }
      if let first = fields[column], preferences[column] == preference {
        throw .duplicateColumn(location, column: name, first: first + 1, second: index + 1)
      }
      if preference < preferences[column] ?? .max {
        (fields[column], preferences[column]) = (index, preference)
      }
    }
    try requireColumns(in: names, at: location)
  }

  /// The field of a column, nil if the file has none.
  subscript(column: MatchListColumn) -> Int? { fields[column] }

  /// The column of each known name, and the name's preference: 0 is preferred to 1.
  private static let knownNames: [String: (MatchListColumn, Int)] = {
    var knownNames: [String: (MatchListColumn, Int)] = [:]
    for column in MatchListColumn.allCases {
      for (preference, name) in column.names.enumerated() {
        knownNames[key(name)] = (column, preference)
      }
    }
    return knownNames
  }()

  /// Checks that there are a round, both sides, and a score in one column or in two.
  private func requireColumns(
    in names: [String],
    at location: SourceLocation
  ) throws(MatchListError) {
    var needed: [MatchListColumn] = [.round, .home, .away]
    if self[.result] == nil { needed += [.homeScore, .awayScore] }
    if self[.homePenalties] != nil { needed.append(.awayPenalties) }
    if self[.awayPenalties] != nil { needed.append(.homePenalties) }
    for column in needed where self[column] == nil {
      let unused = names.indices.filter { !fields.values.contains($0) }.map { names[$0] }
      throw .missingColumn(
        location,
        column: column.rawValue,
        nearest: nearest(to: column, among: unused),
        allowed: column.names
      )
    }
  }

  /// The unused name most similar to one of a column's names.
  private func nearest(to column: MatchListColumn, among unused: [String]) -> String? {
    let keys = unused.map(MatchListHeader.key)
    for name in column.names {
      if let key = SpellingSuggestion.nearest(to: MatchListHeader.key(name), among: keys),
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
