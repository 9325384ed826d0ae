import TatamiDocuments

/// The columns of a match list that look like results and are not read.
struct UnusedResults {
  private let table: MatchListTable

  /// The number of rows that are looked at.
  private static let sampledRows = 100

  init(_ table: MatchListTable) {
    self.table = table
  }

  /// The notice that names the columns, nil if there are none.
  ///
  /// - Complexity: O(*n*) in the first hundred rows.
  func notice() throws(MatchListError) -> MatchListNotice? {
    let names = table.header.names
    let used = table.header.usedFields
    let unused = names.indices.filter { field in
      !used.contains(field) && !names[field].isEmpty
        && Self.periods.isDisjoint(with: FoldedText.words(of: names[field]))
    }
    guard table.header.hasResults, !unused.isEmpty else { return nil }
    let cells = try sample()
    let numbers = unused.filter {
      isColumn($0, of: cells) { ScoreParser.number($0) ?? 1_000 < 1_000 }
    }
    let scores = unused.filter { isColumn($0, of: cells, Self.isScore) }
    let found = unused.filter { field in
      scores.contains(field)
        || numbers.contains {
          $0 != field && numbers.contains(field) && areTwins(names[$0], names[field])
        }
    }
    return found.isEmpty ? nil : .unusedResults(table.location, names: found.map { names[$0] })
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

  private func sample() throws(MatchListError) -> [[String]] {
    var reader = table.reader
    var fields: [CSVReader.Field] = []
    var rows: [[String]] = []
    while rows.count < Self.sampledRows, try reader.readMatchRow(into: &fields) != nil {
      if fields.count == table.header.fieldsPerRow { rows.append(fields.map(reader.text)) }
    }
    return rows
  }

  /// Whether at least half of the cells of a column have a text, and all of these a form.
  private func isColumn(_ field: Int, of rows: [[String]], _ hasForm: (String) -> Bool) -> Bool {
    let texts = rows.map { $0[field] }.filter { !ScoreParser.isBlank($0) }
    return !texts.isEmpty && texts.count * 2 >= rows.count && texts.allSatisfy(hasForm)
  }

  /// Whether two names are equal or differ only in the word, letter or digit for the side.
  private func areTwins(_ name: String, _ other: String) -> Bool {
    let (words, others) = (FoldedText.words(of: name), FoldedText.words(of: other))
    if words.count == others.count, words.count > 1 {
      return zip(words, others).count { $0 != $1 } <= 1
    }
    guard words.count == others.count, let word = words.first, let twin = others.first else {
      return false
    }
    return word.count == twin.count && zip(word, twin).count { $0 != $1 } <= 1
  }
}
