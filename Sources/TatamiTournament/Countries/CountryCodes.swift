/// The codes of countries before or after the names of a tournament, as in "Spain (ESP)" and "ESP
/// Rafael Nadal".
///
/// Codes with two letters are only read from columns: in names they can be those of states, or
/// abbreviations such as "SV".
package struct CountryCodes: Sendable {
  /// The position of a code in a name.
  private enum Position: CaseIterable, Sendable {
    case bracketsAfter, bracketsBefore, after, before, whole
  }

  /// The position of the codes in most names, nil without one.
  private let position: Position?

  /// The number of names in which codes are sought.
  private static let sampleSize = 256

  /// Finds the position at which most of the first names have a code, and none of them has other
  /// letters in brackets.
  package init(in names: some Sequence<String>) {
    let names = Array(names.prefix(Self.sampleSize))
    guard 2 * names.count(where: Self.mayHaveCode) > names.count else {
      position = nil
      return
    }
    position = Position.allCases.first { position in
      let codes = names.compactMap { Self.parts(of: $0, position)?.code }
      let known = codes.count { Country($0) != nil }
      guard known > 1, 2 * known > names.count else { return false }
      return position == .after || position == .before
        ? 5 * known >= 4 * names.count : known == codes.count
    }
  }

  /// Returns the country of a name and the name without its code; nil without a code.
  package func parts(of name: String) -> (country: Country, name: String)? {
    guard let position, let parts = Self.parts(of: name, position),
      let country = Country(parts.code)
    else { return nil }
    return (country, parts.name)
  }

  /// Whether a name has three capitals in a row; a fast test that most names fail.
  private static func mayHaveCode(_ name: String) -> Bool {
    var capitals = 0
    for byte in name.utf8 {
      capitals = (65...90).contains(byte) ? capitals + 1 : 0
      if capitals == 3 { return true }
    }
    return false
  }

  /// Returns the letters where a code can be, and the rest of a name.
  private static func parts(of name: String, _ position: Position) -> (code: String, name: String)?
  {
    let words = name.split(separator: " ")
    guard let first = words.first, let last = words.last else { return nil }
    guard position != .whole else { return words.count == 1 ? code(first, name) : nil }
    guard words.count > 1 else { return nil }
    let isBefore = position == .before || position == .bracketsBefore
    let word = isBefore ? first : last
    let rest = (isBefore ? words.dropFirst() : words.dropLast()).joined(separator: " ")
    guard position == .bracketsAfter || position == .bracketsBefore else { return code(word, rest) }
    guard word.utf8.count > 2,
      (word.first == "(" && word.last == ")")
        || (word.first == "[" && word.last == "]")
    else { return nil }
    return code(word.dropFirst().dropLast(), rest)
  }

  private static func code(_ word: Substring, _ name: String) -> (code: String, name: String)? {
    let isCode = word.utf8.count == 3 && word.utf8.allSatisfy { (65...90).contains($0) }
    return isCode ? (String(word), name) : nil
  }
}
