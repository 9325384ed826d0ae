/// Two numbers around a sign in a text, such as "3:1" and "6 - 4".
///
/// Regular expressions would be compiled again for each text.
enum PairText {
  private static let signs: Set<Character> = ["-", ":", "–"]

  /// Returns a text without the spaces around a sign between two digits.
  static func closingUp(_ text: String) -> String {
    guard text.contains(where: signs.contains) else { return text }
    let characters = Array(text)
    var closed = ""
    var index = 0
    while index < characters.count {
      let part = characters[index..<min(index + 5, characters.count)]
      if isSpacedPair(part) {
        closed.append(contentsOf: part.filter { $0 != " " })
        index += part.count
      } else {
        closed.append(characters[index])
        index += 1
      }
    }
    return closed
  }

  /// Whether a word is two numbers of at most four digits, also in brackets or before a comma.
  static func isPair(_ word: String) -> Bool {
    var word = word[...]
    if word.last == "," { word.removeLast() }
    if word.last == ")" { word.removeLast() }
    if word.first == "(" { word.removeFirst() }
    let parts = word.split(omittingEmptySubsequences: false) { signs.contains($0) }
    return parts.count == 2
      && parts.allSatisfy { (1...4).contains($0.count) && $0.allSatisfy(\.isWholeNumber) }
  }

  /// The first pairs of numbers with a sign between them that are no parts of dates or longer numbers.
  static func pairs(in text: String) -> [(home: Int, sign: Character, away: Substring)] {
    guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return [] }
    var pairs: [(home: Int, sign: Character, away: Substring)] = []
    var rest = text[...]
    var last: Character?
    while let start = rest.firstIndex(where: isDigit) {
      let before = start == rest.startIndex ? last : rest[rest.index(before: start)]
      let digits = rest[start...].prefix(while: isDigit)
      rest = rest[digits.endIndex...]
      last = digits.last
      guard digits.count <= 4, before.map({ !isPart($0) }) ?? true, let home = Int(digits),
        let (sign, away) = second(in: rest)
      else { continue }
      pairs.append((home, sign, away))
    }
    return pairs
  }

  /// The sign at the start of a text and the number behind it.
  private static func second(in text: Substring) -> (Character, Substring)? {
    var rest = text
    if rest.first?.isWhitespace == true { rest.removeFirst() }
    guard let sign = rest.popFirst(), signs.contains(sign) else { return nil }
    if rest.first?.isWhitespace == true { rest.removeFirst() }
    let digits = rest.prefix(while: isDigit)
    let next = rest[digits.endIndex...].first
    guard (1...4).contains(digits.count), next.map({ !isPart($0) }) ?? true else { return nil }
    return (sign, digits)
  }

  private static func isSpacedPair(_ part: ArraySlice<Character>) -> Bool {
    let part = Array(part)
    return part.count == 5 && part[0].isWholeNumber && part[1] == " " && signs.contains(part[2])
      && part[3] == " " && part[4].isWholeNumber
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  /// Whether a character beside a number is a part of a longer number or of a date.
  private static func isPart(_ character: Character) -> Bool {
    isDigit(character) || ".:-/".contains(character)
  }
}
