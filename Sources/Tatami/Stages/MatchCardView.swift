import TatamiGeometry
import TatamiUIKit

/// A match of a bracket: a card with a row for each side.
final class MatchCardView: UIView {
  private let palette: PosterPalette

  init(_ card: StagesPlan.Card, _ palette: PosterPalette) {
    self.palette = palette
    super.init(frame: CGRect(card.frame))
    backgroundColor = palette.card.uiColor
    addOutline(palette)
    layer.cornerRadius = StagesMetrics.boxRadius
    identify(card)
    let divider = UIView(
      frame: CGRect(x: 0, y: bounds.midY - 0.5, width: bounds.width, height: 1)
    )
    divider.backgroundColor = (palette.border ?? palette.page).uiColor
    addSubview(divider)
    for (index, side) in [card.content.first, card.content.second].enumerated() {
      add(side, y: Double(index) * StagesMetrics.rowHeight)
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func add(_ side: MatchContent.Side, y: Double) {
    let padding = StagesMetrics.boxPadding
    let scoreWidth = PosterText.width(of: side.score, PosterMetrics.winnerScoreFont)
    let score = UILabel(
      frame: CGRect(
        x: bounds.width - padding - scoreWidth - 1,
        y: y,
        width: scoreWidth + 1,
        height: StagesMetrics.rowHeight
      )
    )
    score.text = side.score
    score.textAlignment = .right
    score.font = side.isWinner ? PosterMetrics.winnerScoreFont : PosterMetrics.scoreFont
    score.textColor = side.textColor(palette)
    let right =
      scoreWidth > 0 ? score.frame.minX - StagesMetrics.scoreGap + 2 : bounds.width - padding
    let name = UILabel(
      frame: CGRect(x: padding, y: y, width: right - padding, height: StagesMetrics.rowHeight)
    )
    name.text = side.text
    name.font = side.font
    name.textColor = side.textColor(palette)
    addSubview(name)
    addSubview(score)
  }
}

/// A match of a pool in one line: the first side, the scores, the second side.
final class FixtureView: UIView {
  private let palette: PosterPalette

  init(_ card: StagesPlan.Card, _ palette: PosterPalette) {
    self.palette = palette
    super.init(frame: CGRect(card.frame))
    backgroundColor = palette.card.uiColor
    addOutline(palette)
    layer.cornerRadius = StagesMetrics.boxRadius
    identify(card)
    add(card.content.first, isFirst: true)
    add(card.content.second, isFirst: false)
    let hasScore = !card.content.first.score.isEmpty || !card.content.second.score.isEmpty
    let dash = UILabel(frame: CGRect(x: bounds.midX - 8, y: 0, width: 16, height: bounds.height))
    dash.text = hasScore ? "–" : "v"
    dash.font = PosterMetrics.scoreFont
    dash.textColor = palette.muted.uiColor
    dash.textAlignment = .center
    addSubview(dash)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func add(_ side: MatchContent.Side, isFirst: Bool) {
    let scoreWidth = max(PosterText.width(of: side.score, PosterMetrics.winnerScoreFont), 14) + 1
    let scoreX = isFirst ? bounds.midX - 8 - scoreWidth : bounds.midX + 8
    let score = UILabel(frame: CGRect(x: scoreX, y: 0, width: scoreWidth, height: bounds.height))
    score.text = side.score
    score.textAlignment = isFirst ? .right : .left
    score.font = side.isWinner ? PosterMetrics.winnerScoreFont : PosterMetrics.scoreFont
    score.textColor = side.textColor(palette)
    let gap = StagesMetrics.scoreGap
    let padding = 8.0
    let frame =
      isFirst
      ? CGRect(x: padding, y: 0, width: score.frame.minX - gap - padding, height: bounds.height)
      : CGRect(
        x: score.frame.maxX + gap,
        y: 0,
        width: bounds.width - padding - score.frame.maxX - gap,
        height: bounds.height
      )
    let name = UILabel(frame: frame)
    name.text = side.name
    name.textAlignment = isFirst ? .right : .left
    name.font = side.font
    name.textColor = side.textColor(palette)
    addSubview(name)
    addSubview(score)
  }
}

extension UIView {
  /// Makes the view the accessible element of a match.
  fileprivate func identify(_ card: StagesPlan.Card) {
    isAccessibilityElement = true
    accessibilityIdentifier = card.id
    accessibilityLabel = card.content.accessibilityLabel
  }
}

extension MatchContent.Side {
  fileprivate var font: UIFont {
    if isHint { return StagesMetrics.hintFont }
    return isWinner ? PosterMetrics.winnerFont : PosterMetrics.nameFont
  }

  fileprivate func textColor(_ palette: PosterPalette) -> UIColor {
    (isHint || isLoser ? palette.muted : palette.text).uiColor
  }
}
