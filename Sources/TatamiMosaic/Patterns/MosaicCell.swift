/// The position and the span of a cell in a grid block, in grid units.
///
/// ```swift
/// let large = MosaicCell(cross: 0, main: 0, crossSpan: 2, mainSpan: 2)
/// let small = MosaicCell(cross: 2, main: 0)
/// ```
public struct MosaicCell: Hashable, Sendable {
  /// The distance from the block's edge across the axis.
  public var cross: Double
  /// The distance from the block's origin along the axis.
  public var main: Double
  /// The length across the axis, at least 0.
  public var crossSpan: Double
  /// The length along the axis, at least 0.
  public var mainSpan: Double

  /// Creates a cell; the default of both spans is one unit.
  public init(cross: Double, main: Double, crossSpan: Double = 1, mainSpan: Double = 1) {
    self.cross = cross
    self.main = main
    self.crossSpan = crossSpan
    self.mainSpan = mainSpan
  }

  /// Creates a square cell.
  init(cross: Double, main: Double, square span: Double) {
    self.init(cross: cross, main: main, crossSpan: span, mainSpan: span)
  }
}
