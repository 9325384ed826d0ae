public import TatamiGeometry

/// The lengths of a section, in points (mozaik §1, §2.2).
public struct BrickGeometry: Hashable, Sendable {
  /// The widths of the columns from the left, each at least 0.
  public let columns: [Double]
  /// The height of a row, at least 0.
  public let rowHeight: Double
  /// The space between neighbouring columns; a negative one overlaps.
  public let interitemSpacing: Double
  /// The space between neighbouring rows, at least the negative row height.
  public let lineSpacing: Double
  /// The space around the section; the right one has no effect.
  public let inset: Insets
  /// The height of the header; there is none unless it is above 0, a negative one lifts the items.
  public let headerHeight: Double
  /// The height of the footer; there is none unless it is above 0.
  public let footerHeight: Double

  /// The most columns of a section.
  public static let columnLimit = Int(UInt16.max)

  /// The greatest length, in points: sums of lengths stay finite.
  public static let lengthLimit = 1e12

  /// Makes a geometry of checked lengths.
  ///
  /// - Throws: `BrickError.count` for no columns or too many, `.number` for a length out of range.
  public init(
    columns: [Double],
    rowHeight: Double,
    spacing: BrickSpacing = BrickSpacing(),
    inset: Insets = .zero,
    bars: BrickBars = BrickBars()
  ) throws(BrickError) {
    self.columns = columns
    self.rowHeight = rowHeight
    self.interitemSpacing = spacing.interitem
    self.lineSpacing = spacing.line
    self.inset = inset
    self.headerHeight = bars.header
    self.footerHeight = bars.footer
    try check()
  }

  private func check() throws(BrickError) {
    try BrickError.check(columns.count, in: 1...Self.columnLimit, "columns.count")
    let limit = Self.lengthLimit
    for (index, width) in columns.enumerated() {
      try BrickError.check(width, in: 0...limit, "columns[\(index)]")
    }
    try BrickError.check(rowHeight, in: 0...limit, "rowHeight")
    try BrickError.check(lineSpacing, in: -rowHeight...limit, "lineSpacing")
    for (name, length) in [
      ("interitemSpacing", interitemSpacing), ("inset.top", inset.top), ("inset.left", inset.left),
      ("inset.bottom", inset.bottom), ("inset.right", inset.right), ("headerHeight", headerHeight),
      ("footerHeight", footerHeight),
    ] {
      try BrickError.check(length, in: -limit...limit, name)
    }
  }

  /// The width of all columns and the space between them, at least 0.
  func contentWidth() -> Double {
    max(0, columns.reduce(0, +) + interitemSpacing * Double(columns.count - 1))
  }
}

/// The space between neighbouring bricks, in points.
public struct BrickSpacing: Hashable, Sendable {
  /// The space between columns.
  public var interitem: Double
  /// The space between rows.
  public var line: Double

  /// Makes a spacing; the default of each is zero.
  public init(interitem: Double = 0, line: Double = 0) {
    self.interitem = interitem
    self.line = line
  }
}

/// The heights of a section's header and footer, in points; zero means none.
public struct BrickBars: Hashable, Sendable {
  /// The height of the header.
  public var header: Double
  /// The height of the footer.
  public var footer: Double

  /// Makes heights; the default of each is zero.
  public init(header: Double = 0, footer: Double = 0) {
    self.header = header
    self.footer = footer
  }
}
