import Foundation
import TatamiBricks
import TatamiGeometry

/// Measures brick layouts of 8 columns and random sizes.
enum BrickBenchmark {
  private static let columnCount = 8
  private static let cell = Size(width: 50, height: 50)
  private static let queries = 200
  private static let plainLimit = 100_000

  static func run(into comparison: inout Comparison) throws {
    for mode in BrickMode.allCases {
      for count in [1_000, 10_000, 100_000, 1_000_000] {
        try run(mode, count: count, into: &comparison)
      }
    }
  }

  private static func run(
    _ mode: BrickMode,
    count: Int,
    into comparison: inout Comparison
  ) throws {
    let sizes = sizes(count: count, columns: 4, rows: 4)
    let section = try section(sizes, mode)
    let plain = { PlainBricks(sizes, columnCount: columnCount, mode: mode, cell: cell) }
    let preparing = Comparison.Workload(
      series: "bricks/\(mode)/prepare",
      count: count,
      runs: 5,
      plainLimit: plainLimit
    )
    comparison.add(preparing) {
      try? BrickFrames([section])
    } plain: {
      plain()
    }
    let layout = try BrickFrames([section])
    let windows = windows(over: layout.contentHeight)
    let placed = count <= plainLimit ? plain() : nil
    let querying = Comparison.Workload(
      series: "bricks/\(mode)/query",
      count: count,
      operations: queries,
      plainLimit: plainLimit
    )
    comparison.add(querying) {
      windows.reduce(0) { $0 + layout.items(in: $1).count }
    } plain: {
      windows.reduce(0) { $0 + (placed?.items(in: $1).count ?? 0) }
    }
    measureLastItems(of: layout, sizes, mode, into: &comparison)
  }

  /// Replaces the last 100 items with items of other sizes, a new set in each run.
  private static func measureLastItems(
    of layout: BrickFrames,
    _ sizes: [BrickSize],
    _ mode: BrickMode,
    into comparison: inout Comparison
  ) {
    let (count, first) = (sizes.count, sizes.count - 100)
    let tails = sizesOfTails()
    var (changed, run) = (layout, 0)
    var plainSizes = sizes
    let replacing = Comparison.Workload(
      series: "bricks/\(mode)/last-100",
      count: count,
      runs: 31,
      plainLimit: plainLimit
    )
    comparison.add(replacing) {
      run += 1
      let tail = tails[run % tails.count]
      try? changed.replaceItems(from: first, inSection: 0, count: count) { tail[$0 - first] }
    } plain: {
      run += 1
      plainSizes.replaceSubrange(first..., with: tails[run % tails.count])
      return PlainBricks(plainSizes, columnCount: columnCount, mode: mode, cell: cell)
    }
  }

  private static func sizesOfTails() -> [[BrickSize]] {
    let sizes = sizes(count: 1_600, columns: 3, rows: 5)
    return stride(from: 0, to: sizes.count, by: 100).map { Array(sizes[$0..<$0 + 100]) }
  }

  /// Returns a table of the bytes per item.
  static func memory() throws -> String {
    let count = 200_000
    var lines = ["| layout, largest size in columns x rows | bytes per item |", "| --- | --: |"]
    for mode in BrickMode.allCases {
      for (columns, rows) in [(4, 4), (8, 8), (8, 100)] {
        let sizes = sizes(count: count, columns: columns, rows: rows)
        let layout = try BrickFrames([try section(sizes, mode)])
        let bytes = Double(layout.storedBytes()) / Double(count)
        let figure = String(format: "%.1f", bytes)
        lines.append("| bricks/\(mode), \(columns) x \(rows) | \(figure) |")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func section(_ sizes: [BrickSize], _ mode: BrickMode) throws -> BrickSection {
    let widths = Array(repeating: cell.width, count: columnCount)
    let geometry = try BrickGeometry(columns: widths, rowHeight: cell.height)
    return BrickSection(geometry: geometry, mode: mode, items: sizes)
  }

  private static func sizes(count: Int, columns: Int, rows: Int) -> [BrickSize] {
    var state: UInt64 = 42
    let next = { (limit: Int) in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit + 1
    }
    return (0..<count).map { _ in BrickSize(columns: next(columns), rows: next(rows)) }
  }

  private static func windows(over height: Double) -> [Rect] {
    (0..<queries).map { number in
      let y = height * Double(number) / Double(queries)
      return Rect(x: 0, y: y, width: 400, height: 800)
    }
  }
}
