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
    var first = 0
    let rounds = swiss.rounds.enumerated().map { index, round in
      defer { first += round.boards.count }
      return Round(title: .swissRound(index), matches: Array(first..<(first + round.boards.count)))
    }
    add(PosterTable(TableContent(of: swiss)), ofGroup: 0, rounds, below: nil, to: &plan)
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
    let rounds = tournament.groups[group].rounds.map { round in
      let matches = tournament.rounds[round].matches.filter {
        !options.hidesByes || !tournament.matches[$0].results.hasBye
      }
      return Round(title: .roundTitle(round, isSecondHalf: false), matches: matches)
    }
    let title = tournament.shownName(ofGroup: group).map { _ in BoardPlan.Content.groupTitle(group)
    }
    if plan.size.height > 0 { plan.size.height += BoardMetrics.cardSpacing }
    add(table, ofGroup: group, rounds.filter { !$0.matches.isEmpty }, below: title, to: &plan)
  }

  /// A round of a pool with the indexes of its matches.
  private struct Round {
    let title: BoardPlan.Content
    let matches: [Int]
  }

  /// Adds a table below a title, and the rounds as columns of cards beside it.
  private func add(
    _ table: PosterTable,
    ofGroup group: Int,
    _ rounds: [Round],
    below title: BoardPlan.Content?,
    to plan: inout BoardPlan
  ) {
    let origin = Point(x: 0, y: plan.size.height)
    let rows = Double(table.rows.count) * BoardMetrics.tableRowHeight
    let layout = PoolLayout(
      matchCounts: rounds.map(\.matches.count),
      tableSize: Size(width: table.frame.width, height: BoardMetrics.headerHeight + rows),
      style: poolStyle(hasTitle: title != nil)
    )
    if let title { plan.add(title, layout.title.offset(by: origin)) }
    add(table.content, ofGroup: group, in: layout.table.offset(by: origin), to: &plan)
    for (round, frames) in zip(rounds, layout.rounds) {
      plan.add(round.title, frames.header.offset(by: origin))
      for (match, frame) in zip(round.matches, frames.matches) {
        plan.add(.match(match), frame.offset(by: origin))
      }
    }
  }

  private func poolStyle(hasTitle: Bool) -> PoolLayoutStyle {
    var style = PoolLayoutStyle()
    style.matchSize = Size(width: width, height: cardHeight)
    style.matchGap = BoardMetrics.cardSpacing
    style.columnGap = BoardMetrics.columnGap
    style.titleHeight = hasTitle ? BoardMetrics.groupTitleHeight : 0
    style.headerHeight = BoardMetrics.headerHeight
    return style
  }

  /// Adds the rows of a table below the titles of its columns.
  private func add(
    _ table: TableContent,
    ofGroup group: Int,
    in frame: Rect,
    to plan: inout BoardPlan
  ) {
    plan.tables[group] = table
    var row = frame
    row.size.height = BoardMetrics.headerHeight
    plan.add(.tableRow(group: group, row: nil), row)
    for index in table.rows.indices {
      row.origin.y = row.maxY
      row.size.height = BoardMetrics.tableRowHeight
      plan.add(.tableRow(group: group, row: index), row)
    }
  }
}
