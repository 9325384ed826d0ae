import TatamiUIKit

/// Dots that pulse one after the other, or a turning arc.
open class SpinnerView: UIView {

  public enum Style: Sendable {
    case dots(count: Int)
    case arc(width: CGFloat)
  }

  public let style: Style
  open var hidesWhenStopped = true
  open var color: UIColor! = .systemBlue { didSet { recolor() } }
  public private(set) var isAnimating = false

  /// The angle of the arc, in radians.
  public private(set) var angle: CGFloat = 0

  private var dots: [CALayer] = []
  private let arc = CAShapeLayer()
  private var displayLink: CADisplayLink?
  private var lastTimestamp: CFTimeInterval?

  public init(style: Style, size: CGSize = CGSize(width: 40, height: 40)) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: size))
    buildLayers()
    isHidden = true
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .dots(count: 3), size: frame.size)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = .arc(width: 3)
    super.init(coder: coder)
    buildLayers()
  }

  deinit {
    NotificationCenter.default.post(name: SpinnerView.didDeinit, object: nil)
  }

  public nonisolated static let didDeinit = Notification.Name("SpinnerViewDidDeinit")

  open override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 40) }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { stopAnimating() }
  }

  open override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    guard layer == self.layer else { return }
    switch style {
    case .dots(let count):
      let side = bounds.width / CGFloat(2 * count - 1)
      for (index, dot) in dots.enumerated() {
        dot.frame = CGRect(
          x: CGFloat(2 * index) * side,
          y: bounds.midY - side / 2,
          width: side,
          height: side
        )
        dot.cornerRadius = side / 2
      }
    case .arc(let width):
      arc.frame = bounds
      arc.lineWidth = width
      arc.path = UIBezierPath(ovalIn: bounds.insetBy(dx: width / 2, dy: width / 2)).cgPath
    }
  }

  open func startAnimating() {
    guard !isAnimating else { return }
    (isAnimating, isHidden) = (true, false)
    switch style {
    case .dots: startPulsing()
    case .arc: startTurning()
    }
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    dots.forEach { $0.removeAllAnimations() }
    displayLink?.invalidate()
    displayLink = nil
    lastTimestamp = nil
  }

  private func buildLayers() {
    switch style {
    case .dots(let count):
      dots = (0..<count).map { _ in CALayer() }
      dots.forEach(layer.addSublayer(_:))
    case .arc:
      arc.fillColor = nil
      arc.strokeStart = 0
      arc.strokeEnd = 0.75
      arc.lineCap = .round
      layer.addSublayer(arc)
    }
    recolor()
  }

  private func recolor() {
    dots.forEach { $0.backgroundColor = color.cgColor }
    arc.strokeColor = color.cgColor
  }

  private func startPulsing() {
    let pulse = CAKeyframeAnimation(keyPath: "transform.scale")
    pulse.values = [1, 0.3, 1]
    pulse.keyTimes = [0, 0.5, 1]
    pulse.duration = 0.9
    pulse.repeatCount = .greatestFiniteMagnitude
    pulse.timingFunctions = [
      CAMediaTimingFunction(controlPoints: 0.2, 0.68, 0.18, 1.08),
      CAMediaTimingFunction(controlPoints: 0.2, 0.68, 0.18, 1.08),
    ]
    let begin = CACurrentMediaTime()
    for (index, dot) in dots.enumerated() {
      pulse.beginTime = begin + 0.12 * Double(index)
      dot.add(pulse, forKey: "pulse")
    }
  }

  private func startTurning() {
    let link = CADisplayLink { [weak self] link in
      MainActor.assumeIsolated { self?.step(link.timestamp) }
    }
    link.add(to: .main, forMode: .common)
    displayLink = link
  }

  private func step(_ timestamp: CFTimeInterval) {
    defer { lastTimestamp = timestamp }
    guard let lastTimestamp else { return }
    angle += CGFloat(timestamp - lastTimestamp) * 2 * .pi
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    arc.setAffineTransform(CGAffineTransform(rotationAngle: angle))
    CATransaction.commit()
  }
}
