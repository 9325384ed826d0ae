import Foundation
public import TatamiUIKit

/// Layers and animations made by functions without isolation, in Swift 5 mode.
public final class DialLayer: CAShapeLayer {
  /// The drawn fraction of the ring.
  public var progress: CGFloat = 0 {
    didSet {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      strokeEnd = progress
      CATransaction.commit()
    }
  }

  public override func layoutSublayers() {
    super.layoutSublayers()
    path = UIBezierPath(ovalIn: bounds).cgPath
  }
}

/// Returns a ring with a gradient, a mask and an animation.
public func makeDial(radius: CGFloat) -> DialLayer {
  let ring = DialLayer()
  ring.frame = CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)
  ring.fillColor = UIColor.red.cgColor
  ring.progress = 0.5
  let gradient = CAGradientLayer()
  gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
  gradient.frame = CGRect(x: 0, y: 0, width: radius, height: radius)
  gradient.mask = CALayer()
  ring.addSublayer(gradient)
  let fade = CABasicAnimation(keyPath: "opacity")
  fade.beginTime = CACurrentMediaTime()
  (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
  fade.delegate = DialLog()
  ring.add(fade, forKey: "fade")
  ring.layoutIfNeeded()
  return ring
}

/// Draws a ring with the coverage of each pixel; runs on any thread.
public func dialImage(radius: CGFloat) -> UIImage {
  let size = CGSize(width: 2 * radius, height: 2 * radius)
  return UIGraphicsImageRenderer(size: size).image {
    makeDial(radius: radius).render(in: $0.cgContext)
  }
}

/// A delegate of animations without isolation.
public final class DialLog: NSObject, CAAnimationDelegate {
  public private(set) var lines: [String] = []

  public func animationDidStart(_ anim: CAAnimation) { lines.append("start") }

  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    lines.append(flag ? "finished" : "stopped")
  }
}

/// A view that overrides the methods of its layer's delegate.
open class DialView: UIView, CAAnimationDelegate {
  public let ring = makeDial(radius: 10)
  /// The overridden methods that were called.
  public private(set) var calls: Set<String> = []
  private var link: CADisplayLink?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(ring)
    ring.delegate = self
  }

  public required init?(coder: NSCoder) { nil }

  deinit {
    ring.removeAllAnimations()
    layer.removeFromSuperlayer()
  }

  open override func draw(_ layer: CALayer, in ctx: CGContext) {
    super.draw(layer, in: ctx)
    calls.insert("draw")
  }

  open override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    ring.position = CGPoint(x: bounds.midX, y: bounds.midY)
    calls.insert("layout")
  }

  open override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    calls.insert("action")
    return layer === ring ? nil : super.action(for: layer, forKey: event)
  }

  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.insert("stop") }

  /// Starts a display link and an animation.
  public func start() {
    let link = CADisplayLink { [weak self] link in
      self?.calls.insert("frame")
      link.invalidate()
    }
    link.preferredFramesPerSecond = 60
    link.add(to: .main, forMode: .common)
    self.link = link
    let spin = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    spin.values = [0, CGFloat.pi]
    spin.duration = 0.5
    spin.delegate = self
    ring.add(spin, forKey: "spin")
    ring.opacity = 0.75
  }
}

/// A helper without isolation that moves layers of views.
public final class DialMover {
  weak var view: DialView?

  public init(_ view: DialView) { self.view = view }

  public func move() {
    CATransaction.setCompletionBlock { self.view?.alpha = 0.5 }
    view?.ring.opacity = 0.25
    view?.layer.addSublayer(makeDial(radius: 3))
    let link = CADisplayLink { _ in self.view?.setNeedsLayout() }
    link.add(to: .main, forMode: .default)
    link.invalidate()
  }
}
