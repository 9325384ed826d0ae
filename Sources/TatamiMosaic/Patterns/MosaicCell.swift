/// The place of one cell in a grid block, in grid units.
public struct MosaicCell: Hashable, Sendable {
  /// Units from the block's edge across the axis.
  public var cross: Double
  /// Units from the block's origin along the axis.
  public var main: Double
  /// Units covered across the axis, at least 0.
  public var crossSpan: Double
  /// Units covered along the axis, at least 0.
  public var mainSpan: Double

  /// Makes a cell; it covers one unit on each axis unless spans are given.
  public init(_ cross: Double, _ main: Double, _ crossSpan: Double = 1, _ mainSpan: Double = 1) {
    self.cross = cross
    self.main = main
    self.crossSpan = crossSpan
    self.mainSpan = mainSpan
  }

  /// Makes a square cell.
  init(_ cross: Double, _ main: Double, square span: Double) {
    self.init(cross, main, span, span)
  }
}
