/// Numbers of results: whole, with a half, with a decimal zero, or with thousands.
enum ScoreNumber {
  /// A number and the index after it.
  struct Reading {
    let points: MatchRecord.Points
    let end: Int
  }

  /// Whether a number can start with a character.
  static func starts(with character: Character) -> Bool {
    character == "½" || isDigit(character)
  }

  /// Parses a text that is one number, such as `3`, `21.0`, `2½` or `0,5`; nil for anything else.
  static func points(_ text: String) -> MatchRecord.Points? {
    let text = FoldedText.narrowed(text)
    // The first byte of "½" in UTF-8.
    guard let first = text.utf8.first, (0x30...0x39).contains(first) || first == 0xC2 else {
      return nil
    }
    let characters = Array(text)
    return readings(in: characters, at: 0).first { $0.end == characters.count }?.points
  }

  /// Returns the numbers that start at an index, the longest first: `0,5` is a half or a zero.
  static func readings(in characters: [Character], at start: Int) -> [Reading] {
    var end = start
    while end < characters.count, isDigit(characters[end]) { end += 1 }
    guard end - start <= 6 else { return [] }
    let whole = end == start ? 0 : Int(String(characters[start..<end])) ?? 0
    if end < characters.count, characters[end] == "½" {
      return [Reading(points: MatchRecord.Points(halves: 2 * whole + 1), end: end + 1)]
    }
    guard end > start else { return [] }
    let plain = Reading(points: MatchRecord.Points(whole), end: end)
    guard let decimal = decimal(in: characters, at: end, whole: whole) else { return [plain] }
    return [decimal, plain]
  }

  /// A number with the decimal 5 or zeros, or with a separator of thousands.
  private static func decimal(in characters: [Character], at point: Int, whole: Int) -> Reading? {
    guard point + 1 < characters.count, ".,".contains(characters[point]) else { return nil }
    var end = point + 1
    while end < characters.count, isDigit(characters[end]) { end += 1 }
    let digits = String(characters[point + 1..<end])
    if digits.count == 3, (1...999).contains(whole), let rest = Int(digits) {
      // "1,234" has a separator of thousands.
      return Reading(points: MatchRecord.Points(1_000 * whole + rest), end: end)
    }
    guard !digits.isEmpty, digits.count <= 2 else { return nil }
    let zeros = String(repeating: "0", count: digits.count - 1)
    if digits == "0" + zeros { return Reading(points: MatchRecord.Points(whole), end: end) }
    guard digits == "5" + zeros else { return nil }
    return Reading(points: MatchRecord.Points(halves: 2 * whole + 1), end: end)
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }
}
