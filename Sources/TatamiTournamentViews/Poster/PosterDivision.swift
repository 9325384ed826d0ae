import TatamiGeometry
import TatamiUIKit

/// The division of a plan into parts that fit a size.
///
/// Cards, rows of tables and matches of pools stay whole. A part shows as many columns as have gaps
/// in common at which it can be divided into rows; the titles above its columns are repeated.
struct PosterDivision {
  private let plan: PosterPlan
  private let size: Size
  /// The horizontal intervals of the columns, from left to right.
  private let columns: [ClosedRange<Double>]
  /// The vertical intervals of the parts that stay whole in each column, from top to bottom.
  private let rows: [[ClosedRange<Double>]]

  init(_ plan: PosterPlan, size: Size) {
    self.plan = plan
    self.size = size
    let frames =
      plan.cards.map(\.frame) + plan.fixtures.map(\.frame) + plan.champions.map(\.frame)
      + plan.tables.flatMap { table in table.rows.indices.map { table.frame(ofRow: $0) } }
    columns = Self.merged(frames.map { $0.minX...$0.maxX })
    rows = Self.rows(of: frames, in: columns)
  }

  /// Returns the vertical intervals of the parts in each column.
  ///
  /// - Complexity: O(*n* log *n*) in the parts.
  private static func rows(
    of frames: [Rect],
    in columns: [ClosedRange<Double>]
  ) -> [[ClosedRange<Double>]] {
    var intervals = [[ClosedRange<Double>]](repeating: [], count: columns.count)
    var column = 0
    for frame in frames.sorted(by: { $0.minX < $1.minX }) {
      while columns[column].upperBound < frame.maxX { column += 1 }
      intervals[column].append(frame.minY...frame.maxY)
    }
    return intervals.map(merged)
  }

  /// Returns the parts, from left to right, each column of parts from top to bottom.
  func parts() -> [PosterPlan] {
    var parts: [PosterPlan] = []
    var rest = columns.indices
    while !rest.isEmpty {
      let (range, bands) = firstColumns(of: rest, isReversed: false)
      parts += plan.parts(in: areas(of: range, bands))
      rest = range.upperBound..<rest.upperBound
    }
    return parts
  }

  /// Returns the parts with the first rounds, from top to bottom, and the number of their columns.
  ///
  /// - Parameter isReversed: Whether the first round is at the right.
  func firstParts(isReversed: Bool) -> (columns: Int, parts: [PosterPlan]) {
    guard !columns.isEmpty else { return (1, [plan]) }
    let (range, bands) = firstColumns(of: columns.indices, isReversed: isReversed)
    return (range.count, plan.parts(in: areas(of: range, bands)))
  }

  private func areas(of range: Range<Int>, _ bands: [ClosedRange<Double>]) -> [Rect] {
    let (left, right) = (
      columns[range.lowerBound].lowerBound, columns[range.upperBound - 1].upperBound
    )
    return bands.map { band in
      Rect(from: Point(x: left, y: band.lowerBound), to: Point(x: right, y: band.upperBound))
    }
  }

  /// The height of the parts below the repeated titles.
  private var bandHeight: Double { size.height - PosterMetrics.repeatedTitlesHeight }

  /// Returns the largest range of columns at the start whose rows fit, and their bands of rows.
  private func firstColumns(
    of rest: Range<Int>,
    isReversed: Bool
  ) -> (Range<Int>, [ClosedRange<Double>]) {
    var best: (Range<Int>, [ClosedRange<Double>])?
    var rows: [ClosedRange<Double>] = []
    for count in 1...rest.count {
      let range = isReversed ? rest.suffix(count) : rest.prefix(count)
      let width =
        columns[range.upperBound - 1].upperBound - columns[range.lowerBound].lowerBound
      guard count == 1 || width <= size.width else { break }
      rows = Self.merged(rows + self.rows[isReversed ? range.lowerBound : range.upperBound - 1])
      let bands = bands(of: rows)
      let fits = bands.allSatisfy { $0.upperBound - $0.lowerBound <= bandHeight }
      if fits || best == nil { best = (range, bands) }
    }
    return best ?? (rest, bands(of: rows))
  }

  /// Returns vertical intervals that contain rows, each as high as fits.
  private func bands(of rows: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
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

extension PosterPlan {
  /// Returns the parts of the plan in areas one below the other, below the titles of their columns.
  fileprivate func parts(in areas: [Rect]) -> [PosterPlan] {
    var contents = contents(in: areas)
    return areas.indices.map { index in
      let area = areas[index]
      // Each content moves into its part: copies of all would double the memory.
      let content = contents[index]
      contents[index] = PosterPlan()
      var part = PosterPlan()
      let titles = part.addTitles(of: self, above: area)
      let header =
        content.tables.isEmpty ? PosterMetrics.captionHeight : PosterMetrics.tableHeaderHeight
      part.add(content, at: Point(x: -area.minX, y: titles + header - area.minY))
      part.include(Rect(x: 0, y: titles + header, width: area.width, height: area.height))
      return part
    }
  }

  /// Returns what is shown in areas one below the other, at its position.
  ///
  /// - Complexity: O(*n* log *a* + *t* · *a*) in the matches, the areas and the tables and titles.
  private func contents(in areas: [Rect]) -> [PosterPlan] {
    var contents = areas.map { area in
      var content = PosterPlan()
      content.tables = tables.compactMap { $0.part(area) }
      content.labels = labels.filter { area.encloses($0.frame) }
      return content
    }
    for card in cards {
      if let index = areas.index(enclosing: card.frame) { contents[index].cards.append(card) }
    }
    for card in fixtures {
      if let index = areas.index(enclosing: card.frame) { contents[index].fixtures.append(card) }
    }
    for champion in champions {
      guard let index = areas.index(enclosing: champion.frame) else { continue }
      contents[index].champions.append(champion)
    }
    let (reach, height) = (PosterMetrics.columnGap / 2, PosterMetrics.captionHeight)
    let insets = Insets(top: -height, left: -reach, bottom: -height, right: -reach)
    for line in lines {
      let frame = Rect(enclosing: line.points)
      let first = areas.index(at: frame.minY - 2 * height) ?? 0
      for index in areas[first...].indices {
        let area = areas[index].inset(by: insets)
        guard area.minY <= frame.maxY else { break }
        for points in line.points.clipped(to: area) {
          contents[index].lines.append(Line(points: points, isWinner: line.isWinner))
        }
      }
    }
    return contents
  }

  /// Adds the titles of a plan that apply to an area; returns their height.
  private mutating func addTitles(of plan: PosterPlan, above area: Rect) -> Double {
    var y = 0.0
    for (styles, height) in [
      ([Label.Style.stage], PosterMetrics.stageTitleHeight),
      ([.half, .pool], PosterMetrics.halfTitleHeight), ([.round], PosterMetrics.roundTitleHeight),
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

  /// Whether an area shows rounds of a half of a bracket, whose titles are below the half's.
  private func isHalf(_ title: Label, of area: Rect) -> Bool {
    titles(.round, above: area).contains { round in
      let distance = round.frame.minY - title.frame.minY
      return distance > 0 && distance < 2 * PosterMetrics.halfTitleHeight
    }
  }

  /// Returns the lowest titles of a style above an area: one of a stage or a half of a bracket, one
  /// of each column for pools and rounds.
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

extension PosterTable {
  /// The rows in an area below the titles of the columns, nil without a row.
  fileprivate func part(_ area: Rect) -> PosterTable? {
    let shown = rows.indices.filter { area.encloses(frame(ofRow: $0)) }
    guard let first = shown.first, let last = shown.last else { return nil }
    return rows(first...last)
  }
}

extension [Rect] {
  /// Returns the last of the rectangles, one below the other, that begins at a coordinate or above.
  ///
  /// - Complexity: O(log *n*).
  fileprivate func index(at y: Double) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].minY <= y { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// Returns the rectangle that contains another one, nil without one.
  fileprivate func index(enclosing frame: Rect) -> Int? {
    index(at: frame.minY + 0.01).flatMap { self[$0].encloses(frame) ? $0 : nil }
  }
}

extension Rect {
  /// Whether a rectangle is inside, up to rounding errors.
  fileprivate func encloses(_ other: Rect) -> Bool {
    other.minX >= minX - 0.01 && other.maxX <= maxX + 0.01 && other.minY >= minY - 0.01
      && other.maxY <= maxY + 0.01
  }
}

extension [Point] {
  /// The pieces of a path of horizontal and vertical lines that are inside a rectangle.
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
