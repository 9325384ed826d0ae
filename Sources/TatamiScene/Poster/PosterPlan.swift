import Foundation
import Tatami
import TatamiGeometry

/// Where everything on a poster stands, worked out before any view is made.
struct PosterPlan {
  let style: BracketStyle
  /// The whole picture.
  private(set) var size = Size.zero
  /// The tournament view.
  private(set) var bracket = Rect.zero
  /// The size of a side's card.
  private(set) var card = Size.zero
  /// The distance from one layer to the next, along the layer axis.
  private(set) var layerLength = 0.0
  /// Where the matches for places stand, in the tournament's order.
  private(set) var asides: [Rect] = []
  /// How wide the column of round titles is that stands beside brackets running up or down.
  private(set) var gutter = 0.0

  /// How much the finished poster shrinks to a width below the least one it is readable at.
  private(set) var scale = 1.0

  private let layers: Int
  private let entriesPerSide: Int
  private let headerHeight: Double

  /// Plans a poster.
  ///
  /// - Parameter width: The picture's width in points; nil for the one that shows names whole.
  init(
    of tournament: Tournament,
    tree: PosterTree,
    style: BracketStyle,
    hasHeader: Bool,
    width: Double?
  ) {
    self.style = style
    layers = tree.bracket.numberOfLayers
    let sides = tree.entriesPerSide
    entriesPerSide = style.isTwoSided ? max(sides.home, sides.away) : sides.home + sides.away
    headerHeight =
      hasHeader
      ? PosterMetrics.titleHeight + PosterMetrics.subtitleHeight + PosterMetrics.headerSpacing : 0
    gutter = runsSideways ? 0 : PosterText.titleWidth(of: tournament, tree: tree)
    let naturalWidth = PosterText.cardWidth(of: tournament)
    let planned = width.map { max($0, leastWidth(naturalCard: naturalWidth)) }
    scale = (width ?? 1) / (planned ?? 1)
    planCards(naturalWidth: naturalWidth, pictureWidth: planned)
    planBracket()
    planSize(asides: tournament.asides.count, pictureWidth: planned)
  }

  /// Whether rounds follow one another along x.
  var runsSideways: Bool { style.layerAxis == .horizontal }

  /// How many layer lengths the bracket takes along its layer axis.
  var layerCount: Int { style.isTwoSided ? 2 * layers : layers + 1 }

  /// How far inside a match's frame its outer children stand (bracket §2.6, `box`).
  var slotInset: Double {
    let axis = style.entryAxis
    let free = bracket.size[axis] - min(card[axis], bracket.size[axis])
    return min(10, free / Double(max(1, entriesPerSide - 1)) / 2)
  }
}

// MARK: - Steps

extension PosterPlan {
  /// Fits the cards: whole names where the picture's width is free, narrower ones where not.
  private mutating func planCards(naturalWidth: Double, pictureWidth: Double?) {
    card = Size(width: naturalWidth, height: PosterMetrics.cardHeight)
    let elbows = 2 * PosterMetrics.elbow
    layerLength = card[style.layerAxis] + elbows
    guard let pictureWidth else { return }
    let available = pictureWidth - 2 * PosterMetrics.margin - gutter - 2 * sideReserve
    if runsSideways {
      layerLength = available / Double(layerCount)
      card.width = min(naturalWidth, layerLength - elbows)
    } else {
      let share = available / Double(entriesPerSide)
      card.width = min(naturalWidth, share - PosterMetrics.cardSpacing)
    }
  }

  /// The narrowest picture whose cards still show a score and the beginning of a name.
  private func leastWidth(naturalCard: Double) -> Double {
    let least = min(naturalCard, PosterMetrics.leastCardWidth)
    let frame = 2 * PosterMetrics.margin + gutter + 2 * sideReserve
    return runsSideways
      ? frame + Double(layerCount) * (least + 2 * PosterMetrics.elbow)
      : frame + Double(entriesPerSide) * (least + PosterMetrics.cardSpacing)
  }

  private mutating func planBracket() {
    let layerExtent = Double(layerCount) * layerLength + 2 * PosterMetrics.engineGap
    let count = Double(entriesPerSide)
    let natural = count * card[style.entryAxis] + (count - 1) * PosterMetrics.cardSpacing
    let roomForChampion =
      style.isTwoSided
      ? 2 * (championReach + championSize[style.entryAxis]) : championSize.height
    bracket.size = Size(style.layerAxis, layerExtent, cross: max(natural, roomForChampion))
    bracket.origin = Point(
      x: PosterMetrics.margin + gutter + sideReserve - sideGap,
      y: PosterMetrics.margin + headerHeight
        + (runsSideways ? PosterMetrics.roundTitleHeight : 0)
    )
  }

  private mutating func planSize(asides count: Int, pictureWidth: Double?) {
    size.width = pictureWidth ?? (bracket.maxX - sideGap + sideReserve + PosterMetrics.margin)
    if pictureWidth != nil && !runsSideways {
      bracket.origin.x = gutter + (size.width - gutter - bracket.width) / 2
    }
    if count == 1 && runsSideways {
      asides = [placeBelowChampion]
    } else if count > 0 {
      planStrip(of: count)
    }
    size.height = max(bracket.maxY, asides.last?.maxY ?? 0) + PosterMetrics.margin
  }

  /// Lays matches for places out in rows below the bracket, on the champion's side.
  private mutating func planStrip(of count: Int) {
    let aside = Size(width: card.width, height: PosterMetrics.asideHeight)
    let spacing = PosterMetrics.asideSpacing
    let room = size.width - 2 * PosterMetrics.margin
    let perRow = max(1, Int((room + spacing) / (aside.width + spacing)))
    let rowWidth = Double(min(count, perRow)) * (aside.width + spacing) - spacing
    let left = PosterMetrics.margin + (room - rowWidth) * stripAnchor
    for index in 0..<count {
      let (row, column) = index.quotientAndRemainder(dividingBy: perRow)
      let x = left + Double(column) * (aside.width + spacing)
      let y = bracket.maxY + spacing + Double(row) * (aside.height + spacing)
      asides.append(Rect(origin: Point(x: x, y: y), size: aside))
    }
  }

  /// How much of a strip's free space stands left of it, from 0 to 1.
  private var stripAnchor: Double {
    switch style {
    case .left: 1
    case .right: 0
    default: 0.5
    }
  }

  /// The free corner below the champion: at the bracket's bottom, or further down in a flat one.
  private var placeBelowChampion: Rect {
    let height = PosterMetrics.asideHeight
    let width = championSize.width
    let highest = bracket.midY + reachBelowCentre + PosterMetrics.asideSpacing
    let left =
      switch style {
      case .left: bracket.maxX - sideGap + sideReserve - width
      case .right: bracket.minX + sideGap - sideReserve
      default: bracket.midX - width / 2
      }
    return Rect(x: left, y: max(bracket.maxY - height, highest), width: width, height: height)
  }

  /// How far cards reach below the bracket's middle in the champion's column.
  private var reachBelowCentre: Double {
    switch style {
    case .leftRight(.bottom): championReach + PosterMetrics.championHeight
    case .leftRight: card.height / 2
    default: PosterMetrics.championHeight / 2
    }
  }

  /// The room beside the bracket that cards at its edges reach into.
  private var sideReserve: Double { runsSideways ? PosterMetrics.edgeCover : 0 }

  /// The engine's empty gap at the bracket's sides, which goes beyond the poster's margins.
  private var sideGap: Double { runsSideways ? PosterMetrics.engineGap : 0 }
}

// MARK: - Answers

extension PosterPlan {
  /// The size of a card beside the bracket's edge, which covers the end of its line.
  var edgeCard: Size {
    guard runsSideways else { return card }
    let reach = PosterMetrics.elbow + PosterMetrics.edgeCover
    return Size(width: card.width + reach, height: card.height)
  }

  /// How far from a two-sided final's centre the champion's card begins: clear of the finalists'.
  var championReach: Double {
    max(PosterMetrics.championStub, card[style.entryAxis] / 2 + PosterMetrics.championGap)
  }

  /// The size of the champion's card.
  var championSize: Size {
    Size(
      width: style.isTwoSided ? card.width : edgeCard.width,
      height: PosterMetrics.championHeight
    )
  }

  /// Returns the place of a layer's titles, one per side.
  func roundTitles(ofLayer layer: Int) -> [Rect] {
    let step =
      layer == 1
      ? PosterMetrics.engineGap - PosterMetrics.edgeCover + edgeCard[style.layerAxis] / 2
      : PosterMetrics.engineGap + (Double(layer) - 0.5) * layerLength
    let extent = bracket.size[style.layerAxis]
    if style.isTwoSided && layer == layers {
      return [roundTitle(centredAt: extent / 2)]
    }
    let centres: [Double] =
      switch style {
      case .left, .top: [step]
      case .right, .bottom: [extent - step]
      case .leftRight, .topBottom: [step, extent - step]
      }
    return centres.map(roundTitle)
  }

  private func roundTitle(centredAt centre: Double) -> Rect {
    let height = PosterMetrics.roundTitleHeight - 8
    guard runsSideways else {
      return Rect(
        x: PosterMetrics.margin,
        y: bracket.minY + centre - height / 2,
        width: gutter - 16,
        height: height
      )
    }
    return Rect(
      x: bracket.minX + centre - layerLength / 2 + 2,
      y: bracket.minY - PosterMetrics.roundTitleHeight,
      width: layerLength - 4,
      height: height
    )
  }

  /// The headline and the line below it.
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
