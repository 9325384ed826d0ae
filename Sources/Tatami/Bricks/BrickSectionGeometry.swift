public import TatamiBricks
import TatamiGeometry
public import TatamiUIKit

/// The lengths of a section of a brick layout, in points.
///
/// ```swift
/// let threeColumns = BrickSectionGeometry(columnCount: 3, width: 320, spacing: 4)
/// let sidebar = BrickSectionGeometry(
///   columns: [200, 60],
///   rowHeight: 60,
///   spacing: BrickSpacing(interitem: 4, line: 4)
/// )
/// ```
///
/// In a horizontal layout, columns become rows from top to bottom, column widths become heights,
/// and `rowHeight` is the width of a column.
public struct BrickSectionGeometry: Equatable, Sendable {
  /// The widths of the columns from the leading edge, each at least 0.
  public var columns: [CGFloat]
  /// The height of a row, at least 0.
  public var rowHeight: CGFloat
  /// The space between neighboring columns.
  public var minimumInteritemSpacing: CGFloat = 0
  /// The space between neighboring rows.
  public var minimumLineSpacing: CGFloat = 0
  /// The space around the section, header and footer included; the space after the last column has
  /// no effect.
  public var sectionInset = UIEdgeInsets.zero
  /// The height of the header; 0 means none.
  public var headerHeight: CGFloat = 0
  /// The height of the footer; 0 means none.
  public var footerHeight: CGFloat = 0

  /// Creates the geometry of columns of given widths.
  public init(
    columns: [CGFloat],
    rowHeight: CGFloat,
    spacing: BrickSpacing = BrickSpacing(),
    inset: UIEdgeInsets = .zero,
    bars: BrickBars = BrickBars()
  ) {
    self.columns = columns
    self.rowHeight = rowHeight
    minimumInteritemSpacing = CGFloat(spacing.interitem)
    minimumLineSpacing = CGFloat(spacing.line)
    sectionInset = inset
    headerHeight = CGFloat(bars.header)
    footerHeight = CGFloat(bars.footer)
  }

  /// Creates the geometry of equal columns that fill a width, with square cells.
  ///
  /// - Parameters:
  ///   - columnCount: The number of columns, at least 1.
  ///   - width: The width of all columns with the space between them, in points.
  ///   - spacing: The space between columns and between rows, in points.
  ///   - inset: The space around the section, in points.
  ///   - bars: The heights of the header and the footer, in points.
  public init(
    columnCount: Int,
    width: CGFloat,
    spacing: CGFloat = 0,
    inset: UIEdgeInsets = .zero,
    bars: BrickBars = BrickBars()
  ) {
    let count = max(1, columnCount)
    let side = max(0, (width - CGFloat(count - 1) * spacing) / CGFloat(count))
    self.init(
      columns: Array(repeating: side, count: count),
      rowHeight: side,
      spacing: BrickSpacing(interitem: Double(spacing), line: Double(spacing)),
      inset: inset,
      bars: bars
    )
  }

  /// Returns the geometry of the engine, whose coordinates are those of a vertical layout.
  func engineGeometry(
    in direction: UICollectionView.ScrollDirection
  ) throws(BrickError) -> BrickGeometry {
    let inset = Insets(sectionInset)
    return try BrickGeometry(
      columns: columns.map { Double($0) },
      rowHeight: Double(rowHeight),
      spacing: BrickSpacing(
        interitem: Double(minimumInteritemSpacing),
        line: Double(minimumLineSpacing)
      ),
      inset: direction == .horizontal ? inset.transposed : inset,
      bars: BrickBars(header: Double(headerHeight), footer: Double(footerHeight))
    )
  }
}
