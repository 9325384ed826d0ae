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

/// A cup with two handles on a foot.
final class CupView: UIView {
  var color = UIColor.label { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    let unit = min(bounds.width, bounds.height) / 18
    let context = UIGraphicsGetCurrentContext()
    context?.scaleBy(x: unit, y: unit)
    color.set()
    bowl.fill()
    for handle in handles { handle.stroke() }
  }

  /// The bowl, the stem and the foot on a grid of 18.
  private var bowl: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 4.5, y: 1.5))
    path.addLine(to: CGPoint(x: 13.5, y: 1.5))
    path.addCurve(
      to: CGPoint(x: 10, y: 11),
      controlPoint1: CGPoint(x: 13.5, y: 7),
      controlPoint2: CGPoint(x: 12, y: 10.2)
    )
    path.addLine(to: CGPoint(x: 10, y: 14))
    path.addLine(to: CGPoint(x: 13, y: 14.6))
    path.addLine(to: CGPoint(x: 13, y: 16.5))
    path.addLine(to: CGPoint(x: 5, y: 16.5))
    path.addLine(to: CGPoint(x: 5, y: 14.6))
    path.addLine(to: CGPoint(x: 8, y: 14))
    path.addLine(to: CGPoint(x: 8, y: 11))
    path.addCurve(
      to: CGPoint(x: 4.5, y: 1.5),
      controlPoint1: CGPoint(x: 6, y: 10.2),
      controlPoint2: CGPoint(x: 4.5, y: 7)
    )
    path.close()
    return path
  }

  private var handles: [UIBezierPath] {
    [(4.6, -1.0), (13.4, 1.0)].map { x, side in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: x, y: 3))
      path.addCurve(
        to: CGPoint(x: x - side * 1.4, y: 8.6),
        controlPoint1: CGPoint(x: x + side * 4.6, y: 2.6),
        controlPoint2: CGPoint(x: x + side * 3.4, y: 8.2)
      )
      path.lineWidth = 1.3
      return path
    }
  }
}
