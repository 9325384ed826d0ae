/// A section to insert into a table.
///
/// ```swift
/// let people = try TableSection(header: 28, rows: [RowRun(height: 44, count: 12)])
/// let table = try TableGeometry(sections: [people])
/// ```
public struct TableSection: Hashable, Sendable {
  /// The height of the header in points, or nil.
  public let header: Double?
  /// The height of the footer in points, or nil.
  public let footer: Double?
  /// The rows from top to bottom.
  public let rows: [RowRun]

  /// Creates a section.
  ///
  /// - Throws: `TableError.length` for a header or footer outside 0 to 1e12 points,
  ///   `.tooManyRows` for more than `Int.max` rows.
  public init(
    header: Double? = nil,
    footer: Double? = nil,
    rows: [RowRun] = []
  ) throws(TableError) {
    if let header { _ = try TableError.checked(header, "header") }
    if let footer { _ = try TableError.checked(footer, "footer") }
    var count = 0
    for run in rows { count = try TableSection.sum(count, run.count) }
    (self.header, self.footer, self.rows) = (header, footer, rows)
  }

  /// Returns the sum of two counts.
  ///
  /// - Throws: `TableError.tooManyRows` if the sum exceeds `Int.max`.
  static func sum(_ left: Int, _ right: Int) throws(TableError) -> Int {
    let (sum, overflow) = left.addingReportingOverflow(right)
    guard !overflow else { throw .tooManyRows }
    return sum
  }
}
