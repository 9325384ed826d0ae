/// The properties of a sheet's columns that follow from the cells.
enum SheetColumns {
  /// The names of a header in which the empty cells after a name have the same name, as merged cells
  /// do, where the rows have cells of the same kind.
  static func completingMergedNames(_ names: [String], _ rows: [SheetRow]) -> [String] {
    var names = names
    for column in names.indices.dropFirst() where names[column].isEmpty {
      guard !names[column - 1].isEmpty, column == 1 || names[column - 2] != names[column - 1],
        let left = isWords(column - 1, of: rows), let own = isWords(column, of: rows), left == own
      else { continue }
      names[column] = names[column - 1]
    }
    return names
  }

  /// Whether most cells of a column are words; nil for an empty column.
  ///
  /// - Complexity: O(*n*) in the rows; each different cell is classified once.
  static func isWords(_ column: Int, of rows: [SheetRow]) -> Bool? {
    var counts: [String: Int] = [:]
    for row in rows where column < row.cells.count && !row.cells[column].isEmpty {
      counts[row.cells[column], default: 0] += 1
    }
    guard !counts.isEmpty else { return nil }
    let words = counts.reduce(0) { $0 + (isWord($1.key) ? $1.value : 0) }
    return words * 2 > counts.values.reduce(0, +)
  }

  /// Whether a cell is a text and not a number, a date or a result.
  static func isWord(_ cell: String) -> Bool { [.text, .mark].contains(CellKind(cell)) }

  /// The names of the columns of a sheet without a header: the first two texts are the sides.
  static func names(of rows: [SheetRow], hasPairs: Bool) -> [String]? {
    let width = rows.first?.cells.count ?? 0
    let columns = (0..<width).map { column in rows.map { $0.cells[column] }.filter { !$0.isEmpty } }
    var names = Array(repeating: "", count: width)
    if let round = columns.firstIndex(where: isRounds) { names[round] = "Round" }
    if !hasPairs {
      let texts = columns.indices.filter {
        names[$0].isEmpty && isMost(columns[$0], [.text, .mark])
      }
      guard texts.count == 2 else { return nil }
      (names[texts[0]], names[texts[1]]) = ("Home", "Away")
    }
    if let date = columns.firstIndex(where: { isMost($0, [.date]) }) { names[date] = "Date" }
    let results = columns.indices.filter { isMost(columns[$0], [.pair, .time]) }
    for (number, column) in results.enumerated() {
      names[column] = results.count == 1 ? "Result" : "Set \(number + 1)"
    }
    let scores = columns.indices.filter { isMost(columns[$0], [.number]) }
    if results.isEmpty, scores.count == 2 {
      (names[scores[0]], names[scores[1]]) = ("Home score", "Away score")
    }
    return names
  }

  private static func isRounds(_ cells: [String]) -> Bool {
    !cells.isEmpty && cells.allSatisfy { RoundName($0).isKnown && Int($0) == nil }
  }

  private static func isMost(_ cells: [String], _ kinds: [CellKind]) -> Bool {
    cells.count { kinds.contains(CellKind($0)) } * 2 > cells.count
  }
}
