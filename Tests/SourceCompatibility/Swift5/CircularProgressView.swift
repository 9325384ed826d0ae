import TatamiUIKit

public protocol CircularProgressViewDelegate: AnyObject {
  func progressViewDidFinish(_ progressView: CircularProgressView)
}

/// A ring that fills with progress.
open class CircularProgressView: UIView, CAAnimationDelegate {

  // MARK: - Properties

  public weak var delegate: CircularProgressViewDelegate?

  open var lineWidth: CGFloat = 8 {
    didSet {
      trackLayer.lineWidth = lineWidth
      progressLayer.lineWidth = lineWidth
      setNeedsLayout()
    }
  }

  open var progressTintColor: UIColor = .systemBlue {
    didSet { progressLayer.strokeColor = progressTintColor.cgColor }
  }

  open var trackTintColor: UIColor? = .systemGray5 {
    didSet { trackLayer.strokeColor = trackTintColor?.cgColor }
  }

  public private(set) var progress: CGFloat = 0

  private lazy var trackLayer: CAShapeLayer = self.makeRing(color: self.trackTintColor)
  private lazy var progressLayer: CAShapeLayer = {
    let ring = makeRing(color: progressTintColor)
    ring.strokeEnd = 0
    ring.lineCap = .round
    return ring
  }()

  lazy var percentLabel: UILabel = {
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: 14)
    label.textAlignment = .center
    label.text = "0 %"
    return label
  }()

  // MARK: - Life cycle

  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    backgroundColor = .clear
    layer.addSublayer(trackLayer)
    layer.addSublayer(progressLayer)
    addSubview(percentLabel)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let inset = lineWidth / 2
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2 - inset
    let path = UIBezierPath(
      arcCenter: center,
      radius: radius,
      startAngle: -CGFloat.pi / 2,
      endAngle: CGFloat.pi * 3 / 2,
      clockwise: true
    )
    [trackLayer, progressLayer].forEach {
      $0.frame = bounds
      $0.path = path.cgPath
    }
    percentLabel.frame = bounds.insetBy(dx: lineWidth, dy: lineWidth)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: 64, height: 64)
  }

  // MARK: - Progress

  open func setProgress(_ value: CGFloat, animated: Bool, duration: TimeInterval = 0.3) {
    let newValue = max(0, min(1, value))
    if animated {
      let animation = CABasicAnimation(keyPath: "strokeEnd")
      animation.fromValue = progressLayer.presentation()?.strokeEnd ?? progress
      animation.toValue = newValue
      animation.duration = duration
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      animation.delegate = self
      progressLayer.add(animation, forKey: "progress")
    }
    progress = newValue
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    progressLayer.strokeEnd = newValue
    CATransaction.commit()
    percentLabel.text = String(format: "%.0f %%", Double(newValue * 100))
  }

  open func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if flag && progress >= 1 {
      delegate?.progressViewDidFinish(self)
    }
  }

  private func makeRing(color: UIColor?) -> CAShapeLayer {
    let ring = CAShapeLayer()
    ring.fillColor = UIColor.clear.cgColor
    ring.strokeColor = color?.cgColor
    ring.lineWidth = lineWidth
    return ring
  }
}

extension CircularProgressView {
  public convenience init(diameter: CGFloat, lineWidth: CGFloat, tint: UIColor) {
    self.init(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
    setAppearance(lineWidth: lineWidth, tint: tint)
  }

  public func setAppearance(lineWidth: CGFloat, tint: UIColor) {
    self.lineWidth = lineWidth
    self.progressTintColor = tint
  }
}
