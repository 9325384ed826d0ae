/// A column whose cells name both sides of a match: "A - B", "A vs B", "A 3-1 B".
struct SheetPairs {
  /// Both sides of a cell, with the round before and the result beside them.
  struct Sides: Equatable {
    var round = ""
    var home: String
    var away: String
    var result = ""
  }

  let column: Int
  /// The text between the sides; nil if it is the result.
  let separator: String?
  /// The sides of each row; nil for an empty cell.
  let sides: [Sides?]

  /// The separators in the order in which they are looked for.
  static let separators = [
    " vs. ", " vs ", " v. ", " v ", " gegen ", " contre ", " contra ", " x ", " @ ", " – ", " — ",
    " - ", " : ",
  ]

  /// Finds the column of the pairs in the rows of matches; nil if there is none.
  ///
  /// - Throws: An error for a cell that can be divided in several ways although others cannot.
  init?(in rows: [SheetRow], names: [String], file: String) throws(MatchListError) {
    guard let width = rows.map(\.cells.count).max() else { return nil }
    var found: [SheetPairs] = []
    for column in 0..<width where Self.canBePairs(names, column) {
      let cells = rows.map { column < $0.cells.count ? $0.cells[column] : "" }
      if let pairs = try Self.pairs(of: cells, column, lines: rows.map(\.line), file: file) {
        found.append(pairs)
      }
    }
    let recurring = found.map(\.recurringNames)
    guard let most = recurring.max(), recurring.count(where: { $0 == most }) == 1,
      let best = found.first(where: { $0.recurringNames == most })
    else { return nil }
    self = best
  }

  private init(column: Int, separator: String?, sides: [Sides?]) {
    (self.column, self.separator, self.sides) = (column, separator, sides)
  }

  /// Whether a header can be that of a column of pairs.
  private static func canBePairs(_ names: [String], _ column: Int) -> Bool {
    guard names.indices.contains(column) else { return true }
    return switch MatchListHeader.column(named: names[column]) {
    case nil, .home, .result: true
    default: false
    }
  }

  /// The number of names that occur in several rows.
  private var recurringNames: Int {
    let names = sides.compactMap(\.self).flatMap { [$0.home, $0.away] }
    return Dictionary(grouping: names, by: \.self).values.count { $0.count > 1 }
  }

  private static func pairs(
    of cells: [String],
    _ column: Int,
    lines: [Int],
    file: String
  ) throws(MatchListError) -> SheetPairs? {
    let (texts, rounds) = withoutRounds(cells)
    let filled = texts.filter { !$0.isEmpty }
    guard filled.count * 2 > texts.count else { return nil }
    for separator in separators {
      guard texts.allSatisfy({ $0.isEmpty || Self.parts($0, separator).count > 1 }) else {
        continue
      }
      let counts = texts.map { Self.parts($0, separator).count }
      if let index = counts.firstIndex(where: { $0 > 2 }) {
        guard counts.count(where: { $0 == 2 }) * 2 >= filled.count else { continue }
        throw .ambiguousPair(.init(file: file, line: lines[index]), found: texts[index])
      }
      let sides = texts.map { Self.sides(of: $0, separator) }
      guard zip(texts, sides).allSatisfy({ $0.isEmpty || $1 != nil }) else { continue }
      return SheetPairs(column: column, separator: separator, sides: sides.adding(rounds))
    }
    guard texts.allSatisfy({ $0.isEmpty || sidesAroundResult($0) != nil }) else { return nil }
    let sides = texts.map(sidesAroundResult)
    return SheetPairs(column: column, separator: nil, sides: sides.adding(rounds))
  }

  /// The cells without the name of a round and a colon before the pair, if all have one.
  private static func withoutRounds(_ cells: [String]) -> (texts: [String], rounds: [String]?) {
    guard cells.allSatisfy({ $0.isEmpty || SheetCell.separatingRound($0) != nil }) else {
      return (cells, nil)
    }
    let split = cells.map { SheetCell.separatingRound($0) }
    return (split.map { $0?.rest ?? "" }, split.map { $0?.round ?? "" })
  }

  /// The parts of a text around a separator in any case.
  private static func parts(_ text: String, _ separator: String) -> [String] {
    guard separator.contains(where: \.isLetter) else {
      return text.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let word = separator.filter { $0 != " " }
    return words.split(omittingEmptySubsequences: false) { $0.lowercased() == word }
      .map { $0.joined(separator: " ") }
  }

  /// The sides of a text around a separator, with a result behind them.
  private static func sides(of text: String, _ separator: String) -> Sides? {
    let parts = Self.parts(text, separator).map { $0.trimmingSpaces }
    guard parts.count == 2 else { return nil }
    let (away, result) = SheetCell.separatingResult(parts[1])
    guard isName(parts[0]), isName(away), parts[0] != away else { return nil }
    return Sides(home: parts[0], away: away, result: result)
  }

  /// The sides of a text around a result: "A 3-1 B", "A 2-2 (4-3 p) B"; nil unless one part of the text
  /// is a result.
  private static func sidesAroundResult(_ text: String) -> Sides? {
    let words = PairText.closingUp(text).split(separator: " ").map(String.init)
    let results = words.indices.filter { PairText.isPair(words[$0]) && !words[$0].hasPrefix("(") }
    guard let first = results.first, results.allSatisfy({ $0 - first < results.count }), first > 0
    else { return nil }
    var end = (results.last ?? first) + 1
    while end < words.count, words[end].hasPrefix("(") {
      guard let close = words[end...].firstIndex(where: { $0.hasSuffix(")") }) else { return nil }
      end = close + 1
    }
    let home = words[..<first].joined(separator: " ")
    let away = words[end...].joined(separator: " ")
    let result = words[first..<end].joined(separator: " ")
    guard isName(home), isName(away), home != away, ScoreParser.parse(result) != nil else {
      return nil
    }
    return Sides(home: home, away: away, result: result)
  }

  private static func isName(_ text: String) -> Bool {
    text.contains(where: \.isLetter) && !NoteText.hasResult(text)
  }
}

/// The parts of cells that contain more than a name.
enum SheetCell {
  /// The name of a round before a colon, and the rest of the text: "Final: A - B"; nil without one.
  static func separatingRound(_ text: String) -> (round: String, rest: String)? {
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex,
      text[text.index(before: colon)] != " "
    else { return nil }
    let round = String(text[..<colon])
    let rest = String(text[text.index(after: colon)...])
    guard rest.hasPrefix(" "), RoundName(round).isKnown else { return nil }
    return (round, rest.trimmingSpaces)
  }

  /// The name and the result behind it: "TuS Ost 2:2 (5:4 i.E.)".
  static func separatingResult(_ text: String) -> (name: String, result: String) {
    let words = PairText.closingUp(text).split(separator: " ").map(String.init)
    for start in words.indices.dropFirst() where PairText.isPair(words[start]) {
      var result = words[start...].joined(separator: " ")
      if start == words.count - 1, result.hasPrefix("("), result.hasSuffix(")") {
        result = String(result.dropFirst().dropLast())
      }
      if ScoreParser.parse(result) != nil || ScoreParser.parseLoosely(result) != nil {
        return (words[..<start].joined(separator: " "), result)
      }
    }
    return (text, "")
  }
}

extension [SheetPairs.Sides?] {
  /// The sides with the rounds that their cells begin with.
  fileprivate func adding(_ rounds: [String]?) -> Self {
    guard let rounds else { return self }
    return zip(self, rounds).map { sides, round in
      var sides = sides
      sides?.round = round
      return sides
    }
  }
}

extension String {
  /// The text without spaces at its ends.
  var trimmingSpaces: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
