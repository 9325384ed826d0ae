import TatamiDocuments

/// The kinds of cells by their text.
enum CellKind: Int, CaseIterable {
  /// An empty cell, a dash, or a word such as "TBD".
  case blank
  /// A number: "3", "21.0", "1½".
  case number
  /// A number that no score has: "-110", "1.85", "45%".
  case otherNumber
  case date
  /// A time of day, which can also be a score.
  case time
  /// The numbers of both sides: "2-1", "6-4 3-6 7-6(5)", "+:-".
  case pair
  /// A mark of one side: "W", "w/o".
  case mark
  case link
  /// Anything else, such as the name of a team.
  case text

  /// Classifies a text.
  init(_ text: String) {
    let text = FoldedText.narrowed(text)
    let bytes = text.utf8
    let hasDigits = bytes.contains { (0x30...0x39).contains($0) }
    if bytes.isEmpty || ScoreParser.isBlank(text) {
      self = .blank
    } else if !hasDigits {
      self = CellKind(words: text)
    } else if ScoreParser.number(text) != nil || ScoreNumber.points(text) != nil {
      self = .number
    } else if CellKind.isOtherNumber(text) {
      self = .otherNumber
    } else if CellKind.isLink(text) {
      self = .link
    } else if CellKind.isTime(text) {
      self = .time
    } else if CellKind.isDate(text) {
      self = .date
    } else {
      self = CellKind(result: text)
    }
  }

  /// Classifies a text without digits.
  private init(words text: String) {
    if ScoreNumber.points(text) != nil {
      self = .number
    } else if CellKind.isLink(text) {
      self = .link
    } else {
      self = CellKind(result: text)
    }
  }

  /// Classifies a text that is a result or a name.
  private init(result text: String) {
    if ScoreTokens.beginsWithName(text) {
      self = .text
    } else if let result = ScoreParser.parse(text) {
      let isPair = result.score != nil || result.winner != nil || result.aggregate != nil
      self = isPair ? .pair : .mark
    } else {
      self = ScoreCell(text).map { $0.isBlank ? .text : .mark } ?? .text
    }
  }

  private static func isOtherNumber(_ text: String) -> Bool {
    guard let first = text.utf8.first, !Self.isLetter(first) else { return false }
    return Double(text.filter { !"%€$+ ".contains($0) }) != nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isLink(_ text: String) -> Bool {
    text.hasPrefix("http://") || text.hasPrefix("https://") || text.hasPrefix("www.")
  }

  /// Whether a text is a time of day in steps of five minutes.
  private static func isTime(_ text: String) -> Bool {
    guard text.utf8.first.map({ !isLetter($0) }) ?? false else { return false }
    let parts = text.split { ":.h".contains($0) }
    guard (2...3).contains(parts.count), text.contains(where: { ":h.".contains($0) }),
      parts.dropFirst().allSatisfy({ $0.utf8.count == 2 }), parts[0].utf8.count <= 2
    else { return false }
    let numbers = parts.compactMap { ScoreParser.number($0) }
    return numbers.count == parts.count && numbers[0] < 24 && numbers[1] < 60 && numbers[1] % 5 == 0
  }

  /// Whether a text is a date, also one with a month in an unknown language: "3 května 2024".
  private static func isDate(_ text: String) -> Bool {
    let runs = text.utf8.digitRuns
    guard runs.count > 1 || runs.contains(8) else { return false }
    if DateParser.isDate(text) { return true }
    guard runs.contains(4) else { return false }
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    return numbers.count == 2 && numbers.contains { (1900...2100).contains($0) }
      && numbers.contains { (1...31).contains($0) } && text.contains { $0.isLetter }
      && !text.contains("/")
  }
}

extension String.UTF8View {
  /// The lengths of the runs of digits of ASCII.
  fileprivate var digitRuns: [Int] {
    split { !(0x30...0x39).contains($0) }.map(\.count)
  }
}
