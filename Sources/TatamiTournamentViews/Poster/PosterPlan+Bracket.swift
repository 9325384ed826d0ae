import TatamiBracket
import TatamiGeometry
import TatamiTournament
import TatamiUIKit

/// Plans the brackets of an elimination.
struct BracketPlanner {
  private let tournament: Tournament
  private let language: TournamentLanguage
  private let brackets: StageBrackets
  private var texts: BracketTexts
  private let style: BracketStyle
  /// Whether captions are inside of cards: above them, lines of some styles would cross them.
  private let hasCaptionsInside: Bool
  /// Whether the winner of the stage has a card.
  private let hasChampion: Bool

  /// Plans a stage, whose winner has a card.
  init(stage: Int, of context: MatchContext, style: BracketStyle) {
    self.init(stage, of: context, style: style, among: style, hasChampion: true)
  }

  /// Plans a single placement match with the cards of brackets of a style.
  init(placement stage: Int, of context: MatchContext, among cards: BracketStyle) {
    let style = cards.roundAxis == .horizontal ? BracketStyle.left : .top
    self.init(stage, of: context, style: style, among: cards, hasChampion: false)
  }

  private init(
    _ stage: Int,
    of context: MatchContext,
    style: BracketStyle,
    among cards: BracketStyle,
    hasChampion: Bool
  ) {
    tournament = context.tournament
    language = context.language
    brackets = tournament.brackets(ofStage: stage)
    texts = BracketTexts(brackets, of: context.ofElimination(stage))
    hasCaptionsInside = cards != .left && cards != .right
    self.style = style
    self.hasChampion = hasChampion
  }
}

// MARK: - Layout

extension BracketPlanner {
  /// Whether the first round is at the right.
  var isReversed: Bool { style == .right }

  /// Whether the stage can be divided into pages by collapsing rounds.
  var isCollapsible: Bool { !brackets.isDouble }

  /// The number of rounds of the only or the upper bracket.
  var roundCount: Int { brackets.upperRounds }

  /// Returns the plan in a given width as far as the smallest and the largest cards allow, nil for
  /// the natural width.
  func plan(width: Double?, collapsing rounds: Int = 0) -> PosterPlan {
    var lengths = BracketLengths(cardWidth: cardWidth(isSmallest: false), collapsedRounds: rounds)
    guard let width else { return plan(layout(lengths)) }
    lengths.isLimited = true
    let natural = layout(lengths).size.width
    if natural > width { return narrowPlan(width: width, lengths, natural: natural) }
    lengths.stretch.width = BracketLengths.stretch(natural, to: width, limit: \.width) {
      lengths.stretch.width = $0
      return layout(lengths).size.width
    }
    return plan(layout(lengths))
  }

  private func narrowPlan(
    width: Double,
    _ lengths: BracketLengths,
    natural: Double
  ) -> PosterPlan {
    if let texts = texts.withoutParts() {
      var planner = self
      planner.texts = texts
      return planner.plan(width: width, collapsing: lengths.collapsedRounds)
    }
    var lengths = lengths
    let cardWidth = lengths.cardWidth
    // The width of the layout is a convex function of that of the cards, so a chord is never below
    // it.
    lengths.cardWidth = 0
    let empty = layout(lengths).size.width
    let fitting = cardWidth * (width - empty) / (natural - empty)
    lengths.cardWidth = max(fitting, min(cardWidth, PosterMetrics.smallestCardWidth))
    return plan(layout(lengths))
  }

  /// Returns the plan that fills an area as far as the largest cards allow.
  ///
  /// - Parameter isSmallest: Whether names are smaller or have two lines where that saves width.
  func plan(filling area: Size, isSmallest: Bool) -> PosterPlan {
    let cardWidth = cardWidth(isSmallest: isSmallest)
    var lengths = BracketLengths(cardWidth: cardWidth)
    let natural = plan(layout(lengths)).size
    lengths.stretch.width = BracketLengths.stretch(natural.width, to: area.width, limit: \.width) {
      lengths.stretch.width = $0
      return plan(layout(lengths)).size.width
    }
    lengths.stretch.height = BracketLengths.stretch(
      natural.height,
      to: area.height,
      limit: \.height
    ) {
      lengths.stretch.height = $0
      return plan(layout(lengths)).size.height
    }
    return plan(layout(lengths))
  }

  /// Returns the width of a card that shows every text untruncated.
  ///
  /// - Parameter isSmallest: Whether names are smaller or have two lines where that saves width.
  private func cardWidth(isSmallest: Bool) -> Double {
    texts.cardWidth(
      isSmallest: isSmallest,
      hasCaptionInside: hasCaptionsInside,
      hasTitleAbove: style.roundAxis == .horizontal
    )
  }

  private func layout(_ lengths: BracketLengths) -> StageLayout {
    StageLayout(brackets, style: layoutStyle(lengths))
  }

  private func layoutStyle(_ lengths: BracketLengths) -> StageLayoutStyle {
    var layout = StageLayoutStyle()
    let inner = hasCaptionsInside ? texts.captionHeight : 0
    let isHorizontal = style.roundAxis == .horizontal
    let (width, stretch) = (lengths.cardWidth * lengths.stretch.width, lengths.stretch)
    layout.style = style
    let rows = 2 * texts.nameSize(inCardsOf: width).rowHeight * lengths.rowStretch
    layout.boxSize = Size(width: width, height: rows + inner)
    layout.columnGap = PosterMetrics.columnGap * stretch[style.roundAxis]
    layout.rowPitch = layout.boxSize[style.entryAxis]
    if isHorizontal { layout.rowPitch += texts.captionHeight - inner }
    layout.rowPitch += PosterMetrics.cardSpacing
    if isHorizontal { layout.rowPitch *= stretch.height / lengths.rowStretch }
    let titles = texts.titleWidth.rounded(.up) + PosterMetrics.roundTitleSpacing
    let limit = PosterMetrics.roundTitleWidth + PosterMetrics.roundTitleSpacing
    layout.headerLength =
      isHorizontal
      ? PosterMetrics.roundTitleHeight : lengths.isLimited ? min(titles, limit) : titles
    layout.sectionGap = PosterMetrics.halfTitleHeight + PosterMetrics.halfSpacing
    layout.condensesRows = true
    layout.collapsedRounds = lengths.collapsedRounds
    layout.championGap = PosterMetrics.championGap
    if hasChampion {
      let champion = lengths.isLimited ? min(texts.championWidth, width) : texts.championWidth
      layout.championSize = Size(width: champion, height: PosterMetrics.championHeight)
    }
    return layout
  }

  /// The distance from the middle of a card with a caption inside to the line between its rows, at
  /// which lines from the left and the right end.
  private var lineOffset: Double {
    let isOffset = hasCaptionsInside && style.roundAxis == .horizontal
    return isOffset ? texts.captionHeight / 2 : 0
  }

  private func plan(_ layout: StageLayout) -> PosterPlan {
    var plan = PosterPlan(size: layout.size)
    addCards(of: layout, to: &plan)
    addHeaders(of: layout, to: &plan)
    let offset = lineOffset
    plan.lines.reserveCapacity(layout.lines.count + 1)
    for line in layout.lines {
      let isWinner = WinnerLine(line, of: tournament).share(.unbeaten, half: 0.5) > 0
      var moved = PosterPlan.Line(points: line.points, isWinner: isWinner)
      moved.move(by: Point(x: 0, y: offset))
      plan.lines.append(moved)
    }
    if let champion = layout.champion {
      let winner = PosterPlan.Champion(frame: champion.frame, name: texts.champion)
      plan.champions.append(winner)
      plan.lines.append(PosterPlan.Line(points: champion.line, isWinner: winner.name != nil))
    }
    if brackets.lowerRounds > 0 { addHalfTitles(of: layout, to: &plan) }
    plan.includeTitles()
    return plan
  }
}

extension WinnerLine {
  /// Creates the line between two matches of a tournament.
  fileprivate init(_ line: StageLayout.Line, of tournament: Tournament) {
    self.init(
      from: tournament.winner(ofMatch: line.start),
      to: tournament.winner(ofMatch: line.end)
    )
  }
}

// MARK: - Parts

extension BracketPlanner {
  private func addCards(of layout: StageLayout, to plan: inout PosterPlan) {
    plan.cards.reserveCapacity(layout.boxes.count)
    let width = layout.boxes.first?.frame.width ?? 0
    plan.nameScale = texts.nameSize(inCardsOf: width).scale
    for box in layout.boxes {
      guard let content = texts.contents[box.match] else { continue }
      let caption = content.content.caption.isEmpty ? nil : captionFrame(of: box.frame)
      var card = PosterPlan.Card(frame: box.frame, caption: caption, texts: content)
      let inner = hasCaptionsInside ? texts.captionHeight : 0
      card.rowHeight = (box.frame.height - inner) / 2
      plan.cards.append(card)
    }
  }

  /// Returns the frame of a caption: in the first row of the card, or above it.
  private func captionFrame(of card: Rect) -> Rect {
    let inset = hasCaptionsInside ? PosterMetrics.cardPadding : 2
    return Rect(
      x: card.minX + inset,
      y: hasCaptionsInside ? card.minY + 3 : card.minY - PosterMetrics.captionHeight,
      width: max(0, card.width - 2 * inset),
      height: PosterMetrics.captionHeight
    )
  }

  private func addHeaders(of layout: StageLayout, to plan: inout PosterPlan) {
    var firstBoxes: [Int: Rect] = [:]
    for box in layout.boxes {
      guard let round = tournament.matches[box.match].round, firstBoxes[round] == nil else {
        continue
      }
      firstBoxes[round] = box.frame
    }
    for header in layout.headers {
      guard let card = firstBoxes[header.round] else { continue }
      plan.labels.append(
        PosterPlan.Label(
          frame: titleFrame(of: header, above: card),
          text: texts.titles[header.round] ?? "",
          style: .round,
          isCentered: style.roundAxis == .horizontal || header.part == .besideFinal
        )
      )
    }
  }

  /// Returns the frame of a round's title: in its header, or directly above a match outside of the
  /// halves.
  private func titleFrame(of header: StageLayout.Header, above card: Rect) -> Rect {
    if style.roundAxis == .vertical, header.part != .besideFinal {
      return Rect(
        x: header.frame.minX,
        y: header.frame.midY - 10,
        width: header.frame.width - PosterMetrics.roundTitleSpacing,
        height: 20
      )
    }
    let outer = hasCaptionsInside ? 0 : texts.captionHeight
    let spacing = style.roundAxis == .vertical ? 19 : PosterMetrics.roundTitleHeight
    let isAtHeader = header.part == .upper || header.part == .lower
    return Rect(
      x: style.roundAxis == .vertical ? card.minX : header.frame.minX,
      y: isAtHeader ? header.frame.minY : card.minY - outer - spacing,
      width: card.width,
      height: style.roundAxis == .vertical ? 18 : 20
    )
  }

  private func addHalfTitles(of layout: StageLayout, to plan: inout PosterPlan) {
    let parts: [(StageBrackets.Part, String)] = [
      (.upper, "Winners’ bracket"), (.lower, "Losers’ bracket"),
    ]
    for (part, english) in parts {
      let title = language.text(english)
      guard let header = layout.headers.first(where: { $0.part == part }) else { continue }
      let width = PosterText.width(of: title, .poolTitle) + 2
      let top = style.roundAxis == .horizontal ? header.frame.minY : 0
      let frame = Rect(
        x: style == .right
          ? layout.size.width - width
          : style.roundAxis == .horizontal ? 0 : header.frame.maxX + PosterMetrics.cardSpacing / 2,
        y: top - PosterMetrics.halfTitleHeight,
        width: width,
        height: 20
      )
      plan.labels.append(PosterPlan.Label(frame: frame, text: title, style: .half))
    }
  }
}
