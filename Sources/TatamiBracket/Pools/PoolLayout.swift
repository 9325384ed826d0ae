public import TatamiGeometry

/// The frames of a pool, in points with the origin at the top left: its title above its table, and
/// its matches in columns of rounds.
///
/// ```swift
/// var style = PoolLayoutStyle()
/// style.matchGap = 8
/// let layout = PoolLayout(
///   matchCounts: [2, 2, 2],
///   tableSize: Size(width: 300, height: 200),
///   style: style
/// )
/// let firstRound = layout.rounds[0].matches
/// ```
public struct PoolLayout: Equatable, Sendable {
  /// The frames of a round.
  public struct Round: Equatable, Sendable {
    /// The frame of the header above the matches.
    public let header: Rect
    /// The frames of the matches, from top to bottom.
    public let matches: [Rect]
  }

  /// The frame of the title, without height if the style has none.
  public let title: Rect
  /// The frame of the table.
  public let table: Rect
  /// The frames of the rounds.
  public private(set) var rounds: [Round] = []
  /// The size of the content.
  public private(set) var size: Size

  /// Places a table and rounds.
  ///
  /// - Parameters:
  ///   - matchCounts: The number of matches of each round, at least one.
  ///   - tableSize: The size of the table.
  ///   - style: The distances and sizes.
  /// - Complexity: O(*n*) in the matches.
  public init(matchCounts: [Int], tableSize: Size, style: PoolLayoutStyle) {
    let style = style.clamped()
    title = Rect(x: 0, y: 0, width: tableSize.width, height: style.titleHeight)
    table = Rect(origin: Point(x: 0, y: style.titleHeight), size: tableSize)
    size = Size(width: table.maxX, height: table.maxY)
    let heights = matchCounts.map(style.height)
    let area = style.area(ofRoundsWith: heights, beside: table)
    var position = area.origin
    for (count, height) in zip(matchCounts, heights) {
      if position.y > area.origin.y, position.y + height - area.origin.y > area.height {
        position = Point(x: position.x + style.matchSize.width + style.columnGap, y: area.origin.y)
      }
      addRound(of: count, at: position, style)
      position.y += height
    }
  }

  private mutating func addRound(of count: Int, at origin: Point, _ style: PoolLayoutStyle) {
    let header = Size(width: style.matchSize.width, height: style.headerHeight)
    let first = Point(x: origin.x, y: origin.y + header.height)
    let pitch = style.matchSize.height + style.matchGap
    let matches = (0..<max(count, 0)).map { number in
      Rect(origin: first + Point(x: 0, y: Double(number) * pitch), size: style.matchSize)
    }
    rounds.append(Round(header: Rect(origin: origin, size: header), matches: matches))
    let end = matches.last ?? Rect(origin: first, size: Size(width: header.width, height: 0))
    size = Size(width: max(size.width, end.maxX), height: max(size.height, end.maxY))
  }
}
