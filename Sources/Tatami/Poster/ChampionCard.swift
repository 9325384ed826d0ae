import TatamiUIKit

/// The champion's card: a cup and the champion's name, or a pale cup while the final is undecided.
final class ChampionCard: UIView {
  private let name = UILabel()
  private let cup = CupView(frame: .zero)

  init(champion: String?, palette: PosterPalette) {
    super.init(frame: .zero)
    backgroundColor = (champion == nil ? palette.card : palette.accent).uiColor
    if champion == nil { addOutline(palette) }
    layer.cornerRadius = PosterMetrics.cardRadius + 2
    name.text = champion?.singleLine
    name.font = PosterMetrics.championFont
    name.textColor = palette.onAccent.uiColor
    cup.color = (champion == nil ? palette.line : palette.onAccent).uiColor
    addSubview(name)
    addSubview(cup)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side: CGFloat = 18
    let natural = name.sizeThatFits(.zero).width
    let gap: CGFloat = natural > 0 ? 8 : 0
    let available = bounds.width - 2 * PosterMetrics.cardPadding - side - gap
    let width = max(0, min(natural, available))
    let left = (bounds.width - side - gap - width) / 2
    cup.frame = CGRect(x: left, y: (bounds.height - side) / 2, width: side, height: side)
    name.frame = CGRect(x: left + side + gap, y: 0, width: width, height: bounds.height)
  }
}

extension UIView {
  /// Outlines a card if the colors have a border.
  func addOutline(_ palette: PosterPalette) {
    guard let border = palette.border else { return }
    layer.borderWidth = 1
    layer.borderColor = border.uiColor.cgColor
  }
}
