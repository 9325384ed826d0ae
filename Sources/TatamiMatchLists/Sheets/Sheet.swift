import TatamiDocuments

/// A table as people save it, with titles, blocks under headers of their own, notes and totals.
struct Sheet {
  /// The role of a row.
  enum Role {
    case header, match
    /// A row with a single text, or above the header.
    case title
    /// A repeated header, or the total below a table.
    case skipped
  }

  let file: String
  let delimiter: UInt8
  private(set) var rows: [SheetRow]
  private(set) var roles: [Role]
  /// The index of the header; nil for a table without one.
  let header: Int?
  /// The title of each row of a match by the row's index; empty if titles are not those of rounds.
  private(set) var sections: [Int: String] = [:]
  /// The titles that name rounds.
  private(set) var sectionRows: Set<Int> = []

  /// The names of the header's columns.
  var names: [String] { header.map { rows[$0].cells } ?? [] }

  /// The indices of the rows with matches.
  var matches: [Int] { rows.indices.filter { roles[$0] == .match } }

  /// Reads a table; nil if it has no rows of matches.
  init?(_ bytes: [UInt8], file: String) {
    guard let read = SheetRows(bytes, file: file) else { return nil }
    (self.file, rows, delimiter) = (file, read.rows, read.delimiter)
    roles = []
    let all = read.rows
    let most = all.map(\.filled).max() ?? 0
    guard most > 0 else { return nil }
    let first = all.firstIndex { $0.filled * 10 >= most * 6 } ?? 0
    header = most > 1 && Self.isHeader(all[first], above: all[(first + 1)...]) ? first : nil
    let labels = header.map { all[$0].folded } ?? []
    roles = rows.indices.map { role(of: $0, first: first, labels, isOneColumn: most == 1) }
    guard roles.contains(.match) else { return nil }
    readSections()
  }

  /// The role of a row, beside the folded cells of the header.
  private func role(of index: Int, first: Int, _ labels: [String], isOneColumn: Bool) -> Role {
    let row = rows[index]
    if index == header { return .header }
    if isOneColumn { return row.looksLikeResult ? .match : .title }
    if index < first || row.filled < 2 { return .title }
    if header != nil, row.repeats(labels) { return .skipped }
    return row.isTotal ? .skipped : .match
  }

  /// Whether a row has labels only, of which one is a known header or is above other kinds of cells.
  private static func isHeader(_ row: SheetRow, above rows: ArraySlice<SheetRow>) -> Bool {
    let kinds = row.cells.map { CellKind($0) }
    guard !kinds.contains(where: { [.pair, .date, .link].contains($0) }),
      kinds.count(where: { [.text, .mark, .blank].contains($0) }) * 2 > row.cells.count
    else { return false }
    let body = rows.prefix(50).filter { $0.filled > 1 && $0.folded != row.folded }
    return row.cells.indices.contains { column in
      guard kinds[column] == .text else { return false }
      if MatchListHeader.column(named: row.cells[column]) != nil { return true }
      let below = body.compactMap { column < $0.cells.count ? $0.cells[column] : nil }
        .filter { !$0.isEmpty }
      let others = below.count { [.pair, .number, .date, .time].contains(CellKind($0)) }
      return others * 2 > below.count
    }
  }

  /// Reads the titles between the rows as the names of rounds, if each match is below one.
  private mutating func readSections() {
    var current: Int?
    var group: String?
    var found: [Int: (title: Int, text: String)] = [:]
    for index in rows.indices {
      if roles[index] == .title {
        current = index
        if case .group(let name) = RoundName(rows[index].firstText).part, !name.isEmpty {
          group = rows[index].firstText
        } else if RoundName(rows[index].firstText).part != .group("") {
          group = nil
        }
      } else if roles[index] == .match {
        guard let current else { return }
        let text = rows[current].firstText
        let isMatchday = RoundName(text).part == .group("")
        found[index] = (current, isMatchday ? group.map { "\($0), \(text)" } ?? text : text)
      }
    }
    let titles = Set(found.values.map(\.title))
    let texts = Set(found.values.map(\.text))
    guard titles.count > 1, texts.allSatisfy({ !NoteText.hasResult($0) }),
      texts.allSatisfy({ RoundName($0).isKnown }) || (areBlocks(titles) && !hasRounds)
    else { return }
    (sections, sectionRows) = (found.mapValues(\.text), titles)
  }

  /// Whether each title is directly above the rows of a block and not the title of the whole table.
  private func areBlocks(_ titles: Set<Int>) -> Bool {
    guard let first = titles.min(), let header else { return titles.min() ?? 0 > 0 }
    let isRepeated = roles.contains(.skipped)
    return first > header || (isRepeated && first > 0)
  }

  /// Whether the header names the column of rounds.
  var hasRounds: Bool {
    names.contains { MatchListHeader.column(named: $0) == .round }
  }
}

extension SheetRow {
  /// The cells without letter case and accents, without empty ones at the end.
  var folded: [String] {
    var cells = cells.map { FoldedText.folded($0) }
    while cells.last?.isEmpty == true { cells.removeLast() }
    return cells
  }

  /// Whether the cells are those of a header, whose folded cells are known.
  fileprivate func repeats(_ labels: [String]) -> Bool {
    let width = (cells.lastIndex { !$0.isEmpty } ?? -1) + 1
    return width == labels.count && zip(cells, labels).allSatisfy { FoldedText.folded($0) == $1 }
  }
}
