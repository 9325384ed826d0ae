import TatamiBracket
import TatamiGeometry
import TatamiTournament

extension PosterSheet {
  /// Creates the drawing of a knockout.
  ///
  /// - Complexity: O(*n*) in the matches.
  init(_ poster: TournamentPoster, plan: PosterPlan) {
    self.init(
      size: plan.size,
      scale: plan.lengths.scale,
      background: poster.isTransparent ? nil : poster.palette.page
    )
    var builder = PosterSheetBuilder(poster, plan: plan)
    if let title = poster.title { builder.addHeader(title) }
    builder.addRoundTitles()
    builder.addRegions()
    builder.addLines()
    builder.addByes()
    for index in plan.tournament.matches.indices { builder.addMatch(index) }
    builder.addPlacements()
    builder.addLegend()
    items = builder.items
  }
}

/// The shapes and texts of a poster, added part by part.
private struct PosterSheetBuilder {
  let plan: PosterPlan
  let palette: PosterPalette
  /// Whether the tournament is a section, whose winner is no champion.
  let isSection: Bool
  private(set) var items: [PosterSheet.Item] = []
  private let references: [Int: String]
  private let dates: ShownDates
  private let links: MatchLinkTemplate?
  /// The widths of results that were measured.
  private var widths: [PosterSheet.Font: [String: Double]] = [:]

  init(_ poster: TournamentPoster, plan: PosterPlan) {
    self.plan = plan
    palette = poster.palette
    isSection = poster.isSection
    references = MatchReferences.names(in: plan.tournament)
    dates = plan.tournament.shownDates
    links = poster.links
  }

  private var tournament: Knockout { plan.tournament }

  private mutating func add(
    _ text: String,
    _ font: PosterSheet.Font,
    _ color: PosterColor,
    in frame: Rect,
    _ alignment: PosterSheet.Text.Alignment = .left,
    shrinks: Bool = false
  ) {
    guard !text.isEmpty else { return }
    items.append(
      .text(
        PosterSheet.Text(
          text: text.singleLine,
          frame: frame,
          font: font,
          color: color,
          alignment: alignment,
          shrinks: shrinks
        )
      )
    )
  }

  mutating func addHeader(_ title: String) {
    add(title, .title, palette.text, in: plan.header.title, shrinks: true)
    add(PosterText.dates(of: tournament), .subtitle, palette.muted, in: plan.header.subtitle)
  }

  mutating func addRoundTitles() {
    for layer in 1...plan.tree.layers {
      let title = PosterText.title(ofLayer: layer, in: tournament)
      for frame in plan.roundTitles(ofLayer: layer) {
        let alignment = plan.isHorizontal ? PosterSheet.Text.Alignment.center : .left
        add(title, .round, palette.muted, in: frame, alignment, shrinks: true)
      }
    }
  }

  mutating func addRegions() {
    for region in plan.regions {
      add(region.name, .caption, palette.muted, in: region.frame, shrinks: true)
    }
  }

  mutating func addLines() {
    let lines = PosterLines(plan)
    for (paths, color, width) in [
      (lines.ordinary, palette.line, PosterMetrics.lineWidth),
      (lines.winners, palette.accent, PosterMetrics.winnerLineWidth),
    ] where !paths.isEmpty {
      items.append(.lines(PosterSheet.Lines(paths: paths, color: color, width: width)))
    }
  }

  /// Adds the outlined cards of entries that skip the first round.
  mutating func addByes() {
    for (index, entry) in tournament.entries.enumerated() where entry.byes > 0 {
      let frame = plan.byeCard(ofEntry: index)
      let radius = PosterMetrics.cardRadius
      items.append(
        .box(PosterSheet.Box(frame: frame, radius: radius, fill: nil, border: palette.line))
      )
      let mark = PosterMark.bye.rawValue
      addCardTexts(entry.label, .name, mark, .mark, palette.muted, in: frame)
    }
  }

  mutating func addMatch(_ index: Int) {
    let match = tournament.matches[index]
    let (home, away) = (plan.card(of: .home, inMatch: index), plan.card(of: .away, inMatch: index))
    let isFinal = index == tournament.matches.count - 1
    let frame = isFinal ? home.union(away).union(plan.champion) : home.union(away)
    begin(match, number: index + 1, id: "match-\(index + 1)", frame: frame)
    addCard(.home, of: match, in: home, reference: references[index])
    addCard(.away, of: match, in: away)
    if isFinal { addChampion() }
    items.append(.endElement)
  }

  /// Begins the element of a match.
  ///
  /// - Parameter number: The number of the match from 1, in the order of the draw.
  private mutating func begin(_ match: Knockout.Match, number: Int, id: String, frame: Rect) {
    let label = PosterText.label(of: match, dates: dates).singleLine
    items.append(
      .beginElement(
        PosterSheet.Element(
          kind: .match(isDecided: match.winner != nil),
          id: id,
          label: label,
          link: match.link.isEmpty ? links?.url(of: match, number: number) : match.link,
          frame: frame
        )
      )
    )
  }

  /// Adds the card of a match's side.
  ///
  /// - Parameter reference: The name by which open sides refer to the match.
  private mutating func addCard(
    _ slot: Knockout.Slot,
    of match: Knockout.Match,
    in frame: Rect,
    reference: String? = nil
  ) {
    let side = match[slot]
    let radius = PosterMetrics.cardRadius
    items.append(
      .box(
        PosterSheet.Box(frame: frame, radius: radius, fill: palette.card, border: palette.border)
      )
    )
    let isMuted = side.team == nil || match.winner != nil && !side.isWinner
    let color = isMuted ? palette.muted : palette.text
    let result = PosterMark.result(of: slot, in: match)
    let name = PosterText.name(of: side)
    let font = side.isWinner ? PosterSheet.Font.winner : .name
    if result.isEmpty, let reference {
      addCardTexts(name, font, reference, .mark, color, in: frame)
    } else {
      addCardTexts(name, font, result, side.isWinner ? .winnerScore : .score, color, in: frame)
    }
  }

  /// Adds a name and what stands at the right edge of its card.
  private mutating func addCardTexts(
    _ name: String,
    _ nameFont: PosterSheet.Font,
    _ result: String,
    _ resultFont: PosterSheet.Font,
    _ color: PosterColor,
    in frame: Rect
  ) {
    let padding = min(PosterMetrics.cardPadding, frame.width / 8)
    let inner = Rect(
      x: frame.minX + padding,
      y: frame.minY,
      width: frame.width - 2 * padding,
      height: frame.height
    )
    let width = min(width(ofResult: result, resultFont), inner.width)
    let gap = width > 0 ? 8.0 : 0
    let nameFrame = Rect(
      x: inner.minX,
      y: inner.minY,
      width: max(0, inner.width - width - gap),
      height: inner.height
    )
    add(name, nameFont, color, in: nameFrame)
    let resultFrame = Rect(
      x: inner.maxX - width,
      y: inner.minY,
      width: width,
      height: inner.height
    )
    add(result, resultFont, color, in: resultFrame, .right)
  }

  /// Returns the width of a result or a mark, measured once.
  private mutating func width(ofResult text: String, _ font: PosterSheet.Font) -> Double {
    guard !text.isEmpty else { return 0 }
    if let known = widths[font]?[text] { return known }
    let width = PosterText.width(of: text, font.uiFont).rounded(.up)
    widths[font, default: [:]][text] = width
    return width
  }

  private mutating func addChampion() {
    let frame = plan.champion
    let champion = tournament.champion
    guard !isSection else { return addSectionWinner(champion ?? "", in: frame) }
    items += PosterSheet.championCard(of: champion, in: frame, palette)
  }

  /// Adds the winner of a section, who plays on another page.
  private mutating func addSectionWinner(_ name: String, in frame: Rect) {
    let radius = PosterMetrics.cardRadius
    items.append(
      .box(PosterSheet.Box(frame: frame, radius: radius, fill: nil, border: palette.accent))
    )
    addCardTexts(name, .winner, "", .mark, palette.text, in: frame)
  }

  mutating func addPlacements() {
    for (index, (match, frame)) in zip(tournament.matchesOutsideTree, plan.placements).enumerated()
    {
      let number = tournament.matches.count + index + 1
      begin(match, number: number, id: "placement-\(index + 1)", frame: frame)
      let title = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 16)
      add(match.round, .round, palette.muted, in: title, .center)
      let height = PosterMetrics.cardHeight
      for (slot, bottom) in [
        (Knockout.Slot.home, frame.maxY - height - PosterMetrics.pairGap), (.away, frame.maxY),
      ] {
        let card = Rect(x: frame.minX, y: bottom - height, width: frame.width, height: height)
        addCard(slot, of: match, in: card)
      }
      items.append(.endElement)
    }
  }

  mutating func addLegend() {
    guard plan.legend.height > 0 else { return }
    let legend = PosterMark.legend(of: tournament)
    add(legend, .mark, palette.muted, in: plan.legend, shrinks: true)
  }
}

extension MatchLinkTemplate {
  /// Returns the URL of a match.
  ///
  /// - Parameter number: The number of the match from 1, in the order of the draw.
  fileprivate func url(of match: Knockout.Match, number: Int) -> String {
    url { placeholder in
      switch placeholder {
      case .number: "\(number)"
      case .round: match.round
      case .home: match.home.label
      case .away: match.away.label
      case .date: match.date
      }
    }
  }
}
