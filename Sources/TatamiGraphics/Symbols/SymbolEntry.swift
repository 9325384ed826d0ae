/// A row of the table of symbols.
struct SymbolEntry: Equatable {
  /// The outlines around an icon.
  enum Surround: Substring {
    case circle
    case disk
  }

  /// The icon, as in `SymbolNames`.
  let icon: String
  /// Whether the symbol is mirrored in right-to-left views.
  let isMirrored: Bool
  let surround: Surround?

  /// Finds a symbol by its name; nil if there is none.
  ///
  /// A name that is not in the table is looked up without its parts `fill`, `circle`, `square` and
  /// `slash`, removed one after the other.
  static func named(_ name: String) -> SymbolEntry? {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    if let entry = table[name[...]] { return SymbolEntry(entry) }
    for variant in ["fill", "circle", "square", "slash"]
    where parts.dropFirst().contains(variant[...]) {
      parts = [parts[0]] + parts.dropFirst().filter { $0 != variant }
      if let entry = table[parts.joined(separator: ".")[...]] { return SymbolEntry(entry) }
    }
    return nil
  }

  /// The names of all symbols.
  static var names: [String] { table.keys.map(String.init).sorted() }

  private static let table: [Substring: Substring] = {
    let rows = SymbolNames.table.split(whereSeparator: \.isWhitespace)
    let pairs = rows.compactMap { row -> (Substring, Substring)? in
      guard let mark = row.firstIndex(of: "=") else { return nil }
      return (row[..<mark], row[row.index(after: mark)...])
    }
    return Dictionary(pairs) { first, _ in first }
  }()

  private init(_ text: Substring) {
    let words = text.split(separator: ",")
    icon = words.first.map(String.init) ?? ""
    isMirrored = words.dropFirst().contains("mirrored")
    surround = words.dropFirst().lazy.compactMap(Surround.init).first
  }
}
