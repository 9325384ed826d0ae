/// The gaps of a table, in points.
///
/// ```swift
/// let gaps = TableSectionGaps(above: 18, between: 36, below: 18)
/// let grouped = try TableMetrics(sectionGaps: gaps, headerGap: 8)
/// let table = try TableGeometry(metrics: grouped, sections: [TableSection()])
/// ```
///
/// The gaps depend on the system and on the table's style.
public struct TableMetrics: Hashable, Sendable {
  /// The gaps around and between the sections.
  public let sectionGaps: TableSectionGaps
  /// The gap above each existing header.
  public let headerTopPadding: Double
  /// The gap that replaces a missing header.
  public let headerGap: Double
  /// The gap that replaces a missing footer.
  public let footerGap: Double

  /// No gaps.
  public static let zero = TableMetrics()

  /// Creates metrics; the default of each gap is zero.
  ///
  /// - Throws: `TableError.length` for a gap outside 0 to 1e12 points.
  public init(
    sectionGaps: TableSectionGaps = TableSectionGaps(),
    headerTopPadding: Double = 0,
    headerGap: Double = 0,
    footerGap: Double = 0
  ) throws(TableError) {
    _ = try TableError.checked(sectionGaps.above, "sectionGaps.above")
    _ = try TableError.checked(sectionGaps.between, "sectionGaps.between")
    _ = try TableError.checked(sectionGaps.below, "sectionGaps.below")
    self.sectionGaps = sectionGaps
    self.headerTopPadding = try TableError.checked(headerTopPadding, "headerTopPadding")
    self.headerGap = try TableError.checked(headerGap, "headerGap")
    self.footerGap = try TableError.checked(footerGap, "footerGap")
  }

  private init() {
    sectionGaps = TableSectionGaps()
    headerTopPadding = 0
    headerGap = 0
    footerGap = 0
  }
}
