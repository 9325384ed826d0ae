/// A column that the cells of a file identify, and the header under which it is in the file.
public struct AssumedColumn: Hashable, Sendable {
  /// The column's name in options, such as "home".
  public let column: String
  /// The header as in the file.
  public let header: String

  /// The option that makes the same choice: `--column home='Fencer 1'`.
  var option: String {
    let quoted = header.replacing("'", with: "'\\''")
    return "--column \(column)='\(quoted)'"
  }
}

extension [AssumedColumn] {
  /// The options that make the same choices.
  var options: String { map(\.option).joined(separator: " ") }

  /// The headers with what they were read as: "'Pareja 1' as home, 'Fase' as round".
  var reading: String {
    map { "\(quoted: $0.header) as \($0.column)" }.joined(separator: ", ")
  }
}
