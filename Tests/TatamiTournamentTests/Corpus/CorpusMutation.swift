import TatamiDocuments
import TestSupport

/// A file of the corpus as a table whose columns, headers and rows can be changed.
struct CorpusMutation {
  /// The changes of a table.
  enum Change: CaseIterable {
    case columns, headers, rows
  }

  private var header: [String]
  private var rows: [[String]]
  private let delimiter: String
  private let truth: CorpusTruth

  /// Reads a file; nil for one that is not a table with a header in its first line.
  init?(_ file: CorpusFile) {
    guard let text = try? TextEncoding.decode(file.bytes, file: file.name).bytes else { return nil }
    var reader = CSVReader(bytes: text, file: file.name)
    guard !reader.hasNamedDelimiter else { return nil }
    delimiter = String(UnicodeScalar(reader.delimiter))
    var fields: [CSVReader.Field] = []
    var lines: [[String]] = []
    while (try? reader.readRow(into: &fields)) ?? nil != nil {
      lines.append(fields.map(reader.text))
    }
    guard let header = lines.first, header.count > 2,
      lines.allSatisfy({ $0.count == header.count })
    else { return nil }
    (self.header, rows, truth) = (header, Array(lines.dropFirst()), file.truth)
  }

  /// Changes the table; returns false if the change would alter the tournament.
  mutating func apply(_ change: Change, _ random: inout SeededRandom) -> Bool {
    switch change {
    case .columns:
      let order = order(&random)
      header = order.map { header[$0] }
      rows = rows.map { row in order.map { row[$0] } }
    case .headers:
      header = header.indices.map { "Q\(["ux", "ab", "ol", "ir"][$0 % 4])\($0 * 7)" }
    case .rows:
      return shuffleRows(&random)
    }
    return true
  }

  /// Shuffles the rows of each round; returns false where the order of rows has a meaning: merged
  /// cells, and the first of two brackets.
  private mutating func shuffleRows(_ random: inout SeededRandom) -> Bool {
    let names = (truth.matches ?? []).map(\.round)
    let rounds = Set(names)
    if truth.kind == "knockout", names.count(where: { $0 == names.last }) > 1 { return false }
    let column = header.indices.first { field in rounds.isSuperset(of: rows.map { $0[field] }) }
    guard let column, !rows.contains(where: { $0.contains("") }) else { return false }
    let order = rows.map { $0[column] }
    let shuffled = rows.shuffled(using: &random)
    let places = shuffled.map { row in order.firstIndex(of: row[column]) ?? 0 }
    rows = zip(places, shuffled).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map(\.element.1)
    return true
  }

  /// A random order of the columns.
  ///
  /// Columns from the one before a header that occurs twice to the last one of that header keep their
  /// order, because nothing else tells which side they belong to.
  private func order(_ random: inout SeededRandom) -> [Int] {
    let order = header.indices.shuffled(using: &random)
    let repeated = header.indices.filter { field in header.count { $0 == header[field] } > 1 }
    guard let first = repeated.first, let last = repeated.last else { return order }
    let block = max(0, first - 1)...last
    var ordered = block.makeIterator()
    return order.map { block.contains($0) ? ordered.next() ?? $0 : $0 }
  }

  /// The bytes of the table.
  var bytes: [UInt8] {
    let lines = ([header] + rows).map { row in
      row.map(quoted).joined(separator: delimiter)
    }
    return Array(lines.joined(separator: "\n").utf8)
  }

  private func quoted(_ text: String) -> String {
    guard text.contains(where: { $0 == "\"" || $0.isNewline || String($0) == delimiter }) else {
      return text
    }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
