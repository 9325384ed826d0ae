public import TatamiGeometry

/// A block described as data: cells on a grid of equal columns.
///
/// ```swift
/// let block = try MosaicGridBlock(
///   columns: 3,
///   cells: [
///     MosaicCell(cross: 0, main: 0, crossSpan: 2, mainSpan: 2),
///     MosaicCell(cross: 2, main: 0), MosaicCell(cross: 2, main: 1),
///   ],
///   spacing: MosaicSpacing(gap: 4)
/// )
/// ```
///
/// The side is divided into columns; a unit is one column wide. Along the axis a unit has the same
/// length unless `mainUnit` is set. Cells may overlap and extend beyond the columns.
public struct MosaicGridBlock: MosaicBlock, Hashable, Sendable {
  /// The number of columns, at least 1.
  public let columns: Int
  /// The cells in the order in which items fill them.
  public let cells: [MosaicCell]
  /// The space between neighboring units on both axes, in points, at least 0.
  public let gap: Double
  /// The space before the first and after the last column, in points, at least 0.
  public let margin: Double
  /// The length of a unit along the axis, in points; nil makes units square.
  public let mainUnit: Double?
  /// Whether the block repeats until all items are placed.
  public let isRepeated: Bool

  /// Creates a block.
  ///
  /// - Throws: `MosaicError.count` for less than one column, `.number` for a position that is
  ///   not finite and for a span, gap, margin or main unit that is negative or not finite.
  public init(
    columns: Int,
    cells: [MosaicCell],
    spacing: MosaicSpacing = MosaicSpacing(),
    mainUnit: Double? = nil,
    isRepeated: Bool = false
  ) throws(MosaicError) {
    try Self.check(columns, cells)
    try MosaicError.checkLength(spacing.gap, "gap")
    try MosaicError.checkLength(spacing.margin, "margin")
    if let mainUnit { try MosaicError.checkLength(mainUnit, "mainUnit") }
    self.init(
      checkedColumns: columns,
      cells: cells,
      spacing: spacing,
      mainUnit: mainUnit,
      isRepeated: isRepeated
    )
  }

  /// Creates a block of valid values.
  init(
    checkedColumns columns: Int,
    cells: [MosaicCell],
    spacing: MosaicSpacing = MosaicSpacing(),
    mainUnit: Double? = nil,
    isRepeated: Bool = false
  ) {
    self.columns = columns
    self.cells = cells
    self.gap = spacing.gap
    self.margin = spacing.margin
    self.mainUnit = mainUnit
    self.isRepeated = isRepeated
  }

  private static func check(_ columns: Int, _ cells: [MosaicCell]) throws(MosaicError) {
    guard columns >= 1 else { throw .count(columns, field: "columns", allowed: 1...Int.max) }
    for (index, cell) in cells.enumerated() {
      try MosaicError.checkFinite(cell.cross, "cells[\(index)].cross")
      try MosaicError.checkFinite(cell.main, "cells[\(index)].main")
      try MosaicError.checkLength(cell.crossSpan, "cells[\(index)].crossSpan")
      try MosaicError.checkLength(cell.mainSpan, "cells[\(index)].mainSpan")
    }
  }
}

extension MosaicGridBlock {
  /// The number of cells.
  public var cellCount: Int { cells.count }

  /// Always true.
  public var movesWithOrigin: Bool { true }

  /// Returns the block with another gap and margin.
  ///
  /// - Throws: `MosaicError.number` for a length that is negative or not finite.
  public func spaced(_ spacing: MosaicSpacing) throws(MosaicError) -> MosaicGridBlock {
    try MosaicGridBlock(
      columns: columns,
      cells: cells,
      spacing: spacing,
      mainUnit: mainUnit,
      isRepeated: isRepeated
    )
  }

  /// Returns a copy that repeats until all items are placed.
  public func repeated() -> MosaicGridBlock {
    MosaicGridBlock(
      checkedColumns: columns,
      cells: cells,
      spacing: MosaicSpacing(gap: gap, margin: margin),
      mainUnit: mainUnit,
      isRepeated: true
    )
  }

  /// Returns the frames of the cells; the length of a unit is at least 0.
  ///
  /// - Complexity: O(*n*) in the cells.
  public func frames(origin: Double, side: Double, axis: Axis) -> [Rect] {
    let gaps = gap * (Double(columns) - 1)
    let crossUnit = max(0, (side - gaps - 2 * margin) / Double(columns))
    let mainUnit = mainUnit ?? crossUnit
    return cells.map { cell in
      Rect(
        origin: Point(
          axis,
          origin + cell.main * (mainUnit + gap),
          cross: margin + cell.cross * (crossUnit + gap)
        ),
        size: Size(
          axis,
          max(0, cell.mainSpan * (mainUnit + gap) - gap),
          cross: max(0, cell.crossSpan * (crossUnit + gap) - gap)
        )
      )
    }
  }
}
