/// The gaps of a table; which of them a system uses, and how large, is its own affair (spec §2.14).
public struct TableMetrics: Hashable, Sendable {
  /// Above the first section, in points.
  public let firstSectionTop: Double
  /// Above each header that exists.
  public let headerTopPadding: Double
  /// In the place of a header that does not exist.
  public let headerGap: Double
  /// In the place of a footer that does not exist.
  public let footerGap: Double
  /// Between two sections.
  public let sectionSpacing: Double
  /// Below the last section.
  public let lastSectionBottom: Double

  /// No gaps.
  public static let zero = TableMetrics()

  /// Makes gaps one by one; the default of each is zero.
  ///
  /// - Throws: `TableError.length` for one outside 0 to 1e12 points.
  public init(
    firstSectionTop: Double = 0,
    headerTopPadding: Double = 0,
    headerGap: Double = 0,
    footerGap: Double = 0,
    sectionSpacing: Double = 0,
    lastSectionBottom: Double = 0
  ) throws(TableError) {
    self.firstSectionTop = try TableError.checked(firstSectionTop, "firstSectionTop")
    self.headerTopPadding = try TableError.checked(headerTopPadding, "headerTopPadding")
    self.headerGap = try TableError.checked(headerGap, "headerGap")
    self.footerGap = try TableError.checked(footerGap, "footerGap")
    self.sectionSpacing = try TableError.checked(sectionSpacing, "sectionSpacing")
    self.lastSectionBottom = try TableError.checked(lastSectionBottom, "lastSectionBottom")
  }

  private init() {
    firstSectionTop = 0
    headerTopPadding = 0
    headerGap = 0
    footerGap = 0
    sectionSpacing = 0
    lastSectionBottom = 0
  }
}
