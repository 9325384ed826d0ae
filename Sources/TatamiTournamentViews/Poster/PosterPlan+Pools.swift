import TatamiBracket
import TatamiGeometry
import TatamiTournament
import TatamiUIKit

extension PosterPlan {
  /// Plans the pools of a round robin, side by side in rows.
  ///
  /// - Parameters:
  ///   - rules: The rules of the tables, nil for the usual ones.
  ///   - perRow: The number of pools in a row, nil for the usual one.
  init(pools stage: Int, of context: MatchContext, rules: PoolRules?, perRow: Int? = nil) {
    self.init()
    let pools = PoolPlanner.all(ofStage: stage, of: context, rules: rules)
    let width = pools.map(\.size.width).max() ?? 0
    let height = pools.map(\.size.height).max() ?? 0
    guard width > 0, height > 0 else { return }
    let spacing = PosterMetrics.poolSpacing
    let perRow =
      perRow
      ?? Self.poolsPerRow(
        count: pools.count,
        size: Size(width: width + spacing, height: height + spacing)
      )
    for (index, pool) in pools.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: perRow)
      let origin = Point(
        x: Double(column) * (width + spacing),
        y: Double(row) * (height + spacing)
      )
      add(pool, at: origin)
      include(Rect(origin: origin, size: pool.size))
    }
  }
}

extension PosterPlan {
  /// Returns a number of pools per row for a poster half as wide again as it is high, with few empty
  /// positions in the last row.
  static func poolsPerRow(count: Int, size: Size) -> Int {
    let ideal = max((Double(count) * 1.5 * size.height / size.width).squareRoot(), 1)
    func cost(_ perRow: Int) -> Double {
      let empty = (perRow - count % perRow) % perRow
      let ratio = Double(perRow) / ideal
      return max(ratio, 1 / ratio) - 1 + 3 * Double(empty) / Double(count)
    }
    return (1...count).min { cost($0) < cost($1) } ?? 1
  }
}

/// Plans a pool: its table, and its matches by round below or beside the table.
struct PoolPlanner {
  /// A round with its matches.
  struct Round {
    let title: String
    var matches: [MatchContent]
  }

  /// The name of the pool, nil for the only one.
  private let title: String?
  private let content: TableContent
  /// The maximum width of names in one line, nil for none.
  private var nameLimit: Double?
  /// The rounds with matches; neighboring ones without different titles are one.
  private let rounds: [Round]

  init(title: String?, table: TableContent, rounds: [Round]) {
    self.title = title
    content = table
    self.rounds = rounds.reduce(into: []) { rounds, round in
      if let last = rounds.last, last.title == round.title {
        rounds[rounds.count - 1].matches += round.matches
      } else if !round.matches.isEmpty {
        rounds.append(round)
      }
    }
  }

  /// Returns the plans of all pools of a stage, in equal widths.
  static func all(
    ofStage stage: Int,
    of context: MatchContext,
    rules: PoolRules?
  ) -> [PosterPlan] {
    let context = context.ofPools(stage)
    var planners = context.tournament.playedPools(ofStage: stage).map {
      PoolPlanner(ofGroup: $0, of: context, rules: rules)
    }
    limitNames(in: &planners)
    let width = planners.map(\.width).max() ?? 0
    return planners.indices.map { planners[$0].plan(width: width) }
  }

  /// Limits the width of names if a few are much longer than most, which have two lines then.
  static func limitNames(in planners: inout [PoolPlanner]) {
    var names = WidestName()
    for planner in planners {
      for row in planner.content.rows { names.add(row.shownName, besides: row.logo.width) }
    }
    let sizes = NameSizes(names)
    guard sizes.usualWidth < sizes.lineWidth else { return }
    for index in planners.indices { planners[index].nameLimit = sizes.usualWidth }
  }

  private init(ofGroup group: Int, of context: MatchContext, rules: PoolRules?) {
    let tournament = context.tournament
    let rounds = tournament.playedRounds(ofPool: group).map { round in
      let matches = tournament.rounds[round].matches.filter {
        !tournament.matches[$0].results.hasBye
      }.map { MatchContent(ofMatch: $0, in: context) }
      let name = context.name(ofRound: round)
      let dates = matches.map(\.date)
      let days = [dates.first ?? "", dates.last ?? ""]
      let date =
        Set(dates).count == 1 ? days[0] : name.isEmpty ? days.joinedTexts(by: " – ") : ""
      let title = [name, date].joinedTexts(by: " · ")
      return Round(title: title, matches: matches)
    }
    self.init(
      title: context.name(ofGroup: group),
      table: TableContent(ofGroup: group, of: context, rules: rules),
      rounds: rounds
    )
  }

  /// The width that the table, the titles and every match need.
  var width: Double {
    let titles =
      [PosterText.width(of: title ?? "", .poolTitle)]
      + rounds.map { PosterText.width(of: $0.title, .round) }
    let sides = rounds.flatMap(\.matches).flatMap { [$0.first, $0.second] }
    let widest =
      sides.map { side in
        PosterText.width(of: side.shownName, .winner) + side.logo.width
      }.max() ?? 0
    let names = min(widest, nameLimit ?? .infinity)
    let scores = sides.map { PosterText.width(of: $0.score, .winnerScore) }
    let fixture = 2 * (names + max(scores.max() ?? 0, 14) + PosterMetrics.scoreGap + 16)
    let widestTitle = ((titles.max() ?? 0) + 2).rounded(.up)
    let table = PosterTable(content, nameLimit: nameLimit)
    return max(table.frame.width, fixture.rounded(.up), widestTitle)
  }

  /// Returns the plan with the matches below the table, or beside a table that is much shorter.
  func plan(width: Double) -> PosterPlan {
    let table = PosterTable(content, nameLimit: nameLimit)
    let layout = PoolLayout(
      matchCounts: rounds.map(\.matches.count),
      tableSize: Size(width: width, height: table.frame.height),
      style: layoutStyle(width: width)
    )
    var plan = PosterPlan(size: layout.size)
    if let title {
      let frame = Rect(x: 0, y: 0, width: width, height: 22)
      plan.labels.append(PosterPlan.Label(frame: frame, text: title.singleLine, style: .pool))
    }
    plan.tables.append(table.widened(to: width).moved(by: layout.table.origin))
    for (round, frames) in zip(rounds, layout.rounds) {
      let header = frames.header
      let frame = Rect(x: header.minX, y: header.minY + 2, width: width, height: 18)
      plan.labels.append(
        PosterPlan.Label(frame: frame, text: round.title.singleLine, style: .round)
      )
      plan.fixtures += zip(round.matches, frames.matches).map { match, frame in
        PosterPlan.Card(frame: frame, texts: SharedMatchContent(match))
      }
    }
    return plan
  }

  private func layoutStyle(width: Double) -> PoolLayoutStyle {
    var style = PoolLayoutStyle()
    style.arrangement = .filled
    let height = PosterMetrics.fixtureHeight + (nameLimit == nil ? 0 : PosterMetrics.secondLine)
    style.matchSize = Size(width: width, height: height)
    style.matchGap = PosterMetrics.fixtureSpacing
    style.columnGap = PosterMetrics.poolSpacing
    style.titleHeight = title == nil ? 0 : PosterMetrics.poolTitleHeight
    let hasTitles = rounds.contains { !$0.title.isEmpty }
    style.headerHeight = hasTitles ? PosterMetrics.fixtureTitleHeight : 0
    style.roundGap = PosterMetrics.fixtureRoundSpacing
    style.tableGap = PosterMetrics.fixtureTableSpacing
    return style
  }
}
