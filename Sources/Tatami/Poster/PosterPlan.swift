import TatamiBracket
import TatamiGeometry

/// The frames of a poster's parts, computed before its views are created.
struct PosterPlan {
  let style: BracketStyle
  /// The colors.
  let palette: PosterPalette
  /// The size of the whole poster.
  private(set) var size = Size.zero
  /// The frame of the tournament view.
  private(set) var bracket = Rect.zero
  /// The size of a side's card.
  private(set) var card = Size.zero
  /// The distance from one layer to the next, in points.
  private(set) var layerLength = 0.0
  /// The frames of the placement matches, in the tournament's order.
  private(set) var placements: [Rect] = []
  /// The width of the column of round titles beside brackets whose rounds run up or down.
  private(set) var gutter = 0.0

  /// The scale of the finished poster, below 1 if its width is below the smallest readable one.
  private(set) var scale = 1.0

  private let layers: Int
  private let entriesPerSide: Int
  private let headerHeight: Double

  /// Plans a poster.
  ///
  /// - Parameter placements: The number of placement matches.
  init(of poster: TournamentPoster, tree: PosterTree, widths: PosterTextWidths, placements: Int) {
    style = poster.style
    palette = poster.theme.palette(accent: poster.accent)
    layers = tree.bracket.numberOfLayers
    let sides = tree.entriesPerSide
    entriesPerSide = style.isTwoSided ? max(sides.first, sides.second) : sides.first + sides.second
    headerHeight =
      poster.title != nil
      ? PosterMetrics.titleHeight + PosterMetrics.subtitleHeight + PosterMetrics.headerSpacing : 0
    let width = poster.clampedWidth
    gutter = isHorizontal ? 0 : widths.roundTitleColumn(isLimited: width != nil)
    let naturalCard =
      isHorizontal ? max(widths.card, cardWidth(below: widths.roundTitle)) : widths.card
    let planned = width.map { max($0, smallestWidth(naturalCard: naturalCard)) }
    scale = (width ?? 1) / (planned ?? 1)
    planCards(naturalWidth: naturalCard, posterWidth: planned)
    planBracket()
    planWidth(header: widths.header, posterWidth: planned)
    planPlacements(count: placements)
  }

  /// Whether the layer axis is horizontal.
  var isHorizontal: Bool { style.layerAxis == .horizontal }

  /// The layout of the bracket: entries have no extent along the layer axis, since cards cover the
  /// start of their lines.
  var layout: BracketLayout {
    BracketLayout(
      style: style,
      entrySize: Size(style.layerAxis, 0, cross: card[style.entryAxis])
    )
  }

  /// The distance from the edge of a match's frame to its outer contestants, in points.
  var matchMargin: Double {
    layout.matchMargin(numberOfEntries: entriesPerSide, extent: bracket.size[style.entryAxis])
  }
}

// MARK: - Steps

extension PosterPlan {
  /// Returns the width of cards in layers that are as wide as a title.
  private func cardWidth(below title: Double) -> Double {
    title + 2 * PosterMetrics.roundTitleInset - 2 * PosterMetrics.elbow
  }

  /// Sets the size of cards: with untruncated names, or as wide as the poster's width allows.
  private mutating func planCards(naturalWidth: Double, posterWidth: Double?) {
    card = Size(width: naturalWidth, height: PosterMetrics.cardHeight)
    let elbows = 2 * PosterMetrics.elbow
    layerLength = card[style.layerAxis] + elbows
    guard let posterWidth else { return }
    let available = posterWidth - 2 * PosterMetrics.margin - gutter - 2 * bracketInset
    if isHorizontal {
      layerLength = layout.layerLength(numberOfLayers: layers, extent: available)
      card.width = min(naturalWidth, layerLength - elbows)
    } else {
      let share = available / Double(entriesPerSide)
      card.width = min(naturalWidth, share - PosterMetrics.cardSpacing)
    }
  }

  /// Returns the smallest width at which cards show a score and the start of a name.
  private func smallestWidth(naturalCard: Double) -> Double {
    let width = min(naturalCard, PosterMetrics.smallestCardWidth)
    let layerLength = width + 2 * PosterMetrics.elbow
    let extent =
      isHorizontal
      ? layout.extent(numberOfLayers: layers, layerLength: layerLength)
      : Double(entriesPerSide) * (width + PosterMetrics.cardSpacing)
    return 2 * PosterMetrics.margin + gutter + 2 * bracketInset + extent
  }

  private mutating func planBracket() {
    let layerExtent = layout.extent(numberOfLayers: layers, layerLength: layerLength)
    let count = Double(entriesPerSide)
    let natural = count * card[style.entryAxis] + (count - 1) * PosterMetrics.cardSpacing
    let championExtent =
      style.isTwoSided
      ? 2 * (championReach + championSize[style.entryAxis]) : championSize.height
    bracket.size = Size(style.layerAxis, layerExtent, cross: max(natural, championExtent))
    bracket.origin = Point(
      x: PosterMetrics.margin + gutter + bracketInset,
      y: PosterMetrics.margin + headerHeight
        + (isHorizontal ? PosterMetrics.roundTitleHeight : 0)
    )
  }

  /// Sets the width of the poster and moves the bracket to its position in a poster that is wider.
  private mutating func planWidth(header: Double, posterWidth: Double?) {
    let natural = bracket.maxX + bracketInset + PosterMetrics.margin
    size.width = posterWidth ?? max(natural, header + 2 * PosterMetrics.margin)
    let free = size.width - natural
    // The layers of a horizontal bracket fill a width that is given.
    if !isHorizontal {
      bracket.origin.x += free / 2
    } else if posterWidth == nil {
      bracket.origin.x += free * (1 - stripAnchor)
    }
  }

  private mutating func planPlacements(count: Int) {
    if count == 1 && isHorizontal {
      placements = [frameBelowChampion]
    } else if count > 0 {
      planStrip(of: count)
    }
    size.height = max(bracket.maxY, placements.last?.maxY ?? 0) + PosterMetrics.margin
  }

  /// Lays placement matches out in rows below the bracket, on the champion's side.
  private mutating func planStrip(of count: Int) {
    let match = Size(width: card.width, height: PosterMetrics.placementHeight)
    let spacing = PosterMetrics.placementSpacing
    let available = size.width - 2 * PosterMetrics.margin
    let perRow = max(1, Int((available + spacing) / (match.width + spacing)))
    let rowWidth = Double(min(count, perRow)) * (match.width + spacing) - spacing
    let left = PosterMetrics.margin + (available - rowWidth) * stripAnchor
    for index in 0..<count {
      let (row, column) = index.quotientAndRemainder(dividingBy: perRow)
      let x = left + Double(column) * (match.width + spacing)
      let y = bracket.maxY + spacing + Double(row) * (match.height + spacing)
      placements.append(Rect(origin: Point(x: x, y: y), size: match))
    }
  }

  /// The share of a strip's free width to its left, from 0 to 1.
  private var stripAnchor: Double {
    switch style {
    case .left: 1
    case .right: 0
    default: 0.5
    }
  }

  /// The frame of a single placement match: below the champion at the bracket's bottom, or further
  /// down if the bracket is flat.
  private var frameBelowChampion: Rect {
    let height = PosterMetrics.placementHeight
    let width = championSize.width
    let highest = bracket.midY + reachBelowCenter + PosterMetrics.placementSpacing
    let left =
      switch style {
      case .left: bracket.maxX + bracketInset - width
      case .right: bracket.minX - bracketInset
      default: bracket.midX - width / 2
      }
    return Rect(x: left, y: max(bracket.maxY - height, highest), width: width, height: height)
  }

  /// How far cards extend below the bracket's center in the champion's column, in points.
  private var reachBelowCenter: Double {
    switch style {
    case .leftRight(.bottom): championReach + PosterMetrics.championHeight
    case .leftRight: card.height / 2
    default: PosterMetrics.championHeight / 2
    }
  }

  /// The distance from the poster's margins to the bracket; negative where the gap at the bracket's
  /// edges extends beyond the margins.
  private var bracketInset: Double {
    isHorizontal ? PosterMetrics.edgeCover - BracketMetrics.areaGap : 0
  }
}

// MARK: - Frames

extension PosterPlan {
  /// The size of a card beside the bracket's edge, which covers the end of its line.
  var edgeCard: Size {
    guard isHorizontal else { return card }
    let reach = PosterMetrics.elbow + PosterMetrics.edgeCover
    return Size(width: card.width + reach, height: card.height)
  }

  /// The distance from a two-sided final's center to the champion's card, clear of the finalists'
  /// cards.
  var championReach: Double {
    max(BracketMetrics.championStub, card[style.entryAxis] / 2 + PosterMetrics.championGap)
  }

  /// The size of the champion's card.
  var championSize: Size {
    Size(
      width: style.isTwoSided ? card.width : edgeCard.width,
      height: PosterMetrics.championHeight
    )
  }

  /// Returns the frames of a layer's titles, one per side.
  func roundTitles(ofLayer layer: Int) -> [Rect] {
    let step =
      layer == 1
      ? BracketMetrics.areaGap - PosterMetrics.edgeCover + edgeCard[style.layerAxis] / 2
      : BracketMetrics.areaGap + (Double(layer) - 0.5) * layerLength
    let extent = bracket.size[style.layerAxis]
    if style.isTwoSided && layer == layers {
      return [roundTitle(center: extent / 2)]
    }
    let centers: [Double] =
      switch style {
      case .left, .top: [step]
      case .right, .bottom: [extent - step]
      case .leftRight, .topBottom: [step, extent - step]
      }
    return centers.map(roundTitle)
  }

  private func roundTitle(center: Double) -> Rect {
    let height = PosterMetrics.roundTitleHeight - 8
    guard isHorizontal else {
      return Rect(
        x: PosterMetrics.margin,
        y: bracket.minY + center - height / 2,
        width: gutter - 16,
        height: height
      )
    }
    return Rect(
      x: bracket.minX + center - layerLength / 2 + PosterMetrics.roundTitleInset,
      y: bracket.minY - PosterMetrics.roundTitleHeight,
      width: layerLength - 2 * PosterMetrics.roundTitleInset,
      height: height
    )
  }

  /// The frames of the headline and of the line below it.
  var header: (title: Rect, subtitle: Rect) {
    let margin = PosterMetrics.margin
    let width = max(0, size.width - 2 * margin)
    return (
      Rect(x: margin, y: margin - 4, width: width, height: PosterMetrics.titleHeight),
      Rect(
        x: margin,
        y: margin - 4 + PosterMetrics.titleHeight,
        width: width,
        height: PosterMetrics.subtitleHeight
      )
    )
  }
}
