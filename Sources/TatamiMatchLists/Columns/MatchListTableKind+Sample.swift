extension MatchListTableKind {
  /// The kind of a table that has no columns for two sides; nil if it is unknown.
  init?(_ sample: ColumnSample) {
    if sample.isDrawnBracket {
      self = .drawnBracket
    } else if sample.isStandings {
      self = .standings
    } else if sample.isListOfTeams {
      self = .teams
    } else {
      return nil
    }
  }
}

extension ColumnSample {
  /// Whether columns have fewer and fewer names, each of them also in the column before.
  var isDrawnBracket: Bool {
    let columns = cells.map { column in column.filter { isTeam[$0] } }.filter { !$0.isEmpty }
    guard columns.count > 1, rowCount > 2 else { return false }
    return zip(columns, columns.dropFirst()).allSatisfy { column, next in
      next.count * 3 <= column.count * 2 && Set(next).isSubset(of: column)
    }
  }

  /// Whether one column has different names and at least three have numbers.
  fileprivate var isStandings: Bool {
    let numbers = cells.indices.count { field in
      let kinds = kinds(in: field)
      return kinds.count == rowCount
        && kinds.allSatisfy { [.number, .otherNumber].contains($0) }
    }
    return titleRows == 0 && numbers >= 3 && cells.contains(where: hasDifferentTeams)
  }

  /// Whether a column has a different name in each row, and no column has scores.
  fileprivate var isListOfTeams: Bool {
    titleRows == 0 && cells.contains(where: hasDifferentTeams)
      && cells.indices.allSatisfy { field in !kinds(in: field).contains(.pair) }
  }

  private func hasDifferentTeams(_ column: [Int]) -> Bool {
    Set(column).count == rowCount && column.allSatisfy { isTeam[$0] }
  }

  /// Whether two consecutive rows are the sides of a match: a column has equal cells in both, or an
  /// empty cell in the second one, and different cells in the next pair.
  func hasRowsOfSides() -> Bool {
    guard isComplete, rowCount % 2 == 0, rowCount > 3 else { return false }
    return cells.indices.contains { field in isMatchKey(cells[field]) || isSideMark(cells[field]) }
  }

  private func isMatchKey(_ column: [Int]) -> Bool {
    let pairs = stride(from: 0, to: rowCount, by: 2)
    return Set(column).count * 2 >= rowCount
      && pairs.allSatisfy {
        column[$0] != 0 && (column[$0] == column[$0 + 1] || column[$0 + 1] == 0)
      }
  }

  /// Whether a column has two values, one in the first and the other one in the second of every two
  /// rows, such as "home" and "away".
  private func isSideMark(_ column: [Int]) -> Bool {
    guard rowCount > 5, column[0] != column[1], !column.contains(0) else { return false }
    return column.indices.allSatisfy { column[$0] == column[$0 % 2] }
  }
}
