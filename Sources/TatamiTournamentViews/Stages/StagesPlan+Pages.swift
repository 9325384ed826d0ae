import TatamiGeometry
import TatamiUIKit

extension StagesPlan {
  /// Returns the plans of stages in groups that fit a size; a stage that is larger is divided.
  ///
  /// A part whose smallest content does not fit is returned nevertheless.
  static func pages(of stages: [StagesPlan], fitting size: Size) -> [[StagesPlan]] {
    var pages: [[StagesPlan]] = []
    var height = 0.0
    for stage in stages {
      guard stage.size.width <= size.width, stage.size.height <= size.height else {
        pages += StageDivision(stage, size: size).parts().map { [$0] }
        height = .infinity
        continue
      }
      let added = StagesMetrics.stageSpacing + stage.size.height
      if height + added <= size.height, !pages.isEmpty {
        pages[pages.count - 1].append(stage)
        height += added
      } else {
        pages.append([stage])
        height = stage.size.height
      }
    }
    return pages
  }
}

/// The division of a stage into parts that fit a size.
///
/// Cards, rows of tables and matches of pools stay whole. A part shows as many columns as have gaps
/// in common at which it can be divided into rows; the titles above its columns are repeated.
@MainActor
struct StageDivision {
  private let plan: StagesPlan
  private let size: Size
  /// What stays whole.
  private let frames: [Rect]
  /// The horizontal intervals of the columns, from left to right.
  private let columns: [ClosedRange<Double>]

  init(_ plan: StagesPlan, size: Size) {
    self.plan = plan
    self.size = size
    frames =
      plan.cards.map(\.frame) + plan.fixtures.map(\.frame) + plan.champions.map(\.frame)
      + plan.tables.flatMap { table in table.rows.indices.map { table.frame(ofRow: $0) } }
    columns = Self.merged(frames.map { $0.minX...$0.maxX })
  }

  /// Returns the parts, from left to right, each column of parts from top to bottom.
  func parts() -> [StagesPlan] {
    var parts: [StagesPlan] = []
    var first = 0
    while first < columns.count {
      let (count, bands) = columnCount(from: first)
      let left = columns[first].lowerBound
      let right = columns[first + count - 1].upperBound
      for band in bands {
        parts.append(plan.part(Rect(from: (left, band.lowerBound), to: (right, band.upperBound))))
      }
      first += count
    }
    return parts
  }

  /// The height of the parts below the repeated titles.
  private var bandHeight: Double { size.height - StagesMetrics.repeatedTitlesHeight }

  /// Returns the largest number of columns whose rows fit, and their bands of rows.
  private func columnCount(from first: Int) -> (Int, [ClosedRange<Double>]) {
    var best = (1, bands(from: first, count: 1))
    for count in 1...(columns.count - first) {
      let width = columns[first + count - 1].upperBound - columns[first].lowerBound
      guard count == 1 || width <= size.width else { break }
      let bands = bands(from: first, count: count)
      if bands.allSatisfy({ $0.upperBound - $0.lowerBound <= bandHeight }) { best = (count, bands) }
    }
    return best
  }

  /// Returns the vertical intervals of parts with some columns, each as high as fits.
  private func bands(from first: Int, count: Int) -> [ClosedRange<Double>] {
    let (left, right) = (columns[first].lowerBound, columns[first + count - 1].upperBound)
    let rows = Self.merged(
      frames.filter { $0.minX >= left && $0.maxX <= right }.map { $0.minY...$0.maxY }
    )
    var bands: [ClosedRange<Double>] = []
    for row in rows {
      if let band = bands.last, row.upperBound - band.lowerBound <= bandHeight {
        bands[bands.count - 1] = band.lowerBound...row.upperBound
      } else {
        bands.append(row)
      }
    }
    return bands
  }

  /// Returns the unions of overlapping intervals, in ascending order.
  private static func merged(_ intervals: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    var merged: [ClosedRange<Double>] = []
    for interval in intervals.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, interval.lowerBound < last.upperBound {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, interval.upperBound)
      } else {
        merged.append(interval)
      }
    }
    return merged
  }
}

// MARK: - Parts

extension StagesPlan {
  /// Returns the part of the plan in an area, below the titles of its columns.
  fileprivate func part(_ area: Rect) -> StagesPlan {
    let content = content(in: area)
    var part = StagesPlan(size: .zero)
    let titles = part.addTitles(of: self, above: area)
    let header =
      content.tables.isEmpty ? StagesMetrics.captionHeight : StagesMetrics.tableHeaderHeight
    part.add(content, at: Point(x: -area.minX, y: titles + header - area.minY))
    part.include(Rect(x: 0, y: titles + header, width: area.width, height: area.height))
    return part
  }

  /// Returns what is shown in an area, at its position.
  private func content(in area: Rect) -> StagesPlan {
    var content = StagesPlan(size: .zero)
    content.cards = cards.filter { area.encloses($0.frame) }
    content.fixtures = fixtures.filter { area.encloses($0.frame) }
    content.champions = champions.filter { area.encloses($0.frame) }
    content.tables = tables.compactMap { $0.part(area) }
    let captions = area.expanded(top: StagesMetrics.captionHeight)
    content.labels = labels.filter { label in
      captions.encloses(label.frame) && (label.style == .caption || label.frame.minY >= area.minY)
    }
    let reach = StagesMetrics.columnGap / 2
    let lineArea = Rect(
      x: area.minX - reach,
      y: area.minY - StagesMetrics.captionHeight,
      width: area.width + 2 * reach,
      height: area.height + 2 * StagesMetrics.captionHeight
    )
    content.lines = lines.flatMap { line in
      line.points.clipped(to: lineArea).map { Line(points: $0, isWinner: line.isWinner) }
    }
    return content
  }

  /// Adds the titles of a plan that apply to an area; returns their height.
  private mutating func addTitles(of plan: StagesPlan, above area: Rect) -> Double {
    var y = 0.0
    for (styles, height) in [
      ([Label.Style.stage], StagesMetrics.stageTitleHeight),
      ([.half, .pool], StagesMetrics.halfTitleHeight), ([.round], StagesMetrics.roundTitleHeight),
    ] {
      let titles = styles.flatMap { plan.titles($0, above: area) }.filter { title in
        title.style != .half || plan.isHalf(title, of: area)
      }
      for var title in titles {
        title.frame.origin = Point(x: max(0, title.frame.minX - area.minX), y: y)
        labels.append(title)
        include(title.frame)
      }
      if !titles.isEmpty { y += height }
    }
    return y
  }

  /// Whether an area shows rounds of a half of a bracket, whose titles are directly below the half's.
  private func isHalf(_ title: Label, of area: Rect) -> Bool {
    titles(.round, above: area).contains { round in
      let distance = round.frame.minY - title.frame.minY
      return distance > 0 && distance < 2 * StagesMetrics.halfTitleHeight
    }
  }

  /// Returns the lowest titles of a style above an area: one of a stage or a half of a bracket, one of
  /// each column for pools and rounds.
  private func titles(_ style: Label.Style, above area: Rect) -> [Label] {
    let isShared = style == .stage || style == .half
    let above = labels.filter { label in
      label.style == style && label.frame.minY < area.minY
        && (isShared || label.frame.minX < area.maxX && label.frame.maxX > area.minX)
    }
    let columns = Dictionary(grouping: above) { isShared ? 0 : $0.frame.minX }
    return columns.sorted { $0.key < $1.key }.compactMap { _, labels in
      labels.max { $0.frame.minY < $1.frame.minY }
    }
  }
}

extension PoolTablePlan {
  /// The rows in an area below the titles of the columns, nil without a row.
  fileprivate func part(_ area: Rect) -> PoolTablePlan? {
    let shown = rows.indices.filter { area.encloses(frame(ofRow: $0)) }
    guard let first = shown.first, let last = shown.last else { return nil }
    return rows(first...last)
  }
}

extension Rect {
  /// Creates the rectangle between two corners.
  fileprivate init(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
    self.init(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }

  /// Whether a rectangle is inside, up to rounding errors.
  fileprivate func encloses(_ other: Rect) -> Bool {
    other.minX >= minX - 0.01 && other.maxX <= maxX + 0.01 && other.minY >= minY - 0.01
      && other.maxY <= maxY + 0.01
  }

  fileprivate func expanded(top: Double) -> Rect {
    Rect(x: minX, y: minY - top, width: width, height: height + top)
  }
}

extension [Point] {
  /// The pieces of a way of horizontal and vertical lines that are inside a rectangle.
  fileprivate func clipped(to area: Rect) -> [[Point]] {
    var pieces: [[Point]] = []
    for (start, end) in zip(self, dropFirst()) {
      let (left, right) = start.x <= end.x ? (start.x, end.x) : (end.x, start.x)
      let (top, bottom) = start.y <= end.y ? (start.y, end.y) : (end.y, start.y)
      guard left <= area.maxX, right >= area.minX, top <= area.maxY, bottom >= area.minY else {
        continue
      }
      let piece = [start.clamped(to: area), end.clamped(to: area)]
      if pieces.last?.last == piece[0] {
        pieces[pieces.count - 1].append(piece[1])
      } else {
        pieces.append(piece)
      }
    }
    return pieces
  }
}

extension Point {
  /// The nearest point of a rectangle.
  fileprivate func clamped(to area: Rect) -> Point {
    Point(x: min(max(x, area.minX), area.maxX), y: min(max(y, area.minY), area.maxY))
  }
}
