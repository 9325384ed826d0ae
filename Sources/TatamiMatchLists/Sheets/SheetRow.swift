import TatamiDocuments

/// A row of a table, with its cells as texts.
struct SheetRow: Equatable {
  let line: Int
  var cells: [String]

  /// The number of cells with a text.
  var filled: Int { cells.count { !$0.isEmpty } }

  /// The first text; empty if there is none.
  var firstText: String { cells.first { !$0.isEmpty } ?? "" }

  /// Whether a cell contains two numbers as a result does, and not a date, a time or a season.
  var looksLikeResult: Bool { cells.contains(where: NoteText.hasResult) }

  /// Whether the row can be the total below a table.
  var isTotal: Bool { NoteText.isTotal(firstText) }
}

/// The rows of a file with the delimiter that gives most cells.
struct SheetRows {
  let rows: [SheetRow]
  let delimiter: UInt8

  /// Reads a file; nil if its rows cannot be read, or if there are more than a match list has.
  init?(_ bytes: [UInt8], file: String) {
    let reader = CSVReader(bytes: bytes, file: file)
    let others = reader.hasNamedDelimiter ? [] : CSVReader.delimiters
    let delimiters = [reader.delimiter] + others.filter { $0 != reader.delimiter }
    var best: (weight: Int, delimiter: UInt8)?
    for delimiter in delimiters {
      let start = CSVReader(bytes: bytes, file: file, delimiter: delimiter)
      guard let weight = Self.weight(of: start) else { continue }
      if weight > (best?.weight ?? -1) { best = (weight, delimiter) }
    }
    guard let best else { return nil }
    var all = CSVReader(bytes: bytes, file: file, delimiter: best.delimiter)
    var rows: [SheetRow] = []
    var fields: [CSVReader.Field] = []
    while let next = try? all.readMatchRow(into: &fields) {
      guard rows.count < 2 * MatchListLimits.matches else { return nil }
      rows.append(SheetRow(line: next, cells: fields.map(all.text)))
    }
    (self.rows, delimiter) = (rows, best.delimiter)
  }

  /// The number of filled cells of the first rows beside other cells; nil if a row cannot be read.
  private static func weight(of start: CSVReader) -> Int? {
    var reader = start
    var fields: [CSVReader.Field] = []
    var weight = 0
    for _ in 0..<200 {
      do throws(MatchListError) {
        guard try reader.readMatchRow(into: &fields) != nil else { break }
      } catch {
        return nil
      }
      let filled = fields.count { !$0.bytes.isEmpty }
      if filled > 1 { weight += filled }
    }
    return weight
  }
}
