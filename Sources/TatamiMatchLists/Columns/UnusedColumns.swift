import TatamiDocuments

/// The columns of a match list that are not read.
struct UnusedColumns {
  private let table: MatchListTable
  /// The fields with a name that are no columns.
  private let fields: [Int]
  /// The words of their headers.
  private let words: [Int: [String]]
  /// The first rows, by their fields.
  private let rows: [(line: Int, texts: [String])]

  /// The number of rows that are looked at.
  private static let sampledRows = 100

  /// Reads the first rows of a table.
  ///
  /// - Complexity: O(*n*) in the first hundred rows.
  init(_ table: MatchListTable) throws(MatchListError) {
    self.table = table
    let (names, used) = (table.header.names, table.header.usedFields)
    fields = names.indices.filter { !used.contains($0) && !names[$0].isEmpty }
    words = Dictionary(uniqueKeysWithValues: fields.map { ($0, FoldedText.words(of: names[$0])) })
    rows = fields.isEmpty ? [] : try Self.sample(table)
  }

  /// The notices that name each unused column once.
  ///
  /// In a table without results the notice about this names them, so that only columns of scores with
  /// words are added.
  var notices: [MatchListNotice] {
    get throws(MatchListError) {
      guard table.header.hasResults else { return try wordsInScores }
      let results = resultFields
      let rest = fields.filter { !results.contains($0) }
      return (results.isEmpty ? [] : [.unusedResults(table.location, names: names(of: results))])
        + (rest.isEmpty ? [] : [.unusedColumns(table.location, names: names(of: rest))])
    }
  }

  private func names(of fields: [Int]) -> [String] { fields.map { table.header.names[$0] } }

  // MARK: Results

  /// The fields that look like results.
  private var resultFields: [Int] {
    let candidates = fields.filter { Self.periods.isDisjoint(with: words[$0, default: []]) }
    let numbers = candidates.filter { isColumn($0) { ScoreParser.number($0) ?? 1_000 < 1_000 } }
    let scores = candidates.filter { isColumn($0, Self.isScore) }
    return candidates.filter { field in
      scores.contains(field)
        || numbers.contains { $0 != field && numbers.contains(field) && areTwins($0, field) }
    }
  }

  /// The words for parts of a match, whose scores the whole result includes.
  private static let periods: Set<String> = [
    "half", "ht", "hthg", "htag", "halbzeit", "hz", "quarter",
  ]

  /// Whether a text is the score of both sides, and not a time of day.
  private static func isScore(_ text: String) -> Bool {
    let parts = text.split(separator: ":")
    let isTime =
      parts.count == 2 && parts[1].count == 2 && ScoreParser.number(parts[0]) ?? 24 < 24
      && (ScoreParser.number(parts[1]) ?? 1) % 5 == 0
    return !isTime && ScoreParser.parse(text)?.score != nil
  }

  private static func sample(
    _ table: MatchListTable
  ) throws(MatchListError) -> [(line: Int, texts: [String])] {
    var all = CompleteRows(table)
    var rows: [(line: Int, texts: [String])] = []
    while rows.count < sampledRows, let row = try all.next() { rows.append(row) }
    return rows
  }

  /// Whether at least half of the cells of a column have a text, and all of these a form.
  private func isColumn(_ field: Int, _ hasForm: (String) -> Bool) -> Bool {
    let texts = rows.map { $0.texts[field] }.filter { !ScoreParser.isBlank($0) }
    return !texts.isEmpty && texts.count * 2 >= rows.count && texts.allSatisfy(hasForm)
  }

  /// Whether two headers are equal or differ only in the word, letter or digit for the side.
  private func areTwins(_ field: Int, _ otherField: Int) -> Bool {
    let (words, others) = (words[field, default: []], words[otherField, default: []])
    if words.count == others.count, words.count > 1 {
      return zip(words, others).count { $0 != $1 } <= 1
    }
    guard words.count == others.count, let word = words.first, let twin = others.first else {
      return false
    }
    return word.count == twin.count && zip(word, twin).count { $0 != $1 } <= 1
  }

  // MARK: Words in scores

  /// The notice about a column or two columns of scores in which some cells are words.
  ///
  /// - Complexity: O(*n*) in the bytes of the file if there are such columns.
  var wordsInScores: [MatchListNotice] {
    get throws(MatchListError) {
      guard table.header.rowsPerMatch == 1 else { return [] }
      let found = mixedColumn.map { [$0] } ?? mixedTwins
      guard !found.isEmpty else { return [] }
      var rows = CompleteRows(table)
      var lines: [Int] = []
      var (words, known): ([String], Set<String>) = ([], [])
      while let row = try rows.next() {
        let wrong = found.map { row.texts[$0] }.filter { CellKind($0) == .text }
        if !wrong.isEmpty { lines.append(row.line) }
        words += wrong.filter { known.insert($0).inserted }
      }
      guard let first = lines.first else { return [] }
      let location = SourceLocation(file: table.location.file, line: first)
      return [.wordsInScores(location, columns(of: found), lines: lines, words: words)]
    }
  }

  /// The columns of scores with what they are; those of two sides that the headers do not tell apart
  /// are both "score".
  private func columns(of found: [Int]) -> [AssumedColumn] {
    var columns = [MatchListColumn.result.name]
    if found.count == 2 {
      let isOrdered = areSides(found[0], found[1])
      columns =
        isOrdered
        ? [MatchListColumn.homeScore.name, MatchListColumn.awayScore.name]
        : ["score", "score"]
    }
    return zip(columns, names(of: found)).map { AssumedColumn(column: $0, header: $1) }
  }

  /// Whether headers differ in the words for the home and the away side.
  private func areSides(_ home: Int, _ away: Int) -> Bool {
    let (home, away) = (table.header.names[home], table.header.names[away])
    return HeaderPair(home, away)?.namesSides ?? false || HeaderPair.areAbbreviations(home, away)
  }

  /// The first column with two or more scores of both sides and words.
  private var mixedColumn: Int? {
    fields.first { field in
      let kinds = kinds(in: field)
      return kinds.count { $0 == .pair } > 1 && Self.areScoresOrWords(kinds, .pair)
    }
  }

  /// The first two columns of numbers and words whose headers name scores and differ in the side, that
  /// of the home side first if the headers tell it.
  private var mixedTwins: [Int] {
    let mixed = fields.filter { field in
      HeaderName.namesScores(table.header.names[field])
        && Self.areScoresOrWords(kinds(in: field), .number)
    }
    for (index, first) in mixed.enumerated() {
      let second = mixed[(index + 1)...].first { areTwins(first, $0) }
      guard let second, hasScore(first, second) else { continue }
      return areSides(second, first) && !areSides(first, second)
        ? [second, first] : [first, second]
    }
    return []
  }

  /// The kinds of the cells of a column, without blank ones.
  private func kinds(in field: Int) -> [CellKind] {
    rows.map { CellKind($0.texts[field]) }.filter { $0 != .blank }
  }

  /// Whether a row has numbers in both columns.
  private func hasScore(_ home: Int, _ away: Int) -> Bool {
    rows.contains { row in [home, away].allSatisfy { CellKind(row.texts[$0]) == .number } }
  }

  /// Whether kinds are those of scores, marks and at least one word.
  private static func areScoresOrWords(_ kinds: [CellKind], _ score: CellKind) -> Bool {
    kinds.contains(score) && kinds.contains(.text)
      && kinds.allSatisfy { [score, .mark, .text].contains($0) }
  }
}

/// The rows of a table that have all cells and do not repeat the header.
private struct CompleteRows {
  private var reader: CSVReader
  private let header: MatchListHeader
  private var fields: [CSVReader.Field] = []

  init(_ table: MatchListTable) {
    (reader, header) = (table.reader, table.header)
  }

  mutating func next() throws(MatchListError) -> (line: Int, texts: [String])? {
    while let line = try reader.readMatchRow(into: &fields) {
      guard fields.count == header.fieldsPerRow else { continue }
      let texts = fields.map(reader.text)
      if !header.isRepeated(in: texts) { return (line, texts) }
    }
    return nil
  }
}
