import Tatami

/// The widths of a grid's columns: those of contents, fixed ones, and shares of the remaining space.
struct GridWidths {
  /// The values on which the width of a column depends, in points.
  struct Column {
    var width = SizeDescription.wrap
    /// The width of the widest cell on one line.
    var natural = 0.0
    /// The width below which words are broken or cells end in an ellipsis.
    var least = 0.0
  }

  /// A column with the limits of its width.
  private struct Range {
    /// The width that the column has if there is enough space.
    var base = 0.0
    var least = 0.0
    /// The weight of the share; 0 for none.
    var share = 0.0
    /// The weight with which the column takes space that no column has a share of.
    var growth = 0.0
  }

  private let columns: [Column]
  private let ranges: [Range]

  init(_ columns: [Column]) {
    self.columns = columns
    ranges = columns.map(Self.range)
  }

  /// Whether columns take shares of the remaining space.
  var hasShares: Bool { ranges.contains { $0.share > 0 } }

  /// Returns the widths without a limit: no cell has more lines than its text.
  func unlimited() -> [Double] {
    let shared = zip(columns, ranges).filter { $1.share > 0 }
    let unit = shared.map { $0.natural / $1.share }.max() ?? 0
    return ranges.map { $0.share > 0 ? unit * $0.share : $0.base }
  }

  /// Returns the widths whose sum is a length, unless fixed widths exceed it.
  ///
  /// Space that lacks is taken from columns that can break lines first.
  func widths(in length: Double) -> [Double] {
    let free = length - ranges.reduce(0) { $0 + $1.base }
    guard free >= 0 else { return shrunk(by: -free) }
    guard hasShares else { return grown(by: free) }
    let others = ranges.reduce(0) { $0 + ($1.share > 0 ? 0 : $1.base) }
    return shared(length - others)
  }

  private static func range(_ column: Column) -> Range {
    let (natural, limits) = (column.natural, column.width.limits)
    switch column.width.kind {
    case .fixed, .aspect: return Range(base: column.width.value, least: column.width.value)
    case .ratio where column.width.value > 0:
      let least = min(natural, column.least)
      return Range(base: least, least: least, share: column.width.value)
    case .ratio: return Range()
    case .wrap:
      let base = max(limits.min, min(natural + limits.add, limits.max))
      let isLimited = limits.max < WrapLimits.infinite
      let least = min(base, max(column.least, limits.min))
      return Range(base: base, least: least, growth: isLimited ? 0 : max(base, 1))
    }
  }

  private func shrunk(by missing: Double) -> [Double] {
    let slack = ranges.reduce(0) { $0 + $1.base - $1.least }
    if missing <= slack {
      return ranges.map { $0.base - missing * ($0.base - $0.least) / max(slack, .ulpOfOne) }
    }
    let flexible = zip(columns, ranges).reduce(0) { sum, pair in
      sum + (pair.0.width.kind == .fixed ? 0 : pair.1.least)
    }
    let factor = max(0, flexible - (missing - slack)) / max(flexible, .ulpOfOne)
    return zip(columns, ranges).map { column, range in
      column.width.kind == .fixed ? range.least : range.least * min(1, factor)
    }
  }

  private func grown(by free: Double) -> [Double] {
    let total = ranges.reduce(0) { $0 + $1.growth }
    guard total > 0 else { return ranges.map(\.base) }
    return ranges.map { $0.base + free * $0.growth / total }
  }

  /// Divides a length among the shares; none is smaller than its least width.
  private func shared(_ length: Double) -> [Double] {
    var widths = ranges.map(\.base)
    var open = ranges.indices.filter { ranges[$0].share > 0 }
    var rest = length
    while !open.isEmpty {
      let unit = rest / open.reduce(0) { $0 + ranges[$1].share }
      let narrow = open.filter { unit * ranges[$0].share < ranges[$0].least }
      guard !narrow.isEmpty else {
        for index in open { widths[index] = unit * ranges[index].share }
        break
      }
      rest -= narrow.reduce(0) { $0 + ranges[$1].least }
      open.removeAll(where: narrow.contains)
    }
    return widths
  }
}
