import TatamiUIKit

/// A button over a gradient, with a title that follows the current style.
public class GradientButton: UIButton {

  public enum Style: Int {
    case primary = 0
    case danger

    var colors: [UIColor] {
      switch self {
      case .primary: return [.systemBlue, .systemIndigo]
      case .danger: return [.systemOrange, .systemRed]
      }
    }
  }

  public typealias Handler = (GradientButton) -> Void

  public var style: Style = .primary {
    didSet {
      guard style != oldValue else { return }
      updateColors()
    }
  }

  public var isRounded: Bool = true { didSet { setNeedsLayout() } }

  public var onTap: Handler?

  public override class var layerClass: AnyClass {
    CAGradientLayer.self
  }

  private var gradientLayer: CAGradientLayer {
    layer as! CAGradientLayer
  }

  public init(title: String, style: Style = .primary) {
    super.init(frame: .zero)
    self.style = style
    setTitle(title, for: .normal)
    setup()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }

  private func setup() {
    setTitleColor(.white, for: .normal)
    setTitleColor(UIColor.white.withAlphaComponent(0.5), for: .highlighted)
    titleLabel?.font = .boldSystemFont(ofSize: 16)
    gradientLayer.startPoint = CGPoint(x: 0, y: 0.5)
    gradientLayer.endPoint = CGPoint(x: 1, y: 0.5)
    gradientLayer.locations = [0, 1]
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowOffset = CGSize(width: 0, height: 2)
    addAction(
      UIAction { [weak self] _ in
        guard let self = self else { return }
        self.onTap?(self)
      },
      for: .touchUpInside
    )
    updateColors()
  }

  private func updateColors() {
    gradientLayer.colors = style.colors.map { $0.cgColor }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = isRounded ? bounds.height / 2 : 0
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
  }

  public override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 32, height: max(44, size.height))
  }

  public override var isHighlighted: Bool {
    didSet {
      let scale: CGFloat = isHighlighted ? 0.95 : 1
      UIView.animate(
        withDuration: 0.15,
        delay: 0,
        options: [.beginFromCurrentState, .allowUserInteraction],
        animations: {
          self.transform = CGAffineTransform(scaleX: scale, y: scale)
        },
        completion: nil
      )
    }
  }

  public override var isEnabled: Bool {
    didSet { alpha = isEnabled ? 1 : 0.4 }
  }
}
