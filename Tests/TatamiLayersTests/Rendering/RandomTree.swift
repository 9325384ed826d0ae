@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiViews
import TestSupport

/// A window of random layers with random changes.
@MainActor
struct RandomTree {
  static let size = CGSize(width: 120, height: 90)

  let window: UIWindow
  private var layers: [CALayer] = []
  private var views: [UIView] = []
  /// Opaque views that clip and scroll their subviews.
  private var scrolled: [UIView] = []
  private var random: SeededRandom
  private let picture: CGImage?
  /// Whether all edges are straight and on pixel boundaries.
  private let isAligned: Bool

  init(seed: UInt64, isAligned: Bool, scrolls: Bool = false) {
    random = SeededRandom(seed: seed)
    self.isAligned = isAligned
    window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
    window.isHidden = false
    picture = UIImage.quarters(8).cgImage
    if scrolls {
      addScrolledView(CGRect(x: 10, y: 5, width: 70, height: 80))
      addScrolledView(CGRect(x: 84, y: 20, width: 30, height: 60))
    }
    for _ in 0..<12 { addSomething() }
    for _ in 0..<40 { change() }
  }

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    let value = CGFloat.random(in: range, using: &random)
    guard !isAligned else { return (value / 2).rounded() * 2 }
    return Bool.random(using: &random) ? value.rounded() : value
  }

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private mutating func rect() -> CGRect {
    CGRect(x: number(-20...90), y: number(-20...70), width: number(0...60), height: number(0...60))
  }

  private mutating func color() -> CGColor {
    let alpha: CGFloat = chance(3) ? 0.5 : 1
    let part = { (random: inout SeededRandom) in CGFloat.random(in: 0...1, using: &random) }
    return CGColor(
      red: part(&random),
      green: part(&random),
      blue: part(&random),
      alpha: alpha
    )
  }

  private mutating func addSomething() {
    let parent = chance(3) ? window : views.randomElement(using: &random) ?? window
    switch Int.random(in: 0..<8, using: &random) {
    case 6 where !isAligned: add(layer: CAGradientLayer(), to: parent)
    case 7 where !isAligned: add(view: PictureView(frame: rect()), to: parent)
    case 0: add(view: UILabel(frame: rect()), to: parent)
    case 1: add(view: DottedView(frame: rect()), to: parent)
    case 2: add(layer: CAShapeLayer(), to: parent)
    case 3: add(layer: CALayer(), to: parent)
    default: add(view: UIView(frame: rect()), to: parent)
    }
  }

  private mutating func addScrolledView(_ frame: CGRect) {
    let view = UIView(frame: frame)
    view.clipsToBounds = true
    view.backgroundColor = chance(2) ? .white : .yellow
    window.addSubview(view)
    views.append(view)
    scrolled.append(view)
  }

  /// Moves the content of a scrolled view by whole or half points.
  private mutating func scroll(_ view: UIView) {
    let unit: CGFloat = chance(3) ? 0.5 : 1
    let shift = { (random: inout SeededRandom) in
      CGFloat(Int.random(in: -15...15, using: &random)) * unit
    }
    view.bounds.origin.y += shift(&random)
    if chance(3) { view.bounds.origin.x += shift(&random) }
  }

  private mutating func add(view: UIView, to parent: UIView) {
    (view as? UILabel)?.text = "gfj"
    (view as? DottedView)?.isRound = !isAligned
    view.layer.backgroundColor = chance(3) ? nil : color()
    parent.addSubview(view)
    views.append(view)
    layers.append(view.layer)
  }

  private mutating func add(layer: CALayer, to parent: UIView) {
    layer.frame = rect()
    if let shape = layer as? CAShapeLayer {
      shape.path = path()
      shape.fillColor = color()
    } else if let gradient = layer as? CAGradientLayer {
      gradient.colors = [color(), color(), color()]
      gradient.type = [.axial, .radial, .conic].randomElement(using: &random) ?? .axial
    } else {
      layer.backgroundColor = color()
    }
    parent.layer.addSublayer(layer)
    layers.append(layer)
  }

  private mutating func path() -> CGPath {
    let rect = rect()
    return isAligned || chance(2) ? CGPath(rect: rect) : UIBezierPath(ovalIn: rect).cgPath
  }

  /// Makes a random change.
  mutating func change() {
    if let view = scrolled.randomElement(using: &random), chance(2) { return scroll(view) }
    guard let layer = layers.randomElement(using: &random) else { return addSomething() }
    switch Int.random(in: 0..<7, using: &random) {
    case 0, 1: changeLooks(layer)
    case 2, 3: changeGeometry(layer)
    case 4: changeContents(layer)
    case 5: isAligned ? changeContents(layer) : bend(layer)
    default: changeTree(layer)
    }
  }

  private mutating func changeLooks(_ layer: CALayer) {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: layer.opacity = Float.random(in: 0...1, using: &random)
    case 1: layer.isHidden.toggle()
    case 2: layer.masksToBounds.toggle()
    case 3: layer.borderWidth = number(0...6)
    case 4: layer.backgroundColor = chance(3) ? nil : color()
    case 5: layer.allowsGroupOpacity.toggle()
    case 6: layer.shadowPath = chance(2) ? nil : path()
    case 7:
      layer.shouldRasterize = chance(3)
      layer.rasterizationScale = chance(2) ? 1 : 2
    default: castShadow(layer)
    }
  }

  private mutating func changeGeometry(_ layer: CALayer) {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: layer.zPosition = number(-2...2)
    case 1: layer.frame.origin = CGPoint(x: number(0...120), y: number(0...90))
    case 2: layer.bounds.origin = CGPoint(x: number(-20...20), y: number(-20...20))
    case 3: layer.frame = rect()
    default: if chance(4) { layer.superlayer?.bounds.origin.y += 10 }
    }
  }

  private mutating func changeContents(_ layer: CALayer) {
    switch Int.random(in: 0..<8, using: &random) {
    case 7: (layer.hostView as? PictureView)?.change(&random)
    case 0:
      layer.contents = chance(2) ? picture : nil
      layer.contentsGravity = .topLeft
    case 1: layer.setNeedsDisplay()
    case 2: (layer.hostView as? DottedView)?.color = color()
    case 3: (layer.hostView as? DottedView)?.changePart(rect(), to: color())
    case 4: (layer.hostView as? UILabel)?.text = chance(2) ? "Äpgq" : "fjord and more"
    case 5: (layer as? CAShapeLayer)?.path = path()
    default:
      layer.mask = chance(2) ? nil : CALayer()
      layer.mask?.frame = rect()
      layer.mask?.backgroundColor = color()
    }
  }

  /// Makes a change after which edges need antialiasing.
  private mutating func bend(_ layer: CALayer) {
    switch Int.random(in: 0..<15, using: &random) {
    case 13: layer.maskedCorners = chance(2) ? .layerMinXMinYCorner : .all
    case 14: (layer.hostView as? PictureView)?.change(&random)
    case 0: layer.cornerRadius = number(0...20)
    case 1: layer.cornerCurve = chance(2) ? .circular : .continuous
    case 2: layer.anchorPoint = CGPoint(x: number(0...1), y: number(0...1))
    case 3: layer.contentsGravity = chance(2) ? .center : .resizeAspectFill
    case 4: (layer as? CAShapeLayer)?.strokeColor = color()
    case 5: (layer as? CAShapeLayer)?.strokeEnd = number(0...1)
    case 6: layer.mask?.cornerRadius = number(0...20)
    case 7: layer.magnificationFilter = chance(2) ? .nearest : .linear
    case 8: (layer as? CAShapeLayer)?.lineWidth = number(0...8)
    case 9: (layer as? CAShapeLayer)?.lineDashPattern = chance(2) ? nil : [5, 3]
    case 10:
      (layer as? CAGradientLayer)?.startPoint = CGPoint(x: number(-1...1), y: number(-1...1))
    case 11:
      let mask = CAShapeLayer()
      mask.path = path()
      layer.mask = mask
    default: transform(layer)
    }
  }

  private mutating func transform(_ layer: CALayer) {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: layer.transform = CATransform3DIdentity
    case 1: layer.transform = CATransform3DMakeRotation(number(-3...3), 0, 0, 1)
    case 2: layer.transform = CATransform3DMakeScale(number(-2...2), number(0.2...2), 1)
    case 3: layer.transform = CATransform3DMakeRotation(number(-1...1), 0, 1, 0)
    default: layer.sublayerTransform = CATransform3DMakeRotation(number(-1...1), 1, 0, 1)
    }
  }

  private mutating func castShadow(_ layer: CALayer) {
    layer.shadowOpacity = chance(3) ? 0 : Float.random(in: 0.2...1, using: &random)
    layer.shadowOffset = CGSize(width: number(-12...12), height: number(-12...12))
    layer.shadowRadius = CGFloat.random(in: 0...4, using: &random)
  }

  private mutating func changeTree(_ layer: CALayer) {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: addSomething()
    case 1:
      if let view = layer.hostView {
        view.removeFromSuperview()
      } else {
        layer.removeFromSuperlayer()
      }
    case 2:
      let parent = views.randomElement(using: &random) ?? window
      guard layer.superlayer == nil else { return }
      if let view = layer.hostView {
        parent.addSubview(view)
      } else {
        parent.layer.addSublayer(layer)
      }
    case 3:
      if let view = layer.hostView { view.superview?.bringSubviewToFront(view) }
    default:
      if let view = layer.hostView { view.superview?.sendSubviewToBack(view) }
    }
  }
}

/// A view that draws dots.
final class DottedView: UIView {
  private var parts: [(rect: CGRect, color: CGColor)] = []

  var color = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { setNeedsDisplay() }
  }

  var isRound = true

  /// Draws a rectangle of another color over the dots; only this part is invalidated.
  func changePart(_ rect: CGRect, to color: CGColor) {
    parts.append((rect, color))
    setNeedsDisplay(rect)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(color)
    for index in 0..<8 {
      let dot = CGRect(x: 10 * index, y: 8 * index, width: 12, height: 6)
      if isRound { context.fillEllipse(in: dot) } else { context.fill(dot) }
    }
    for part in parts {
      context.setFillColor(part.color)
      context.fill(part.rect)
    }
  }
}

extension CALayer {
  /// The view that owns the layer.
  fileprivate var hostView: UIView? { host as? UIView }
}
