import TatamiDocuments

/// The cells of a table by column: all rows of a small file, the first and the last of a large one.
///
/// Each different text is classified once, so that the work is bounded whatever the file's size is.
struct ColumnSample {
  /// The largest number of rows of a small file.
  static let mostRows = 4_096
  /// The number of rows at each end of a large file.
  static let rowsAtEnd = 1_024
  /// The smallest number of rows whose cells show what the columns are.
  static let fewestRows = 3

  /// The largest number of columns that are compared with each other, for the sides and for scores.
  static let mostColumns = 16

  /// The reader after the header.
  let reader: CSVReader
  let location: SourceLocation
  /// The number of rows above the header.
  let titleRows: Int
  /// Whether the sample has all rows of the file.
  let isComplete: Bool
  private(set) var names: [String]
  /// The meanings of the headers; nil for unknown ones.
  private(set) var meanings: [MatchListColumn?]
  /// The numbers of the cells' texts by column and row; equal texts have equal numbers.
  private(set) var cells: [[Int]]
  /// The text of each number; the first one is empty.
  private(set) var texts: [String] = [""]
  /// The kind of each text.
  private(set) var kinds: [CellKind] = [.blank]
  /// Whether each text names a team if it is in a team's column.
  private(set) var isTeam = [false]
  /// Each text as the score of one side; nil for a name and for any other text that is none.
  private(set) var scores: [ScoreCell?] = [ScoreCell()]
  /// The columns of the runs and wickets of one side, such as "164/7", if there is another such column.
  private(set) var runsFields: Set<Int> = []
  /// The number of rows of a match.
  private(set) var rowsPerMatch = 1
  /// The columns whose empty cells repeat the cell above.
  private(set) var mergedFields: [Int] = []

  /// The number of matches.
  var rowCount: Int { cells.first?.count ?? 0 }

  /// Reads a table; nil if no row is a header, or if too few rows follow.
  init?(_ bytes: [UInt8], file: String, firstLine: Int = 1) {
    let reader = CSVReader(bytes: bytes, file: file, firstLine: firstLine)
    var best = Rows(reader)
    for delimiter in CSVReader.delimiters where !reader.hasNamedDelimiter {
      guard delimiter != reader.delimiter else { continue }
      let start = CSVReader(bytes: bytes, file: file, delimiter: delimiter, firstLine: firstLine)
      let other = Rows(start)
      if let other, other.weight > 2 * (best?.weight ?? 0) { best = other }
    }
    guard let best, best.rows.count >= Self.fewestRows else { return nil }
    (self.reader, location, titleRows) = (best.reader, best.location, best.titleRows)
    (names, isComplete) = (best.names, best.isComplete)
    meanings = names.map(MatchListHeader.column)
    cells = names.map { _ in [] }
    addCells(of: best.rows)
    fillMergedCells()
    findRuns()
  }

  private mutating func addCells(of rows: [[String]]) {
    var numbers = ["": 0]
    for row in rows {
      for column in cells.indices {
        let text = column < row.count ? row[column] : ""
        cells[column].append(number(of: text, &numbers))
      }
    }
  }

  private mutating func number(of text: String, _ numbers: inout [String: Int]) -> Int {
    if let number = numbers[text] { return number }
    let number = texts.count
    numbers[text] = number
    texts.append(text)
    let kind = CellKind(text)
    kinds.append(kind)
    scores.append(kind == .text || kind == .link ? nil : ScoreCell(text))
    guard kind == .text else {
      isTeam.append(false)
      return number
    }
    let team = TeamParser.parse(text, inPlayedRow: true)
    let isNamed = if case .named = team { true } else { false }
    isTeam.append(isNamed && text.contains(where: \.isLetter))
    return number
  }

  /// Fills the cells below the first one of a block in the first columns, as in merged cells.
  private mutating func fillMergedCells() {
    for column in cells.indices.prefix(3) {
      let filled = cells[column].count { $0 != 0 }
      guard filled > 0, cells[column][0] != 0, filled * 2 <= rowCount + 1,
        kinds(in: column).allSatisfy({ [.text, .date, .number].contains($0) })
      else { continue }
      mergedFields.append(column)
      for row in 1..<rowCount where cells[column][row] == 0 {
        cells[column][row] = cells[column][row - 1]
      }
    }
  }

  /// Finds the columns of runs and wickets; the games of a set have the same form, but are fewer than
  /// forty.
  private mutating func findRuns() {
    let found = cells.indices.filter(hasRuns)
    runsFields = found.count > 1 ? Set(found) : []
  }

  private func hasRuns(_ field: Int) -> Bool {
    let numbers = Set(cells[field]).filter { kinds[$0] != .blank }.map { scores[$0] }
    let most = numbers.compactMap { $0?.points }.max() ?? 0
    return most >= 40 && numbers.contains { $0?.form == .wickets }
      && numbers.allSatisfy { $0?.form == .wickets || $0?.form == .plain }
  }

  /// The kinds of a column's cells that are not blank.
  func kinds(in column: Int) -> [CellKind] {
    cells[column].lazy.map { kinds[$0] }.filter { $0 != .blank }
  }

  /// The sample with two rows joined to one, as the rows of both sides of a match.
  func joiningRows() -> ColumnSample {
    var joined = self
    (joined.names, joined.meanings) = (names + names, meanings + meanings)
    joined.rowsPerMatch = 2
    joined.cells = [0, 1].flatMap { side in
      cells.map { column in stride(from: side, to: rowCount - 1 + side, by: 2).map { column[$0] } }
    }
    joined.findRuns()
    return joined
  }
}

extension ColumnSample {
  /// The rows of a table as texts.
  private struct Rows {
    private(set) var reader: CSVReader
    private(set) var names: [String] = []
    private(set) var location: SourceLocation
    private(set) var titleRows = 0
    private(set) var rows: [[String]] = []
    private(set) var isComplete = true

    /// The number of cells, by which delimiters are compared.
    var weight: Int { names.count * rows.count }

    init?(_ start: CSVReader) {
      reader = start
      location = SourceLocation(file: start.file, line: 1)
      var fields: [CSVReader.Field] = []
      var first: [(cells: [String], line: Int, next: CSVReader)] = []
      var all = start
      while first.count < 2 * MatchListTable.searchedRows,
        let line = try? all.readMatchRow(into: &fields)
      {
        first.append((fields.map(all.text), line, all))
      }
      guard let header = Self.header(in: first.map(\.cells)) else { return nil }
      names = first[header].cells
      titleRows = header
      location = SourceLocation(file: start.file, line: first[header].line)
      reader = first[header].next
      guard names.count > 1, readRows() else { return nil }
    }

    /// Reads the first and the last rows; returns false if a row cannot be read.
    private mutating func readRows() -> Bool {
      var all = reader
      var fields: [CSVReader.Field] = []
      var first: [[CSVReader.Field]] = []
      var last: [[CSVReader.Field]] = []
      do throws(MatchListError) {
        while try all.readMatchRow(into: &fields) != nil {
          guard fields.count > 1 else { continue }
          if first.count < ColumnSample.mostRows {
            first.append(fields)
          } else {
            last.append(fields)
            if last.count > ColumnSample.mostRows { last.removeFirst(ColumnSample.rowsAtEnd) }
          }
        }
      } catch {
        return false
      }
      isComplete = last.isEmpty
      let ends = ColumnSample.rowsAtEnd
      let read = isComplete ? first : first.prefix(ends) + (first + last).suffix(ends)
      rows = read.map { $0.map(all.text) }
      rows.removeAll { $0 == names }
      return true
    }

    /// The first row of labels that has as many cells as most rows.
    private static func header(in rows: [[String]]) -> Int? {
      let filled = rows.map { row in row.count { !$0.isEmpty } }
      guard let most = filled.dropFirst().max() ?? filled.first, most > 1 else { return nil }
      return rows.indices.prefix(MatchListTable.searchedRows).first { index in
        filled[index] * 10 >= most * 6 && isHeader(rows[index])
      }
    }

    /// Whether a row consists of labels.
    private static func isHeader(_ row: [String]) -> Bool {
      let kinds = row.map { CellKind($0) }
      let labels = kinds.count { [.text, .mark, .blank].contains($0) }
      return labels * 2 > row.count && !kinds.contains { [.pair, .date, .link].contains($0) }
    }
  }
}
