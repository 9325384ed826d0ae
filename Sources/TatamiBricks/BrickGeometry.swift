public import TatamiGeometry

/// The lengths of a section, in points.
///
/// ```swift
/// let geometry = try BrickGeometry(
///   columns: [120, 80],
///   rowHeight: 40,
///   spacing: BrickSpacing(interitem: 8, line: 8),
///   inset: Insets(top: 16, left: 16, bottom: 16, right: 16)
/// )
/// ```
public struct BrickGeometry: Hashable, Sendable {
  /// The widths of the columns from the left, each at least 0.
  public let columns: [Double]
  /// The height of a row, at least 0.
  public let rowHeight: Double
  /// The space between neighboring columns; a negative one overlaps.
  public let interitemSpacing: Double
  /// The space between neighboring rows, at least the negative row height.
  public let lineSpacing: Double
  /// The space around the section; the right one has no effect.
  public let inset: Insets
  /// The height of the header; if it is 0 or less there is no header, and a negative height moves
  /// the items up.
  public let headerHeight: Double
  /// The height of the footer; if it is 0 or less there is no footer.
  public let footerHeight: Double

  /// The largest number of columns in a section.
  public static let columnLimit = Int(UInt16.max)

  /// The largest length, in points, which keeps sums of lengths finite.
  public static let lengthLimit = 1e12

  /// Creates a geometry.
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

  /// Returns the width of all columns and the space between them, at least 0.
  func contentWidth() -> Double {
    max(0, columns.reduce(0, +) + interitemSpacing * Double(columns.count - 1))
  }
}
