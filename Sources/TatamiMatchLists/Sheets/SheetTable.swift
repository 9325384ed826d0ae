import TatamiDocuments

/// The matches of a sheet as a plain table: one header, a row for each match in its line, and columns
/// for the rounds in titles and for the sides of pairs.
struct SheetTable {
  /// The text of the table.
  private(set) var bytes: [UInt8] = []
  private(set) var notices: [MatchListNotice] = []
  /// The line of the first row: 0 for a sheet without a header.
  let firstLine: Int

  private let sheet: Sheet
  /// The lines of rows with fewer cells than the header.
  private var shortLines: [Int] = []
  private let pairs: SheetPairs?
  /// The columns of the sheet.
  private var names: [String]
  /// The rows of the matches.
  private var rows: [SheetRow]

  /// Converts a sheet; nil if it is a plain table already, or if its columns are unknown.
  ///
  /// - Throws: An error for a row between the matches that looks like a result, and for a pair that can
  ///   be divided in several ways.
  init?(_ text: [UInt8], file: String) throws(MatchListError) {
    guard let sheet = Sheet(text, file: file) else { return nil }
    self.sheet = sheet
    rows = sheet.matches.map { sheet.rows[$0] }
    firstLine = sheet.header == nil ? 0 : 1
    try Self.checkTitles(of: sheet)
    names = SheetColumns.completingMergedNames(sheet.names, rows)
    let columns = Set(names.map(MatchListHeader.column))
    let hasSides = columns.contains(.home) && columns.contains(.away)
    pairs = hasSides ? nil : try SheetPairs(in: rows, names: names, file: file)
    guard alignRows() else { return nil }
    let changes = names != sheet.names || rows != sheet.matches.map { sheet.rows[$0] }
    let rounds = separateRounds()
    let hasTitles = !sheet.skipped.isEmpty || !sheet.sections.isEmpty
    guard changes || pairs != nil || rounds != nil || hasTitles else { return nil }
    if sheet.header == nil {
      guard let names = SheetColumns.names(of: rows, hasPairs: pairs != nil) else { return nil }
      self.names = names
    }
    addSides()
    addRounds(rounds)
    write()
    addNotices()
  }

  /// Whether titles name rounds, or cells name both sides.
  var isStructured: Bool { !sheet.sections.isEmpty || pairs != nil }

  private static func checkTitles(of sheet: Sheet) throws(MatchListError) {
    guard let first = sheet.matches.first, let last = sheet.matches.last else { return }
    for index in sheet.rows.indices where index > first && sheet.roles[index] == .title {
      let row = sheet.rows[index]
      guard row.looksLikeResult else { continue }
      let isRound = SheetCell.separatingRound(row.firstText).map { RoundName($0.round).isDeciding }
      guard index < last || isRound == true else { continue }
      throw .resultInTitle(SourceLocation(file: sheet.file, line: row.line), found: row.firstText)
    }
  }

  /// Gives all rows the columns of the header; returns false if a row can lack a cell in the middle.
  private mutating func alignRows() -> Bool {
    let width = max(names.count, sheet.header == nil ? rows.map(\.cells.count).max() ?? 0 : 0)
    let original = rows
    var kinds: [Int: Bool?] = [:]
    for index in rows.indices {
      while rows[index].cells.count > width, rows[index].cells.last?.isEmpty == true {
        rows[index].cells.removeLast()
      }
      guard rows[index].cells.count <= width else { return false }
      guard rows[index].cells.count < width else { continue }
      for (column, cell) in rows[index].cells.enumerated() where !cell.isEmpty {
        let kind = kinds[column] ?? SheetColumns.isWords(column, of: original)
        kinds[column] = kind
        guard kind == SheetColumns.isWord(cell) else { return false }
      }
      if sheet.header != nil { shortLines.append(rows[index].line) }
      rows[index].cells += Array(repeating: "", count: width - rows[index].cells.count)
    }
    return true
  }

  /// Takes the rounds from the beginnings of the cells of a column; nil if no column has them.
  private mutating func separateRounds() -> [String]? {
    guard pairs == nil, let width = rows.first?.cells.count else { return nil }
    for column in 0..<width {
      guard rows.count > 1,
        rows.allSatisfy({ SheetCell.separatingRound($0.cells[column]) != nil })
      else { continue }
      let split = rows.map { SheetCell.separatingRound($0.cells[column]) }
      for index in rows.indices { rows[index].cells[column] = split[index]?.rest ?? "" }
      return split.map { $0?.round ?? "" }
    }
    return nil
  }

  /// Replaces the column of pairs by one for each side, and one for their results.
  private mutating func addSides() {
    guard let pairs else { return }
    let hasResults = pairs.sides.contains { $0?.result.isEmpty == false }
    if names.indices.contains(pairs.column) { names[pairs.column] = "" }
    names += ["Home", "Away"] + (hasResults ? ["Result"] : [])
    for (index, sides) in pairs.sides.enumerated() {
      rows[index].cells[pairs.column] = ""
      rows[index].cells += [sides?.home ?? "", sides?.away ?? ""].map(Self.inOneLine)
      if hasResults { rows[index].cells.append(sides?.result ?? "") }
    }
  }

  /// Adds a column with the round of each match.
  private mutating func addRounds(_ separated: [String]?) {
    var rounds = separated
    if let pairs, pairs.sides.contains(where: { $0?.round.isEmpty == false }) {
      rounds = pairs.sides.map { $0?.round ?? "" }
    }
    if !sheet.sections.isEmpty {
      rounds = zip(sheet.matches, rounds ?? ownRounds()).map { index, own in
        Self.round(own, below: sheet.sections[index] ?? "")
      }
    }
    guard let rounds else { return }
    for column in names.indices where MatchListHeader.column(named: names[column]) == .round {
      names[column] = ""
    }
    names.append("Round")
    for (index, round) in rounds.enumerated() { rows[index].cells.append(Self.inOneLine(round)) }
  }

  /// The cells of the header's column of rounds.
  private func ownRounds() -> [String] {
    let column = names.firstIndex { MatchListHeader.column(named: $0) == .round }
    return rows.map { row in column.map { row.cells[$0] } ?? "" }
  }

  /// The round of a row below a title: the title, with the row's own round in a group or bracket.
  private static func round(_ own: String, below title: String) -> String {
    if own.isEmpty { return title }
    let name = RoundName(title)
    if name.isGroup { return "\(title), \(own)" }
    return name.isDeciding && Int(own) != nil ? title : "\(title) \(own)"
  }

  /// Writes each row in its line.
  private mutating func write() {
    var text = ""
    var line = firstLine
    let header = sheet.header.map { sheet.rows[$0].line } ?? 0
    let lines = [SheetRow(line: header, cells: names)] + rows
    for row in lines {
      while line < row.line {
        text += "\n"
        line += 1
      }
      let cells = row.cells.map { Self.quoted($0) }
      let written = cells.joined(separator: String(UnicodeScalar(sheet.delimiter))) + "\n"
      line += written.count { $0.isNewline }
      text += written
    }
    bytes = Array(text.utf8)
  }

  /// A text without line ends, which would move the lines after it.
  private static func inOneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }

  private static func quoted(_ cell: String) -> String {
    let special = cell.utf8.contains { byte in
      byte == UInt8(ascii: "\"") || byte == 10 || byte == 13 || CSVReader.delimiters.contains(byte)
    }
    return special ? "\"\(cell.replacing("\"", with: "\"\""))\"" : cell
  }

  private mutating func addNotices() {
    let start = SourceLocation(file: sheet.file, line: max(1, rows.first?.line ?? 1))
    if let title = sheet.sectionRows.min(), !sheet.sections.isEmpty {
      var names: [String] = []
      for index in sheet.sectionRows.sorted() {
        let name = sheet.rows[index].firstText
        if !names.contains(name) { names.append(name) }
      }
      let location = SourceLocation(file: sheet.file, line: sheet.rows[title].line)
      notices.append(.titledRounds(location, names: names))
    }
    if let pairs {
      let name = sheet.names.indices.contains(pairs.column) ? sheet.names[pairs.column] : ""
      notices.append(
        .pairs(start, column: name.isEmpty ? "\(pairs.column + 1)" : name, around: pairs.separator)
      )
    }
    if let line = shortLines.first {
      notices.append(.shortRows(SourceLocation(file: sheet.file, line: line), lines: shortLines))
    }
    let skipped = sheet.skipped.map { sheet.rows[$0] }
    if let first = skipped.first {
      let location = SourceLocation(file: sheet.file, line: first.line)
      notices.append(
        .skippedLines(location, lines: skipped.map(\.line), texts: sheet.skippedTexts)
      )
    }
    for row in skipped where row.looksLikeResult {
      let location = SourceLocation(file: sheet.file, line: row.line)
      notices.append(.skippedResult(location, text: row.firstText))
    }
  }
}

extension Sheet {
  /// The indices of the rows that are not read.
  var skipped: [Int] {
    rows.indices.filter { [.title, .skipped].contains(roles[$0]) && !sectionRows.contains($0) }
  }

  /// The texts of rows that are not read, repeated headers left out.
  fileprivate var skippedTexts: [String] {
    skipped.filter { header == nil || rows[$0].folded != rows[header ?? 0].folded }
      .map { rows[$0].firstText }
  }
}
