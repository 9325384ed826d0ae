import TatamiGeometry

/// The frames of the parts that a tournament view shows, computed before any view exists.
struct BoardPlan {
  /// A part of the board.
  enum Content: Hashable {
    /// The name of a stage.
    case stageTitle(Int)
    /// The name of a pool.
    case groupTitle(Int)
    /// The name of a round, above its matches or above those of the second half.
    case roundTitle(Int, isSecondHalf: Bool)
    /// A match with its two sides; those of a Swiss tournament are counted from round to round.
    case match(Int)
    /// A row of a pool's table; nil for the titles of the columns.
    case tableRow(group: Int, row: Int?)
    /// The number of a round of a Swiss tournament.
    case swissRound(Int)
  }

  /// A part with its frame.
  struct Item {
    let content: Content
    var frame: Rect
  }

  /// The connection of a match to the next match of its winner.
  struct Line {
    /// The index of the match at the start.
    let start: Int
    /// The index of the match at the end.
    let end: Int
    /// The corners: two if the matches are level, otherwise four.
    var points: [Point]

    /// The share of the line's length up to the first corner, where lines of two matches can meet;
    /// one half of a straight line.
    var shareToCorner: Double {
      guard points.count > 2 else { return 0.5 }
      let lengths = zip(points, points.dropFirst()).map { start, end in
        abs(end.x - start.x) + abs(end.y - start.y)
      }
      let total = lengths.reduce(0, +)
      return total > 0 ? lengths[0] / total : 0.5
    }

    /// The smallest rectangle with all corners.
    var bounds: Rect {
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
      return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
  }

  var items: [Item] = []
  var lines: [Line] = []
  /// The tables by group, 0 for that of a Swiss tournament.
  var tables: [Int: TableContent] = [:]
  /// The size without margins.
  var size = Size()

  /// Adds a part and enlarges the size.
  mutating func add(_ content: Content, _ frame: Rect) {
    items.append(Item(content: content, frame: frame))
    size.width = max(size.width, frame.maxX)
    size.height = max(size.height, frame.maxY)
  }

  /// Adds a margin at all edges by moving the parts and enlarging the size.
  mutating func addMargin(_ margin: Double) {
    let origin = Point(x: margin, y: margin)
    for index in items.indices { items[index].frame = items[index].frame.offset(by: origin) }
    for index in lines.indices {
      lines[index].points = lines[index].points.map { Point(x: $0.x + margin, y: $0.y + margin) }
    }
    size = Size(width: size.width + 2 * margin, height: size.height + 2 * margin)
  }

  /// Mirrors all parts about the vertical center line.
  mutating func mirror() {
    for index in items.indices {
      let frame = items[index].frame
      items[index].frame = Rect(
        x: size.width - frame.maxX,
        y: frame.minY,
        width: frame.width,
        height: frame.height
      )
    }
    for index in lines.indices {
      lines[index].points = lines[index].points.map { Point(x: size.width - $0.x, y: $0.y) }
    }
  }
}

/// A plan with its parts sorted for queries of an area.
struct BoardIndex {
  let plan: BoardPlan
  private let items: IntervalColumns
  private let lines: IntervalColumns
  private let itemOfMatch: [Int: Int]

  /// Sorts the parts of a plan.
  ///
  /// - Complexity: O(*n* log *n*) in the parts.
  init(_ plan: BoardPlan) {
    self.plan = plan
    items = IntervalColumns(plan.items.lazy.map(\.frame))
    lines = IntervalColumns(plan.lines.lazy.map(\.bounds))
    var matches: [Int: Int] = [:]
    for (index, item) in plan.items.enumerated() {
      if case .match(let match) = item.content { matches[match] = index }
    }
    itemOfMatch = matches
  }

  /// The parts that intersect an area.
  func items(in area: Rect) -> [BoardPlan.Item] {
    items.indexes(in: area).map { plan.items[$0] }
  }

  /// The lines that intersect an area.
  func lines(in area: Rect) -> [BoardPlan.Line] {
    lines.indexes(in: area).map { plan.lines[$0] }
  }

  /// The frame of a match's card, nil if the plan does not have the match.
  func frame(ofMatch match: Int) -> Rect? { itemOfMatch[match].map { plan.items[$0].frame } }
}
