/// A text that is a number, such as `1,200.50 €`, `-3` or `12 %`.
struct GridNumber {
  private let text: String
  /// The digits with the characters between them.
  private let digits: Substring
  /// The character that begins the decimals for certain; nil for whole numbers and for `1.200`,
  /// which may be a thousand.
  let point: Character?

  /// The maximum length of a number, in characters.
  private static let limit = 40
  /// The maximum number of letters in front of or behind the digits.
  private static let unitLimit = 3
  private static let points = ".,٫"
  private static let spaces = "٬'’ \u{A0}\u{202F}\u{2009}"
  private static let signs = "+-−±%‰()"

  /// Finds the number in a text; nil for other texts.
  init?(_ text: String) {
    guard text.utf8.count <= 4 * Self.limit,
      let first = text.firstIndex(where: Self.isDigit),
      let last = text.lastIndex(where: Self.isDigit)
    else { return nil }
    let digits = text[first...last]
    let groups = digits.split(omittingEmptySubsequences: false) { !Self.isDigit($0) }
    let separators = digits.filter { !Self.isDigit($0) }
    guard text.count <= Self.limit, !groups.contains(where: \.isEmpty),
      separators.allSatisfy({ Self.points.contains($0) || Self.spaces.contains($0) }),
      Self.isAffix(text[..<first]), text[..<first].last?.isLetter != true,
      Self.isAffix(text[text.index(after: last)...])
    else { return nil }
    let end = groups.last?.count ?? 0
    let repeats = separators.count { $0 == separators.last }
    guard repeats < 2 || end == 3 else { return nil }
    self.text = text
    self.digits = digits
    let isCertain = repeats == 1 && (end != 3 || separators.count > 1)
    point = separators.last.flatMap { isCertain && Self.points.contains($0) ? $0 : nil }
  }

  /// Returns the characters in front of the decimals and of what follows the digits.
  ///
  /// - Parameter point: The character that begins decimals in the number's column; nil for none.
  func head(point: Character?) -> Substring {
    text[..<(point.flatMap { digits.lastIndex(of: $0) } ?? digits.endIndex)]
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isWholeNumber && character.unicodeScalars.count == 1
  }

  /// Whether a text has only signs, currencies and the letters of a short unit.
  private static func isAffix(_ text: Substring) -> Bool {
    text.count(where: \.isLetter) <= unitLimit
      && text.allSatisfy { character in
        character.isLetter || character.isWhitespace || character.isCurrencySymbol
          || signs.contains(character)
      }
  }
}
