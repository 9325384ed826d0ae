/// What can be wrong with the numbers and the positions given to a table.
public enum TableError: Error, Hashable, Sendable {
  /// A length that is not a number, not finite, negative or too large.
  case length(field: String, found: Double)
  /// A number of rows below zero.
  case count(field: String, found: Int)
  /// More rows, or with them sections, than a whole number can count.
  case tooManyRows
  /// A section that does not exist; `count` do.
  case section(found: Int, count: Int)
  /// A row that does not exist in its section; `count` do.
  case row(found: Int, section: Int, count: Int)

  /// The lengths a row, header, footer or gap may have, in points.
  ///
  /// The bound keeps every sum finite: no table has more than 2^63 rows.
  public static let lengths = 0.0...1e12

  /// Returns the length, checked.
  ///
  /// - Throws: `length` unless it lies in `lengths`.
  static func checked(_ length: Double, _ field: String) throws(TableError) -> Double {
    guard lengths.contains(length) else { throw .length(field: field, found: length) }
    return length
  }
}

extension TableError: CustomStringConvertible {
  /// Where, what was found, and what is allowed.
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
