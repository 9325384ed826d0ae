import TatamiBracket
import TatamiGeometry
import TatamiTournament
import TatamiUIKit

/// Computes the plan of a tournament, with its stages one below the other.
@MainActor
struct BoardPlanner {
  let options: TournamentViewOptions
  /// The edge at which brackets begin; two-sided styles apply to single eliminations, other stages
  /// begin at the first edge.
  let style: BracketStyle
  let isRightToLeft: Bool
  /// The height of a match's card.
  let cardHeight: Double

  /// Returns the plan of a tournament.
  ///
  /// - Complexity: O(*n*) in the matches.
  func plan(of tournament: Tournament) -> BoardPlan {
    var plan = BoardPlan()
    for stage in tournament.stages.indices {
      if stage > 0 { plan.size.height += BoardMetrics.stageGap }
      if tournament.stages.count > 1 {
        let height = BoardMetrics.stageTitleHeight
        plan.add(.stageTitle(stage), Rect(x: 0, y: plan.size.height, width: 320, height: height))
      }
      if tournament.stages[stage].format.isElimination {
        addBracket(stage, of: tournament, to: &plan)
      } else {
        addPools(stage, of: tournament, to: &plan)
      }
    }
    return finished(plan)
  }

  /// Returns the plan of a Swiss tournament: the table, and beside it the rounds.
  func plan(of swiss: SwissTournament) -> BoardPlan {
    var plan = BoardPlan()
    let table = PosterTable(TableContent(of: swiss))
    add(table, ofGroup: 0, y: 0, to: &plan)
    var x = table.frame.width + BoardMetrics.columnGap
    var first = 0
    for (round, value) in swiss.rounds.enumerated() {
      addColumn(at: Point(x: x, y: 0), title: .swissRound(round), to: &plan) { number in
        number < value.boards.count ? .match(first + number) : nil
      }
      first += value.boards.count
      x += width + BoardMetrics.columnGap
    }
    return finished(plan)
  }

  private var width: Double {
    options.cardWidth > 80 ? min(options.cardWidth, BoardMetrics.largestCardWidth) : 80
  }

  private func finished(_ plan: BoardPlan) -> BoardPlan {
    var plan = plan
    if isRightToLeft { plan.mirror() }
    plan.addMargin(BoardMetrics.margin)
    return plan
  }
}

extension BoardPlanner {
  private func addBracket(_ stage: Int, of tournament: Tournament, to plan: inout BoardPlan) {
    var style = StageLayoutStyle()
    style.style = self.style
    style.boxSize = Size(width: width, height: cardHeight)
    style.columnGap = BoardMetrics.columnGap
    style.rowPitch = style.boxSize[style.style.entryAxis] + BoardMetrics.cardSpacing
    let isVertical = style.style.roundAxis == .vertical
    style.headerLength = isVertical ? BoardMetrics.sideHeaderWidth : BoardMetrics.headerHeight
    style.sectionGap = BoardMetrics.sectionGap
    style.hidesByes = options.hidesByes
    style.isCompact = options.isCompact
    style.collapsedRounds = options.collapsedRounds
    let layout = tournament.layout(ofStage: stage, style: style)
    let origin = Point(x: 0, y: plan.size.height)
    for header in layout.headers {
      let content = BoardPlan.Content.roundTitle(header.round, isSecondHalf: header.isSecondHalf)
      plan.add(content, header.frame.offset(by: origin))
    }
    for box in layout.boxes { plan.add(.match(box.match), box.frame.offset(by: origin)) }
    plan.lines += layout.lines.map { line in
      BoardPlan.Line(start: line.start, end: line.end, points: line.points.map { $0 + origin })
    }
  }

  /// Adds the pools of a stage, with tables of equal widths.
  private func addPools(_ stage: Int, of tournament: Tournament, to plan: inout BoardPlan) {
    let groups = tournament.stages[stage].groups
    let tables = groups.map { PosterTable(TableContent(ofGroup: $0, of: tournament)) }
    let width = tables.map(\.frame.width).max() ?? 0
    for (group, table) in zip(groups, tables) {
      addPool(group, table.widened(to: width), of: tournament, to: &plan)
    }
  }

  private func addPool(
    _ group: Int,
    _ table: PosterTable,
    of tournament: Tournament,
    to plan: inout BoardPlan
  ) {
    var y = plan.size.height
    if y > 0 { y += BoardMetrics.cardSpacing }
    if tournament.shownName(ofGroup: group) != nil {
      let height = BoardMetrics.groupTitleHeight
      plan.add(.groupTitle(group), Rect(x: 0, y: y, width: width, height: height))
      y += height
    }
    add(table, ofGroup: group, y: y, to: &plan)
    var x = table.frame.width + BoardMetrics.columnGap
    for round in tournament.groups[group].rounds {
      let matches = tournament.rounds[round].matches.filter {
        !options.hidesByes || !tournament.matches[$0].results.hasBye
      }
      guard !matches.isEmpty else { continue }
      let title = BoardPlan.Content.roundTitle(round, isSecondHalf: false)
      addColumn(at: Point(x: x, y: y), title: title, to: &plan) { number in
        number < matches.count ? .match(matches[number]) : nil
      }
      x += width + BoardMetrics.columnGap
    }
  }

  /// Adds a column of cards below a title, until a closure returns no further content.
  private func addColumn(
    at origin: Point,
    title: BoardPlan.Content,
    to plan: inout BoardPlan,
    content: (Int) -> BoardPlan.Content?
  ) {
    let header = Size(width: width, height: BoardMetrics.headerHeight)
    plan.add(title, Rect(origin: origin, size: header))
    var y = origin.y + header.height
    var number = 0
    while let content = content(number) {
      plan.add(content, Rect(x: origin.x, y: y, width: width, height: cardHeight))
      y += cardHeight + BoardMetrics.cardSpacing
      number += 1
    }
  }

  private func add(_ table: PosterTable, ofGroup group: Int, y: Double, to plan: inout BoardPlan) {
    plan.tables[group] = table.content
    let height = BoardMetrics.tableRowHeight
    let header = BoardMetrics.headerHeight
    let width = table.frame.width
    let size = Size(width: width, height: header)
    plan.add(.tableRow(group: group, row: nil), Rect(origin: Point(x: 0, y: y), size: size))
    for row in table.rows.indices {
      let top = y + header + Double(row) * height
      plan.add(
        .tableRow(group: group, row: row),
        Rect(x: 0, y: top, width: width, height: height)
      )
    }
  }
}
