/// An address that may stand in a document: a web, mail or telephone address, or a relative one.
struct SafeLink {
  let address: String

  /// Takes an address; nil for schemes that run code or read files, and for an empty one.
  init?(_ address: String) {
    let visible = address.filter {
      !$0.unicodeScalars.contains { $0.value < 0x21 || $0.value == 0x7f }
    }
    guard !visible.isEmpty else { return nil }
    let head = visible.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    if let colon = head.firstIndex(of: ":") {
      let allowed = ["http", "https", "mailto", "tel", "ftp"]
      guard allowed.contains(head[..<colon].lowercased()) else { return nil }
    }
    self.address = visible
  }

  /// The address with quotes and backslashes marked, as Cairo's tags want it.
  var quoted: String {
    address.reduce(into: "") { text, character in
      if character == "'" || character == "\\" { text.append("\\") }
      text.append(character)
    }
  }
}
