/// The reason why a table rejects a number or an index.
public enum TableError: Error, Hashable, Sendable {
  /// A length is not a number, not finite, negative or too large.
  case length(field: String, found: Double)
  /// A number of rows is negative.
  case count(field: String, found: Int)
  /// The rows of a section or a table are more than `Int.max`.
  case tooManyRows
  /// A section does not exist; the table has `count` sections.
  case section(found: Int, count: Int)
  /// A row does not exist; its section has `count` rows.
  case row(found: Int, section: Int, count: Int)

  /// The range of lengths that a row, header, footer or gap may have, in points.
  ///
  /// The upper bound keeps every sum finite: a table has at most 2^63 rows.
  public static let lengths = 0.0...1e12

  /// Returns a length if it is in range.
  ///
  /// - Throws: `length` for a length outside `lengths`.
  static func checked(_ length: Double, _ field: String) throws(TableError) -> Double {
    guard lengths.contains(length) else { throw .length(field: field, found: length) }
    return length
  }
}

extension TableError: CustomStringConvertible {
  /// The field, the value found and the values allowed.
  public var description: String {
    switch self {
    case .length(let field, let found):
      "\(field): found \(found); allowed are 0 to 1e12 points"
    case .count(let field, let found):
      "\(field): found \(found); allowed are 0 and more"
    case .tooManyRows:
      "rows: more than \(Int.max) in one table"
    case .section(let found, let count):
      "section: found \(found); there \(Self.existing(count)), counted from 0"
    case .row(let found, let section, let count):
      "row: found \(found) in section \(section); there \(Self.existing(count)), counted from 0"
    }
  }

  private static func existing(_ count: Int) -> String {
    count == 1 ? "is 1" : "are \(count)"
  }
}
