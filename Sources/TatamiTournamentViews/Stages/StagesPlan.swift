import TatamiGeometry
import TatamiTournament
import TatamiUIKit

/// The frames and texts of a poster of stages, computed before its views are created.
@MainActor
struct StagesPlan {
  /// A text in one line.
  struct Label: Equatable {
    /// The appearance of a text.
    enum Style {
      case headline, subtitle, stage, pool, half, round, caption
    }

    var frame: Rect
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

  /// Plans a poster: its stages one below the other.
  init(of poster: StagesPoster) {
    self.init(Self.stages(of: poster), title: poster.title)
  }

  /// Places parts one below the other, with a headline above them and a margin around them.
  init(_ parts: [StagesPlan], title: String?) {
    let margin = StagesMetrics.margin
    var y = margin
    if title != nil { y += StagesMetrics.headlineHeight }
    for part in parts {
      add(part, at: Point(x: margin, y: y))
      y += part.size.height + StagesMetrics.stageSpacing
    }
    size = Size(
      width: (parts.map(\.size.width).max() ?? 0) + 2 * margin,
      height: y - StagesMetrics.stageSpacing + margin
    )
    addHeadline(title)
    addLegend()
  }

  /// Returns the plans of all stages, each with its title.
  static func stages(of poster: StagesPoster) -> [StagesPlan] {
    switch poster.content {
    case .swiss(let swiss, let names):
      [StagesPlan(of: swiss, names: names)]
    case .stages(let tournament):
      tournament.stages.indices.map { index in
        let stage = tournament.stages[index]
        let plan =
          stage.format.isElimination
          ? StagesPlan(bracket: index, of: tournament, poster)
          : StagesPlan(pools: index, of: tournament, poster)
        return tournament.stages.count > 1 ? plan.below(title: stage.name.singleLine) : plan
      }
    }
  }

  /// Creates the plan of a part with its origin at zero.
  init(size: Size) {
    self.size = size
  }

  /// Returns the plan below the title of its stage.
  private func below(title: String) -> StagesPlan {
    let height = StagesMetrics.stageTitleHeight
    var plan = StagesPlan(size: Size(width: size.width, height: size.height + height))
    let width = PosterText.width(of: title, PosterMetrics.stageTitleFont) + 2
    let frame = Rect(x: 0, y: 0, width: width, height: 26)
    plan.labels.append(Label(frame: frame, text: title, style: .stage))
    plan.size.width = max(plan.size.width, width)
    plan.add(self, at: Point(x: 0, y: height))
    return plan
  }

  private mutating func addHeadline(_ title: String?) {
    guard let title = title?.singleLine else { return }
    let width = PosterText.width(of: title, PosterMetrics.titleFont) + 2
    size.width = max(size.width, width + 2 * StagesMetrics.margin)
    let frame = Rect(x: StagesMetrics.margin, y: StagesMetrics.margin - 4, width: width, height: 34)
    labels.append(Label(frame: frame, text: title, style: .headline))
  }

  /// Adds the meanings of the marks in all matches below the parts.
  private mutating func addLegend() {
    let text = legend
    guard !text.isEmpty else { return }
    let frame = Rect(
      x: StagesMetrics.margin,
      y: size.height - StagesMetrics.margin + StagesMetrics.legendSpacing,
      width: PosterText.width(of: text, PosterMetrics.captionFont) + 2,
      height: StagesMetrics.captionHeight
    )
    labels.append(Label(frame: frame, text: text, style: .caption))
    size.width = max(size.width, frame.maxX + StagesMetrics.margin)
    size.height += StagesMetrics.legendSpacing + StagesMetrics.captionHeight
  }

  /// The meanings of the marks in all matches, empty without marks.
  var legend: String {
    PosterMark.legend((cards + fixtures).reduce(into: []) { $0.formUnion($1.content.marks) })
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
