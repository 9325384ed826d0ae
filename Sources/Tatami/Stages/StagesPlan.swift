import TatamiGeometry
import TatamiTournament
import TatamiUIKit

/// The frames and texts of a poster of stages, computed before its views are created.
@MainActor
struct StagesPlan {
  /// A text in one line.
  struct Label {
    /// The appearance of a text.
    enum Style {
      case headline, subtitle, stage, pool, half, round, caption
    }

    let frame: Rect
    let text: String
    let style: Style
    var isCentered = false
  }

  /// A match with two rows, or in one line between its two sides.
  struct Card {
    var frame: Rect
    let content: MatchContent
    /// The identifier of the match.
    let id: String
  }

  /// The way of a winner to the next match.
  struct Line {
    var points: [Point]
    /// Whether the winner has won the next match, too.
    let isWinner: Bool
  }

  /// The card of a stage's winner.
  struct Champion {
    var frame: Rect
    let name: String?
  }

  /// The size of the whole poster.
  private(set) var size = Size.zero
  /// The texts outside of cards and tables.
  var labels: [Label] = []
  /// The matches of brackets.
  var cards: [Card] = []
  /// The matches of pools.
  var fixtures: [Card] = []
  /// The lines of brackets.
  var lines: [Line] = []
  /// The cards of the winners.
  var champions: [Champion] = []
  /// The tables of pools.
  var tables: [PoolTablePlan] = []

  /// Plans a poster.
  init(of poster: StagesPoster) {
    let tournament = poster.tournament
    var y = StagesMetrics.margin
    if poster.title != nil { y += StagesMetrics.headlineHeight }
    var width = 0.0
    for index in tournament.stages.indices {
      if tournament.stages.count > 1 {
        let title = tournament.stages[index].name.singleLine
        let frame = addStageTitle(title, at: Point(x: StagesMetrics.margin, y: y))
        width = max(width, frame.width)
        y += StagesMetrics.stageTitleHeight
      }
      let part =
        tournament.stages[index].format.isElimination
        ? StagesPlan(bracket: index, of: poster) : StagesPlan(pools: index, of: tournament)
      add(part, at: Point(x: StagesMetrics.margin, y: y))
      y += part.size.height + StagesMetrics.stageSpacing
      width = max(width, part.size.width)
    }
    size = Size(
      width: width + 2 * StagesMetrics.margin,
      height: y - StagesMetrics.stageSpacing + StagesMetrics.margin
    )
    addHeadline(poster.title)
  }

  /// Creates the plan of a part with its origin at zero.
  init(size: Size) {
    self.size = size
  }

  /// Adds the title of a stage and returns its frame.
  private mutating func addStageTitle(_ title: String, at origin: Point) -> Rect {
    let width = PosterText.width(of: title, StagesMetrics.stageTitleFont) + 2
    let frame = Rect(origin: origin, size: Size(width: width, height: 26))
    labels.append(Label(frame: frame, text: title, style: .stage))
    return frame
  }

  private mutating func addHeadline(_ title: String?) {
    guard let title = title?.singleLine else { return }
    let width = PosterText.width(of: title, PosterMetrics.titleFont) + 2
    size.width = max(size.width, width + 2 * StagesMetrics.margin)
    let frame = Rect(x: StagesMetrics.margin, y: StagesMetrics.margin - 4, width: width, height: 34)
    labels.append(Label(frame: frame, text: title, style: .headline))
  }

  /// Adds a part at an origin.
  mutating func add(_ part: StagesPlan, at origin: Point) {
    labels += part.labels.map { label in
      Label(
        frame: label.frame.moved(by: origin),
        text: label.text,
        style: label.style,
        isCentered: label.isCentered
      )
    }
    cards += part.cards.map { $0.moved(by: origin) }
    fixtures += part.fixtures.map { $0.moved(by: origin) }
    lines += part.lines.map { line in
      let points = line.points.map { Point(x: $0.x + origin.x, y: $0.y + origin.y) }
      return Line(points: points, isWinner: line.isWinner)
    }
    champions += part.champions.map {
      Champion(frame: $0.frame.moved(by: origin), name: $0.name)
    }
    tables += part.tables.map { $0.moved(by: origin) }
  }

  /// Enlarges the plan so that it contains a rectangle.
  mutating func include(_ frame: Rect) {
    size.width = max(size.width, frame.maxX)
    size.height = max(size.height, frame.maxY)
  }
}

extension StagesPlan.Card {
  fileprivate func moved(by origin: Point) -> Self {
    Self(frame: frame.moved(by: origin), content: content, id: id)
  }
}

extension Rect {
  /// The rectangle, moved by the coordinates of a point.
  func moved(by origin: Point) -> Rect {
    Rect(x: minX + origin.x, y: minY + origin.y, width: width, height: height)
  }
}
