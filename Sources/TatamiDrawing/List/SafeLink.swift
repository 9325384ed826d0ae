/// A URL that is safe to write into a document: a web, mail or telephone URL or a relative one.
struct SafeLink {
  let url: String

  /// Creates a link; nil for an empty URL and for schemes that run code or read files.
  init?(_ url: String) {
    let visible = url.filter {
      !$0.unicodeScalars.contains { $0 == " " || $0.isControl || $0.isNoncharacter }
    }
    guard !visible.isEmpty else { return nil }
    let head = visible.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    if let colon = head.firstIndex(of: ":") {
      let allowed = ["http", "https", "mailto", "tel", "ftp"]
      guard allowed.contains(head[..<colon].lowercased()) else { return nil }
    }
    self.url = visible
  }

  /// The URL with quotes and backslashes escaped for Cairo's tag attributes.
  var quoted: String {
    url.reduce(into: "") { text, character in
      if character == "'" || character == "\\" { text.append("\\") }
      text.append(character)
    }
  }
}
