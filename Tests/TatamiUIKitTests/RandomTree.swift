@testable import TatamiUIKit
import TestSupport

/// A window full of random layers that random changes happen to.
@MainActor
struct RandomTree {
  static let size = CGSize(width: 120, height: 90)

  let window: UIWindow
  private var layers: [CALayer] = []
  private var views: [UIView] = []
  private var random: SeededRandom
  private let picture: CGImage?

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
    window.isHidden = false
    picture = UIImage.quarters(8).cgImage
    for _ in 0..<12 { addSomething() }
    for _ in 0..<40 { change() }
  }

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    let value = CGFloat.random(in: range, using: &random)
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
    switch Int.random(in: 0..<6, using: &random) {
    case 0: add(view: UILabel(frame: rect()), to: parent)
    case 1: add(view: DottedView(frame: rect()), to: parent)
    case 2: add(layer: CAShapeLayer(), to: parent)
    case 3: add(layer: CALayer(), to: parent)
    default: add(view: UIView(frame: rect()), to: parent)
    }
  }

  private mutating func add(view: UIView, to parent: UIView) {
    (view as? UILabel)?.text = "gfj"
    view.layer.backgroundColor = chance(3) ? nil : color()
    parent.addSubview(view)
    views.append(view)
    layers.append(view.layer)
  }

  private mutating func add(layer: CALayer, to parent: UIView) {
    layer.frame = rect()
    if let shape = layer as? CAShapeLayer {
      shape.path = UIBezierPath(ovalIn: rect()).cgPath
      shape.fillColor = color()
    } else {
      layer.backgroundColor = color()
    }
    parent.layer.addSublayer(layer)
    layers.append(layer)
  }

  /// Changes anything about anything.
  mutating func change() {
    guard let layer = layers.randomElement(using: &random) else { return addSomething() }
    switch Int.random(in: 0..<24, using: &random) {
    case 0: layer.opacity = Float(number(0...1))
    case 1: layer.isHidden.toggle()
    case 2: layer.masksToBounds.toggle()
    case 3: layer.cornerRadius = number(0...20)
    case 4: layer.borderWidth = number(0...6)
    case 5: layer.backgroundColor = chance(3) ? nil : color()
    case 6: layer.zPosition = number(-2...2)
    case 7: layer.position = CGPoint(x: number(0...120), y: number(0...90))
    case 8: layer.bounds.origin = CGPoint(x: number(-20...20), y: number(-20...20))
    case 9: layer.bounds.size = CGSize(width: number(0...70), height: number(0...70))
    case 10: layer.anchorPoint = CGPoint(x: number(0...1), y: number(0...1))
    case 11: transform(layer)
    case 12: castShadow(layer)
    case 13: layer.contents = chance(2) ? picture : nil
    case 14: layer.contentsGravity = chance(2) ? .center : .resizeAspectFill
    case 15: layer.setNeedsDisplay()
    case 16: (layer.view as? DottedView)?.color = color()
    case 17: (layer.view as? DottedView)?.changePart(rect(), to: color())
    case 18: (layer.view as? UILabel)?.text = chance(2) ? "Äpgq" : "fjord and more"
    case 19: (layer as? CAShapeLayer)?.path = UIBezierPath(rect: rect()).cgPath
    case 20: (layer as? CAShapeLayer)?.strokeColor = color()
    default: changeTree(layer)
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
    layer.shadowOpacity = chance(3) ? 0 : Float(number(0.2...1))
    layer.shadowOffset = CGSize(width: number(-12...12), height: number(-12...12))
    layer.shadowRadius = number(0...4)
  }

  private mutating func changeTree(_ layer: CALayer) {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: addSomething()
    case 1:
      if let view = layer.view { view.removeFromSuperview() } else { layer.removeFromSuperlayer() }
    case 2:
      let parent = views.randomElement(using: &random) ?? window
      guard layer.superlayer == nil else { return }
      if let view = layer.view { parent.addSubview(view) } else { parent.layer.addSublayer(layer) }
    case 3:
      if let view = layer.view { view.superview?.bringSubviewToFront(view) }
    default:
      if let view = layer.view { view.superview?.sendSubviewToBack(view) }
    }
  }
}

/// A view that draws dots and counts how often.
final class DottedView: UIView {
  private var parts: [(rect: CGRect, color: CGColor)] = []

  var color = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { setNeedsDisplay() }
  }

  /// Lays a rectangle of another colour over what is drawn; only this part is drawn anew.
  func changePart(_ rect: CGRect, to color: CGColor) {
    parts.append((rect, color))
    setNeedsDisplay(rect)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(color)
    for index in 0..<8 {
      context.fillEllipse(in: CGRect(x: 9 * index, y: 7 * index, width: 12, height: 6))
    }
    for part in parts {
      context.setFillColor(part.color)
      context.fill(part.rect)
    }
  }
}
