import Foundation
import TatamiBricks
import TatamiGeometry

/// Times brick layouts of 8 columns and random sizes.
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
    let sizes = sizes(count: count, rows: 4)
    let section = try section(sizes, mode)
    let plain = { PlainBricks(sizes, columnCount: columnCount, mode: mode, cell: cell) }
    comparison.add("bricks/\(mode)/prepare", count: count, runs: 5, plainLimit: plainLimit) {
      try? BrickLayout([section])
    } plain: {
      plain()
    }
    let layout = try BrickLayout([section])
    let windows = windows(over: layout.contentHeight)
    let placed = count <= plainLimit ? plain() : nil
    comparison.add(
      "bricks/\(mode)/query",
      count: count,
      operations: queries,
      plainLimit: plainLimit
    ) {
      windows.reduce(0) { $0 + layout.items(in: $1).count }
    } plain: {
      windows.reduce(0) { $0 + (placed?.items(in: $1).count ?? 0) }
    }
    var changed = layout
    comparison.add("bricks/\(mode)/last-100", count: count, plainLimit: plainLimit) {
      try? changed.replaceItems(from: count - 100, inSection: 0, count: count) { sizes[$0] }
    } plain: {
      plain()
    }
  }

  /// Prints how many bytes an item takes, measured by the process's resident memory.
  static func printMemory() throws {
    for (mode, rows) in [(BrickMode.fill, 4), (.fill, 100), (.ordered, 4)] {
      let count = 1_000_000
      let section = try section(sizes(count: count, rows: rows), mode)
      let before = residentBytes()
      let layout = try BrickLayout([section])
      let bytes = Double(residentBytes() - before) / Double(count)
      withExtendedLifetime(layout) {
        print(
          "bricks/\(mode)/rows 1 to \(rows)/\(count):",
          String(format: "%.1f", bytes),
          "bytes an item"
        )
      }
    }
  }

  private static func residentBytes() -> Int {
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * 4096
  }

  private static func section(_ sizes: [BrickSize], _ mode: BrickMode) throws -> BrickSection {
    let widths = Array(repeating: cell.width, count: columnCount)
    let geometry = try BrickGeometry(columns: widths, rowHeight: cell.height)
    return BrickSection(geometry: geometry, mode: mode, items: sizes)
  }

  private static func sizes(count: Int, rows: Int) -> [BrickSize] {
    var state: UInt64 = 42
    let next = { (limit: Int) in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit + 1
    }
    return (0..<count).map { _ in BrickSize(columns: next(4), rows: next(rows)) }
  }

  private static func windows(over height: Double) -> [Rect] {
    (0..<queries).map { number in
      let y = height * Double(number) / Double(queries)
      return Rect(x: 0, y: y, width: 400, height: 800)
    }
  }
}
