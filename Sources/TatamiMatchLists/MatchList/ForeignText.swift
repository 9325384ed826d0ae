import TatamiDocuments

/// The forms of texts that contain results but are not tables.
enum ForeignText {
  /// The number of bytes that are examined.
  private static let sample = 1 << 16

  /// Whether a text begins like a page of HTML, or like the part of one with a table.
  ///
  /// A page can begin with comments and a declaration of XML.
  static func isPage(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(sample)
    guard start.contains(UInt8(ascii: "<")) else { return false }
    return beginsLikePage(String(decoding: start, as: UTF8.self).lowercased())
  }

  /// Whether a text that is not a list of matches contains a table of HTML.
  static func hasTable(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(sample)
    guard start.contains(UInt8(ascii: "<")) else { return false }
    let text = String(decoding: start, as: UTF8.self).lowercased()
    return hasTag("tr", text) && (hasTag("td", text) || hasTag("th", text))
  }

  /// Whether at least half of the lines begin with a time and a sender, as the messages of a chat do.
  static func isChat(_ bytes: [UInt8]) -> Bool {
    let lines = lines(of: bytes)
    let count = lines.count(where: isMessage)
    return count > 1 && count * 2 >= lines.count
  }

  /// Whether most lines begin with a time in square brackets and a sender, which rows of tables do not.
  static func isBracketedChat(_ bytes: [UInt8]) -> Bool {
    guard bytes.prefix(sample).contains(UInt8(ascii: "[")) else { return false }
    let lines = lines(of: bytes)
    let count = lines.count { plainLine($0).first == "[" && isMessage($0) }
    return count > 1 && count * 2 > lines.count
  }

  /// The lines that are not blank.
  private static func lines(of bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes.prefix(sample), as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// A line without the marks before its text.
  private static func plainLine(_ line: Substring) -> Substring {
    line.drop { $0.isWhitespace || $0 == "\u{200E}" || $0 == "\u{FEFF}" }
  }

  /// Whether the first tag after comments and declarations is one with which pages begin.
  private static func beginsLikePage(_ text: String) -> Bool {
    var rest = text[...]
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      let end: String? = rest.hasPrefix("<!--") ? "-->" : rest.hasPrefix("<?") ? ">" : nil
      guard let end else { break }
      guard let range = rest.firstRange(of: end) else { return false }
      rest = rest[range.upperBound...]
    }
    if rest.hasPrefix("<!doctype html") { return true }
    guard rest.hasPrefix("<") else { return false }
    let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber }
    let next = rest.dropFirst(name.count + 1).first
    return pageTags.contains(String(name)) && (next.map { " >/\t\n\r\r\n".contains($0) } ?? true)
  }

  private static let pageTags: Set<String> = [
    "html", "head", "body", "table", "caption", "colgroup", "thead", "tbody", "tr", "meta", "link",
    "title", "style", "script", "base", "div", "section", "article", "main", "header", "nav",
    "center", "p", "pre", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol",
  ]

  /// Whether a text in lower case has a tag.
  private static func hasTag(_ name: String, _ text: String) -> Bool {
    text.contains("<\(name)>") || text.contains("<\(name) ")
  }

  /// Whether a line begins like "[21:03, 12/05/2024] Anna: " or "12/05/2024, 21:03 - Anna: ".
  private static func isMessage(_ line: Substring) -> Bool {
    let text = plainLine(line)
    let isBracketed = text.first == "["
    guard let end = text.firstRange(of: isBracketed ? "]" : " - ") else { return false }
    let stamp = text[..<end.lowerBound].drop { $0 == "[" }
    guard isStamp(stamp), let colon = text[end.upperBound...].firstRange(of: ": ") else {
      return false
    }
    return (1...80).contains(text[end.upperBound..<colon.lowerBound].count)
  }

  /// Whether a text is a time of day, alone or with a date.
  private static func isStamp(_ text: Substring) -> Bool {
    let hasTime = text.split { !$0.isNumber && $0 != ":" }.contains { part in
      let numbers = part.split(separator: ":")
      return (2...3).contains(numbers.count) && numbers.allSatisfy { $0.count <= 2 }
    }
    return hasTime
      && text.allSatisfy { $0.isNumber || $0.isWhitespace || "/.-,:apmAPM".contains($0) }
  }
}
