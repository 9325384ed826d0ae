import TatamiGeometry
import TatamiTournament
import TatamiUIKit

extension StagesPlan {
  /// Plans the brackets of an elimination.
  init(bracket stage: Int, of tournament: Tournament, _ poster: StagesPoster) {
    self.init(size: .zero)
    let planner = BracketPlanner(stage: stage, of: tournament, poster)
    let layout = tournament.layout(ofStage: stage, style: planner.style)
    addCards(of: layout, planner)
    addHeaders(of: layout, planner)
    addLines(of: layout, tournament)
    addChampion(of: layout, planner)
    guard planner.isDouble else { return }
    addHalfTitles(of: layout, planner)
    // The first half's title stands above the headers.
    move(right: 0, down: StagesMetrics.halfTitleHeight)
  }

  private mutating func addCards(of layout: StageLayout, _ planner: BracketPlanner) {
    for box in layout.boxes {
      guard let content = planner.contents[box.match] else { continue }
      let id = planner.tournament.matches[box.match].id
      cards.append(Card(frame: box.frame, content: content, id: "match-\(id.plainText)"))
      include(box.frame)
      guard !content.caption.isEmpty else { continue }
      let frame = Rect(
        x: box.frame.minX + 2,
        y: box.frame.minY - StagesMetrics.captionHeight,
        width: box.frame.width - 4,
        height: StagesMetrics.captionHeight
      )
      labels.append(Label(frame: frame, text: content.caption, style: .caption))
    }
  }

  private mutating func addHeaders(of layout: StageLayout, _ planner: BracketPlanner) {
    var tops: [Int: Double] = [:]
    for box in layout.boxes {
      guard let round = planner.tournament.matches[box.match].round else { continue }
      tops[round] = min(tops[round] ?? .infinity, box.frame.minY)
    }
    let finals = Set(planner.rounds(ofGroup: 2 + (planner.isDouble ? 1 : 0)))
    for header in layout.headers {
      guard let top = tops[header.round] else { continue }
      // Headers of matches outside of the halves stand directly above them.
      let aboveBox = top - planner.captionHeight - StagesMetrics.roundTitleHeight
      let frame = Rect(
        x: header.frame.minX,
        y: finals.contains(header.round) ? aboveBox : header.frame.minY,
        width: header.frame.width,
        height: 20
      )
      let name = planner.tournament.shownName(ofRound: header.round).singleLine
      labels.append(Label(frame: frame, text: name, style: .round, isCentered: true))
    }
  }

  private mutating func addLines(of layout: StageLayout, _ tournament: Tournament) {
    for line in layout.lines {
      let start = tournament.matches[line.start].results
      let end = tournament.matches[line.end].results
      let winner = start.winner.flatMap { start[$0]?.participant }
      let next = end.isCompleted ? end.winner.flatMap { end[$0]?.participant } : nil
      lines.append(Line(points: line.points, isWinner: winner != nil && winner == next))
    }
  }

  private mutating func addHalfTitles(of layout: StageLayout, _ planner: BracketPlanner) {
    for (group, title) in [(1, "Winners’ bracket"), (2, "Losers’ bracket")] {
      let rounds = planner.rounds(ofGroup: group)
      guard let header = layout.headers.first(where: { rounds.contains($0.round) }) else {
        continue
      }
      let width = PosterText.width(of: title, PosterMetrics.poolTitleFont) + 2
      let x = (planner.style.style == .right) ? max(layout.size.width - width, 0) : 0
      let y = header.frame.minY - StagesMetrics.halfTitleHeight - 2
      let frame = Rect(x: x, y: y, width: width, height: 20)
      labels.append(Label(frame: frame, text: title, style: .half))
      include(frame)
    }
  }

  /// Adds the winner's card after the last match.
  private mutating func addChampion(of layout: StageLayout, _ planner: BracketPlanner) {
    guard let final = planner.decidingMatch,
      let box = layout.boxes.first(where: { $0.match == final })
    else { return }
    let results = planner.tournament.matches[final].results
    let winner = results.isCompleted ? results.winner.flatMap { results[$0]?.participant } : nil
    let name = winner.map { planner.tournament.participants[$0].name.singleLine }
    let text = PosterText.width(of: name ?? "", PosterMetrics.championFont)
    let width = text + 26 + 2 * StagesMetrics.boxPadding + 12
    let gap = StagesMetrics.championGap
    let isMirrored = (planner.style.style == .right)
    let x = isMirrored ? box.frame.minX - gap - width : box.frame.maxX + gap
    let height = StagesMetrics.championHeight
    let frame = Rect(x: x, y: box.center - height / 2, width: width, height: height)
    let ends = isMirrored ? (box.frame.minX, frame.maxX) : (box.frame.maxX, frame.minX)
    let points = [Point(x: ends.0, y: box.center), Point(x: ends.1, y: box.center)]
    lines.append(Line(points: points, isWinner: name != nil))
    champions.append(Champion(frame: frame, name: name))
    include(frame)
    if frame.minX < 0 { move(right: -frame.minX, down: 0) }
  }

  private mutating func move(right: Double, down: Double) {
    let part = self
    self = StagesPlan(size: Size(width: part.size.width + right, height: part.size.height + down))
    add(part, at: Point(x: right, y: down))
  }
}

/// The texts and the style of the brackets of a stage.
@MainActor
struct BracketPlanner {
  let tournament: Tournament
  let stage: Int
  /// The texts by match.
  private(set) var contents: [Int: MatchContent] = [:]
  /// The height of the captions above cards, 0 if no card has one.
  private(set) var captionHeight = 0.0
  /// The lengths of the layout.
  private(set) var style = StageLayoutStyle()

  init(stage: Int, of tournament: Tournament, _ poster: StagesPoster) {
    self.tournament = tournament
    self.stage = stage
    let view = tournament.outline(ofStage: stage, roundNames: .friendly)
    let rounds = view?.sections.flatMap(\.rounds) ?? []
    let hasHints = rounds.contains { round in
      round.matches.contains { $0.opponents.contains { $0.kind == .hint } }
    }
    let context = MatchContext(
      tournament: tournament,
      seeds: tournament.shownSeeds(ofStage: stage),
      dates: tournament.shownDates,
      hasLabels: hasHints,
      links: poster.links
    )
    for round in rounds {
      for match in round.matches {
        contents[match.match] = MatchContent(
          match,
          round: round.name,
          in: context
        )
      }
    }
    planStyle(isRightToLeft: poster.isRightToLeft)
  }

  private mutating func planStyle(isRightToLeft: Bool) {
    let hasCaptions = contents.values.contains { !$0.caption.isEmpty }
    captionHeight = hasCaptions ? StagesMetrics.captionHeight : 0
    let captions = contents.values.map {
      PosterText.width(of: $0.caption, PosterMetrics.captionFont) + 6
    }
    let names = contents.values.map(\.width)
    let titles = tournament.stages[stage].groups.flatMap { tournament.groups[$0].rounds }.map {
      PosterText.width(of: tournament.shownName(ofRound: $0).singleLine, PosterMetrics.roundFont)
    }
    let widest = max(names.max() ?? 0, captions.max() ?? 0, titles.max() ?? 0, 110)
    style.boxSize = Size(width: widest.rounded(.up), height: StagesMetrics.boxHeight)
    style.columnGap = StagesMetrics.columnGap
    style.rowPitch = StagesMetrics.boxHeight + captionHeight + StagesMetrics.boxSpacing
    style.headerLength = StagesMetrics.roundTitleHeight
    style.sectionGap = StagesMetrics.halfTitleHeight + StagesMetrics.halfSpacing
    style.style = isRightToLeft ? .right : .left
  }

  /// Whether the stage has a losers' bracket.
  var isDouble: Bool {
    tournament.stages[stage].format == .doubleElimination && !rounds(ofGroup: 2).isEmpty
  }

  /// The indexes of the rounds of a group.
  func rounds(ofGroup number: Int) -> [Int] {
    let group = tournament.stages[stage].groups.first { tournament.groups[$0].number == number }
    return group.map { tournament.groups[$0].rounds } ?? []
  }

  /// The index of the match whose winner wins the stage, nil if there are two winners.
  var decidingMatch: Int? {
    let finals = rounds(ofGroup: 3)
    let isElimination = tournament.stages[stage].format == .singleElimination
    guard !finals.isEmpty else {
      return isElimination || !isDouble ? lastMatch(of: rounds(ofGroup: 1).last) : nil
    }
    let shown = finals.filter { round in
      lastMatch(of: round).map { contents[$0] != nil && tournament.matches[$0].number == 1 }
        ?? false
    }
    return lastMatch(of: shown.last)
  }

  private func lastMatch(of round: Int?) -> Int? {
    guard let round, tournament.rounds[round].matches.count == 1 else { return nil }
    return tournament.rounds[round].matches[0]
  }
}

extension TournamentID {
  /// The identifier without quotes.
  var plainText: String {
    switch self {
    case .number(let number): "\(number)"
    case .text(let text): text
    }
  }
}
