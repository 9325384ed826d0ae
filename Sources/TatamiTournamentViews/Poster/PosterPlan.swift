import TatamiBracket
import TatamiGeometry
import TatamiTournament

/// The frames of a poster's parts, computed before drawing.
struct PosterPlan {
  let tournament: Knockout
  let tree: PosterTree
  let style: BracketStyle
  let lengths: PosterLengths
  /// The positions across the rounds.
  let across: PosterAcross
  /// The size of the whole poster.
  private(set) var size = Size.zero
  /// The rectangle around the bracket with the champion's card.
  private(set) var bracket = Rect.zero
  /// The height of the names of regions, 0 without regions.
  let regionHeight: Double
  /// The frames of the placement matches, in the tournament's order.
  private(set) var placements: [Rect] = []
  /// The frame of the legend.
  private(set) var legend = Rect.zero

  /// Plans a poster.
  ///
  /// - Complexity: O(*n*) in the matches.
  init(of poster: TournamentPoster, tree: PosterTree, widths: PosterTextWidths) {
    tournament = poster.tournament
    self.tree = tree
    style = poster.style
    let style = poster.style
    let tournament = poster.tournament
    let hasRegions = tournament.matches.contains { !$0.region.isEmpty }
    regionHeight = hasRegions ? PosterMetrics.regionHeight : 0
    lengths = PosterLengths(of: poster, layers: tree.layers, widths: widths) { card in
      PosterAcross(tournament, tree, style: style, card: card).extent
    }
    across = PosterAcross(tournament, tree, style: style, card: lengths.card)
    planBracket(hasTitle: poster.title != nil, widths)
    planPlacements(count: tournament.matchesOutsideTree.count)
    planLegend(isShown: widths.legend > 0)
  }

  /// Whether the rounds run to the left or right.
  var isHorizontal: Bool { style.roundAxis == .horizontal }

  private mutating func planBracket(hasTitle: Bool, _ widths: PosterTextWidths) {
    let margin = PosterMetrics.margin
    bracket.size = Size(style.roundAxis, lengths.extent, cross: across.extent)
    let natural = 2 * margin + lengths.titleColumn + bracket.width
    let texts = 2 * margin + max(widths.header, widths.legend)
    size.width = lengths.posterWidth ?? max(natural, texts)
    let header =
      hasTitle
      ? PosterMetrics.titleHeight + PosterMetrics.subtitleHeight + PosterMetrics.headerSpacing : 0
    let titles = isHorizontal ? PosterMetrics.roundTitleHeight : 0
    bracket.origin = Point(
      x: margin + lengths.titleColumn + (size.width - natural) * bracketAnchor,
      y: margin + header + titles + regionHeight
    )
  }

  /// The share of a poster's free width that is to the left of its bracket.
  private var bracketAnchor: Double {
    switch style {
    case .left: 0
    case .right: 1
    default: 0.5
    }
  }

  private mutating func planPlacements(count: Int) {
    let free = count == 1 ? placementBesideChampion : nil
    if let free { placements = [free] } else { planStrip(of: count) }
    let below = isHorizontal ? 0 : regionHeight
    size.height = max(bracket.maxY + below, placements.last?.maxY ?? 0) + PosterMetrics.margin
  }

  /// Lays placement matches out in rows below the bracket, on the champion's side.
  private mutating func planStrip(of count: Int) {
    guard count > 0 else { return }
    let match = Size(width: lengths.card.width, height: PosterMetrics.placementHeight)
    let spacing = PosterMetrics.placementSpacing
    let margin = PosterMetrics.margin
    let available = size.width - 2 * margin
    let perRow = max(1, Int((available + spacing) / (match.width + spacing)))
    let rowWidth = Double(min(count, perRow)) * (match.width + spacing) - spacing
    let centered = champion.midX - rowWidth / 2
    let left = max(margin, min(centered, size.width - margin - rowWidth))
    for index in 0..<count {
      let (row, column) = index.quotientAndRemainder(dividingBy: perRow)
      let x = left + Double(column) * (match.width + spacing)
      let y = bracket.maxY + spacing + Double(row) * (match.height + spacing)
      placements.append(Rect(origin: Point(x: x, y: y), size: match))
    }
  }

  private mutating func planLegend(isShown: Bool) {
    guard isShown else { return }
    let margin = PosterMetrics.margin
    let width = max(0, size.width - 2 * margin)
    legend = Rect(
      x: margin,
      y: size.height - margin + PosterMetrics.legendSpacing,
      width: width,
      height: PosterMetrics.legendHeight
    )
    size.height = legend.maxY + margin
  }
}

// MARK: - Cards

extension PosterPlan {
  /// Returns the card of a match's side.
  func card(of slot: Knockout.Slot, inMatch index: Int) -> Rect {
    let match = tournament.matches[index]
    return card(
      inLayer: match.layer,
      center: across.center(of: match[slot]),
      on: tree.side(of: slot, inMatch: index)
    )
  }

  /// Returns the card in the first round of an entry that skips it.
  func byeCard(ofEntry index: Int) -> Rect {
    card(inLayer: 1, center: across.entries[index], on: tree.entrySides[index])
  }

  private func card(inLayer layer: Int, center: Double, on side: BracketSide) -> Rect {
    let length = lengths.card[style.roundAxis]
    let along = Double(layer - 1) * lengths.pitch + length / 2
    return Rect(center: point(along: along, across: center, on: side), size: lengths.card)
  }

  /// The champion's card.
  var champion: Rect {
    let size = PosterMetrics.championSize(card: lengths.card)
    let half = size[style.roundAxis] / 2
    let along = style.isTwoSided ? lengths.extent / 2 : lengths.extent - half
    return Rect(center: point(along: along, across: across.champion, on: .first), size: size)
  }

  /// Returns a point of the bracket by its distance from the edge of the first round.
  func point(along: Double, across: Double, on side: BracketSide) -> Point {
    let isReversed = style.isTwoSided ? side == .second : style == .right || style == .bottom
    let along = isReversed ? lengths.extent - along : along
    return bracket.origin + Point(style.roundAxis, along, cross: across)
  }
}

// MARK: - Placement match

extension PosterPlan {
  /// The frame of a single placement match under the champion, nil if there is no free space.
  private var placementBesideChampion: Rect? {
    let height = PosterMetrics.placementHeight
    let size = Size(width: champion.width, height: height)
    let spacing = PosterMetrics.placementSpacing
    guard isHorizontal else { return placementBetweenHalves(size) }
    let final = tournament.matches.count - 1
    let lowest = style.isTwoSided ? card(of: .home, inMatch: final).maxY : champion.maxY
    let top = max(champion.maxY, lowest) + spacing
    let y = max(bracket.maxY - height, top)
    return Rect(origin: Point(x: champion.minX, y: y), size: size)
  }

  /// Returns a frame under the champion of a bracket whose rounds run up or down.
  private func placementBetweenHalves(_ size: Size) -> Rect? {
    guard style != .top else { return nil }
    let y = champion.maxY + lengths.elbow + PosterMetrics.placementSpacing
    let frame = Rect(origin: Point(x: champion.midX - size.width / 2, y: y), size: size)
    let spaced = Rect(
      x: frame.minX - 12,
      y: frame.minY - 6,
      width: frame.width + 24,
      height: frame.height + 18
    )
    let lines = PosterLines(self)
    let isFree =
      !cards.contains { $0.intersects(spaced) }
      && !(lines.ordinary + lines.winners).contains { path in
        zip(path, path.dropFirst()).contains { Self.box(from: $0, to: $1).intersects(spaced) }
      }
    return isFree && frame.maxY <= bracket.maxY ? frame : nil
  }

  /// The cards of all matches.
  private var cards: [Rect] {
    tournament.matches.indices.flatMap { match in
      [card(of: .home, inMatch: match), card(of: .away, inMatch: match)]
    }
  }

  private static func box(from start: Point, to end: Point) -> Rect {
    Rect(
      x: min(start.x, end.x) - 1,
      y: min(start.y, end.y) - 1,
      width: abs(end.x - start.x) + 2,
      height: abs(end.y - start.y) + 2
    )
  }
}

// MARK: - Texts

extension PosterPlan {
  /// Returns the frames of a layer's titles, one per half.
  func roundTitles(ofLayer layer: Int) -> [Rect] {
    let length = lengths.card[style.roundAxis]
    let along = Double(layer - 1) * lengths.pitch + length / 2
    guard style.isTwoSided else { return [roundTitle(along: along, on: .first)] }
    if layer == tree.layers { return [roundTitle(along: lengths.extent / 2, on: .first)] }
    return [roundTitle(along: along, on: .first), roundTitle(along: along, on: .second)]
  }

  private func roundTitle(along: Double, on side: BracketSide) -> Rect {
    let center = point(along: along, across: 0, on: side)
    let height = PosterMetrics.roundTitleHeight - 8
    guard isHorizontal else {
      return Rect(
        x: PosterMetrics.margin,
        y: center.y - height / 2,
        width: max(0, lengths.titleColumn - 16),
        height: height
      )
    }
    let width = max(lengths.pitch - 2 * PosterMetrics.roundTitleInset, 0)
    return Rect(
      x: center.x - width / 2,
      y: bracket.minY - PosterMetrics.roundTitleHeight - regionHeight,
      width: width,
      height: height
    )
  }

  /// The frames of the headline and of the line below it.
  var header: (title: Rect, subtitle: Rect) {
    let margin = PosterMetrics.margin
    let width = max(0, size.width - 2 * margin)
    let top = margin - 4
    let height = PosterMetrics.titleHeight
    return (
      Rect(x: margin, y: top, width: width, height: height),
      Rect(x: margin, y: top + height, width: width, height: PosterMetrics.subtitleHeight)
    )
  }
}
