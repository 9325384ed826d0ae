import TatamiTournament
import TatamiUIKit

/// A rounded card with a side's name and score.
final class SideCard: UIView {
  private let name = UILabel()
  private let score = UILabel()

  init(_ side: Knockout.Side, isDecided: Bool, palette: PosterPalette) {
    super.init(frame: .zero)
    backgroundColor = palette.card.uiColor
    addOutline(palette)
    layer.cornerRadius = PosterMetrics.cardRadius
    show(side, isDecided: isDecided, palette)
    addSubview(name)
    addSubview(score)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func show(_ side: Knockout.Side, isDecided: Bool, _ palette: PosterPalette) {
    let isWinner = side.isWinner
    let isMuted = side.team == nil || isDecided && !isWinner
    let color = (isMuted ? palette.muted : palette.text).uiColor
    name.text = PosterText.name(of: side).singleLine
    name.font = isWinner ? PosterMetrics.winnerFont : PosterMetrics.nameFont
    name.textColor = color
    score.text = PosterText.score(of: side)
    score.font = isWinner ? PosterMetrics.winnerScoreFont : PosterMetrics.scoreFont
    score.textColor = color
    score.textAlignment = .right
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let padding = min(PosterMetrics.cardPadding, bounds.width / 8)
    let inner = bounds.insetBy(dx: padding, dy: 0)
    let scoreWidth = min(score.sizeThatFits(.zero).width, inner.width)
    let gap: CGFloat = scoreWidth > 0 ? 8 : 0
    let nameWidth = max(0, inner.width - scoreWidth - gap)
    name.frame = CGRect(x: inner.minX, y: 0, width: nameWidth, height: bounds.height)
    score.frame = CGRect(
      x: inner.maxX - scoreWidth,
      y: 0,
      width: scoreWidth,
      height: bounds.height
    )
  }
}
