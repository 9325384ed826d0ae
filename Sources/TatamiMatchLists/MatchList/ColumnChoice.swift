/// A column of a match list and the header under which it is in the file, such as `home=Fencer 1`.
///
/// ```swift
/// var options = MatchListOptions()
/// options.columns = ["home=Fencer 1", "away=Fencer 2"].compactMap(ColumnChoice.init)
/// ```
public struct ColumnChoice: Hashable, Sendable {
  /// The column; nil for a set's.
  let column: MatchListColumn?
  /// The header as in the file, or the number of the field, counted from 1.
  let header: String

  /// The names of columns that a choice can assign.
  public static let names = MatchListColumn.allCases.map(\.name) + ["set"]

  /// Reads a column's name and a header; nil unless the column is one of ``names`` or has another
  /// known name, such as `score` for `result`.
  public init?(_ text: String) {
    guard let separator = text.firstIndex(of: "=") else { return nil }
    let name = text[..<separator].filter { !$0.isWhitespace }
    header = text[text.index(after: separator)...].split(separator: " ").joined(separator: " ")
    column = name == "group" ? .group : MatchListHeader.column(named: name)
    guard !header.isEmpty, column != nil || name == "set" else { return nil }
  }

  /// The column's name.
  var name: String { column?.name ?? "set" }

  /// The first field with the header, or with its letters, or with its number.
  func field(in names: [String], except taken: Set<Int>) -> Int? {
    let free = names.indices.filter { !taken.contains($0) }
    let key = MatchListHeader.key(header)
    return free.first { names[$0] == header }
      ?? free.first { !key.isEmpty && MatchListHeader.key(names[$0]) == key }
      ?? Int(header).flatMap { free.contains($0 - 1) ? $0 - 1 : nil }
  }
}
