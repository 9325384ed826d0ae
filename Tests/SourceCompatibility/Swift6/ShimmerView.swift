import TatamiUIKit

/// The direction in which the highlight moves.
public enum ShimmerDirection: CaseIterable, Sendable {
  case leftToRight, rightToLeft, topToBottom

  fileprivate var points: (start: CGPoint, end: CGPoint) {
    switch self {
    case .leftToRight: (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    case .rightToLeft: (CGPoint(x: 1, y: 0.5), CGPoint(x: 0, y: 0.5))
    case .topToBottom: (CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1))
    }
  }
}

/// A container whose placeholders shimmer while content loads.
public class ShimmerView: UIView {

  public static let animationKey = "shimmer"

  public var direction = ShimmerDirection.leftToRight {
    didSet { updateDirection() }
  }

  public var duration: CFTimeInterval = 1.2

  public var baseColor: UIColor = .systemGray5 {
    didSet { updateColors() }
  }

  public var highlightColor: UIColor = .systemGray6 {
    didSet { updateColors() }
  }

  /// The frames that shimmer.
  public var placeholders: [CGRect] = [] {
    didSet { setNeedsLayout() }
  }

  public private(set) var isShimmering = false

  private let maskLayer = CAShapeLayer()

  public override class var layerClass: AnyClass { CAGradientLayer.self }

  private var gradient: CAGradientLayer? { layer as? CAGradientLayer }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    gradient?.locations = [0, 0.5, 1]
    layer.mask = maskLayer
    updateColors()
    updateDirection()
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    maskLayer.frame = bounds
    let path = CGMutablePath()
    for placeholder in placeholders {
      let radius = min(4, placeholder.height / 2)
      path.addRoundedRect(in: placeholder, cornerWidth: radius, cornerHeight: radius)
    }
    maskLayer.path = path
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, isShimmering { addAnimation() }
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  public func startShimmering() {
    guard !isShimmering else { return }
    isShimmering = true
    isHidden = false
    addAnimation()
  }

  public func stopShimmering(hides: Bool = true) {
    isShimmering = false
    isHidden = hides
    layer.removeAnimation(forKey: Self.animationKey)
  }

  private func addAnimation() {
    let animation = CABasicAnimation(keyPath: "locations")
    animation.fromValue = [-1.0, -0.5, 0.0]
    animation.toValue = [1.0, 1.5, 2.0]
    animation.duration = duration
    let group = CAAnimationGroup()
    group.animations = [animation]
    group.duration = duration
    group.repeatCount = .infinity
    group.isRemovedOnCompletion = false
    layer.add(group, forKey: Self.animationKey)
  }

  private func updateColors() {
    gradient?.colors = [baseColor, highlightColor, baseColor].map(\.cgColor)
  }

  private func updateDirection() {
    gradient?.startPoint = direction.points.start
    gradient?.endPoint = direction.points.end
  }
}
