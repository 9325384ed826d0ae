import TatamiBracket
import TatamiGeometry

/// The lengths of a poster's bracket, in points.
struct PosterLengths {
  /// The size of a card.
  private(set) var card = Size.zero
  /// The distance from one round to the next.
  private(set) var pitch = 0.0
  /// The width of the column of round titles beside brackets whose rounds run up or down.
  private(set) var titleColumn = 0.0
  /// The width of the unscaled poster, nil for the natural one.
  private(set) var posterWidth: Double?
  /// The scale of the finished poster, below 1 if its width is below the smallest readable one.
  private(set) var scale = 1.0

  private let style: BracketStyle
  private let layers: Int

  /// - Parameter across: Returns the extent along the entry axis of cards of a size.
  init(
    of poster: TournamentPoster,
    layers: Int,
    widths: PosterTextWidths,
    across: (Size) -> Double
  ) {
    style = poster.style
    self.layers = layers
    let width = poster.clampedWidth
    let isHorizontal = style.roundAxis == .horizontal
    titleColumn = isHorizontal ? 0 : widths.roundTitleColumn(isLimited: width != nil)
    let titleCard =
      widths.roundTitle + 2 * PosterMetrics.roundTitleInset - 2 * PosterMetrics.elbow
    card = Size(
      width: isHorizontal ? max(widths.card, titleCard) : widths.card,
      height: PosterMetrics.cardHeight
    )
    pitch = card[style.roundAxis] + 2 * PosterMetrics.elbow
    guard let width else { return }
    let smallest = smallestWidth(across)
    let planned = max(width, smallest)
    posterWidth = planned
    scale = width / planned
    let available = planned - margins
    if isHorizontal { narrowRounds(to: available) } else { narrowCards(to: available, across) }
  }

  /// The space beside the bracket.
  private var margins: Double { 2 * PosterMetrics.margin + titleColumn }

  /// The number of columns of cards, with the champion's in one-sided styles.
  private var columns: Double { Double(style.isTwoSided ? 2 * layers : layers + 1) }

  /// The extent of the bracket along the layer axis.
  var extent: Double {
    (columns - 1) * pitch
      + (style.isTwoSided ? card : PosterMetrics.championSize(card: card))[style.roundAxis]
  }

  /// The visible length of a line between a card and the line across the sides of a match.
  var elbow: Double { (pitch - card[style.roundAxis]) / 2 }

  /// Returns the smallest width at which cards show a score and the start of a name.
  private func smallestWidth(_ across: (Size) -> Double) -> Double {
    let width = min(card.width, PosterMetrics.smallestCardWidth)
    guard style.roundAxis == .horizontal else {
      return margins + across(Size(width: width, height: card.height))
    }
    return margins + columns * width + (columns - 1) * 2 * PosterMetrics.elbow
  }

  /// Fits rounds that run to the left or right into a width, which they fill.
  private mutating func narrowRounds(to available: Double) {
    let elbows = (columns - 1) * 2 * PosterMetrics.elbow
    card.width = min(card.width, (available - elbows) / columns)
    pitch = columns > 1 ? (available - card.width) / (columns - 1) : pitch
  }

  /// Fits cards side by side into a width.
  ///
  /// The extent is a convex function of the cards' width, so a chord is never below it.
  private mutating func narrowCards(to available: Double, _ across: (Size) -> Double) {
    let natural = across(card)
    guard natural > available else { return }
    let empty = across(Size(width: 0, height: card.height))
    card.width *= max(0, (available - empty) / (natural - empty))
  }
}
