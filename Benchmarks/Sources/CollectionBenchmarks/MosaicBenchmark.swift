import TatamiGeometry
import TatamiMosaic

/// Measures mosaics of the snake preset.
enum MosaicBenchmark {
  private static let side = 375.0
  private static let window = 667.0
  private static let queries = 200
  private static let plainLimit = 1_000_000

  static func run(into comparison: inout Comparison) throws {
    let pattern = MosaicPreset.snake.pattern
    for count in [1_000, 10_000, 100_000, 1_000_000, 1_000_000_000] {
      let section = MosaicSection(itemCount: count, pattern: pattern)
      let preparing = Comparison.Workload(
        series: "mosaic/prepare",
        count: count,
        runs: 15,
        plainLimit: plainLimit
      )
      comparison.add(preparing) {
        try? MosaicFrames([section], side: side)
      } plain: {
        PlainMosaic(count: count, pattern: pattern, side: side)
      }
      let layout = try MosaicFrames([section], side: side)
      let plain = PlainMosaic(count: min(count, plainLimit), pattern: pattern, side: side)
      let windows = windows(over: layout.contentSize.height)
      let querying = Comparison.Workload(
        series: "mosaic/query",
        count: count,
        operations: queries,
        plainLimit: plainLimit
      )
      comparison.add(querying) {
        windows.reduce(0) { $0 + layout.items(in: $1).count }
      } plain: {
        windows.reduce(0) { $0 + plain.items(in: $1).count }
      }
    }
    try runOpaque(into: &comparison)
  }

  /// Measures blocks that are not known to move with their origin, so that all frames are stored.
  private static func runOpaque(into comparison: inout Comparison) throws {
    let pattern = MosaicPreset.snake.pattern
    for count in [1_000, 10_000, 100_000] {
      let section = MosaicSection(itemCount: count, pattern: OpaquePattern(pattern))
      let plain = PlainMosaic(count: count, pattern: pattern, side: side)
      let layout = try MosaicFrames([section], side: side)
      let windows = windows(over: layout.contentSize.height)
      let preparing = Comparison.Workload(series: "mosaic/opaque/prepare", count: count)
      comparison.add(preparing) {
        try? MosaicFrames([section], side: side)
      } plain: {
        PlainMosaic(count: count, pattern: pattern, side: side)
      }
      let querying = Comparison.Workload(
        series: "mosaic/opaque/query",
        count: count,
        operations: queries
      )
      comparison.add(querying) {
        windows.reduce(0) { $0 + layout.items(in: $1).count }
      } plain: {
        windows.reduce(0) { $0 + plain.items(in: $1).count }
      }
    }
  }

  private static func windows(over height: Double) -> [Rect] {
    (0..<queries).map { number in
      let y = height * Double(number) / Double(queries)
      return Rect(x: 0, y: y, width: side, height: window)
    }
  }
}

/// A pattern of blocks that are not known to move with their origin.
private struct OpaquePattern: MosaicPattern {
  struct Block: MosaicBlock {
    let grid: MosaicGridBlock
    var cellCount: Int { grid.cellCount }
    func frames(origin: Double, side: Double, axis: Axis) -> [Rect] {
      grid.frames(origin: origin, side: side, axis: axis)
    }
  }

  let blocks: [any MosaicBlock]

  init(_ pattern: MosaicGridPattern) {
    blocks = pattern.gridBlocks.map(Block.init)
  }
}
