import Foundation
@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiViews
import TestSupport

/// A view that draws random figures.
final class PictureView: UIView {
  /// The seeds of the figures.
  private var figures: [UInt64] = []

  /// Adds a figure, or replaces one, and invalidates everything, a part or the difference.
  func change(_ random: inout SeededRandom) {
    let figure = random.next()
    if figures.count < 4 || random.chance(0.2) {
      figures.append(figure)
    } else {
      figures[random.int(in: 0...figures.count - 1)] = figure
    }
    switch random.int(in: 0...3) {
    case 0: setNeedsDisplay()
    case 1:
      setNeedsDisplay(
        CGRect(
          x: random.double(in: -5...40),
          y: random.double(in: -5...40),
          width: random.double(in: 0...30),
          height: random.double(in: 0...30)
        )
      )
    default:
      layer.setNeedsDisplayOfDifference()
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.displayDifference()
  }

  override func draw(_ rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()
    for seed in figures {
      var figure = RandomFigure(seed: seed)
      context.map { figure.draw(in: $0) }
    }
  }
}

/// A random shape, gradient or image: rotated, scaled, clipped, masked, translucent or with a shadow.
private struct RandomFigure {
  private var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  mutating func draw(in context: CGContext) {
    context.saveGState()
    if random.chance(0.4) { context.rotate(by: number(-1...1)) }
    if random.chance(0.3) { context.scaleBy(x: number(-2...2), y: number(0.3...2)) }
    if random.chance(0.3) { clip(context) }
    if random.chance(0.2) {
      context.setShadow(
        offset: CGSize(width: number(-6...6), height: number(-6...6)),
        blur: number(0...6)
      )
    }
    if random.chance(0.3) { context.setAlpha(number(0...1)) }
    if random.chance(0.2) { context.setBlendMode(random.pick([.multiply, .screen, .difference])) }
    let isLayer = random.chance(0.2)
    if isLayer { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    for _ in 0...random.int(in: 0...1) { drawShape(in: context) }
    if isLayer { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private mutating func clip(_ context: CGContext) {
    switch random.int(in: 0...3) {
    case 0: context.clip(to: rect())
    case 1:
      context.addEllipse(in: rect())
      context.clip()
    case 2: UIBezierPath(roundedRect: rect(), cornerRadius: number(0...12)).addClip()
    default:
      let image = UIImage.quarters(8).cgImage
      image.map { context.clip(to: rect(), mask: $0) }
    }
  }

  private mutating func drawShape(in context: CGContext) {
    context.setFillColor(color())
    context.setStrokeColor(color())
    context.setLineWidth(number(0...7))
    if random.chance(0.3) { context.setLineDash(phase: 1, lengths: [number(1...7), 2]) }
    switch random.int(in: 0...6) {
    case 0: context.fill(rect())
    case 1: context.fillEllipse(in: rect())
    case 2: context.stroke(rect())
    case 3:
      context.move(to: point())
      context.addCurve(to: point(), control1: point(), control2: point())
      context.addLine(to: point())
      context.drawPath(using: random.pick([.fill, .stroke, .fillStroke]))
    case 4: drawGradient(in: context)
    case 5: UIImage.quarters(8).draw(in: rect())
    default: UIBezierPath(roundedRect: rect(), cornerRadius: number(0...20)).fill()
    }
  }

  private mutating func drawGradient(in context: CGContext) {
    let colors = [color(), color()] as CFArray
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else {
      return
    }
    context.clip(to: rect())
    if random.chance(0.5) {
      context.drawLinearGradient(
        gradient,
        start: point(),
        end: point(),
        options: random.pick([[], .drawsAfterEndLocation])
      )
    } else {
      context.drawRadialGradient(
        gradient,
        startCenter: point(),
        startRadius: number(0...5),
        endCenter: point(),
        endRadius: number(0...30),
        options: random.pick([[], .drawsAfterEndLocation])
      )
    }
  }

  private mutating func number(_ range: ClosedRange<Double>) -> CGFloat {
    let value = random.double(in: range)
    return CGFloat(random.chance(0.3) ? value.rounded() : value)
  }

  private mutating func point() -> CGPoint { CGPoint(x: number(-10...60), y: number(-10...60)) }

  private mutating func rect() -> CGRect {
    CGRect(x: number(-10...40), y: number(-10...40), width: number(0...40), height: number(0...40))
  }

  private mutating func color() -> CGColor {
    CGColor(
      red: number(0...1),
      green: number(0...1),
      blue: number(0...1),
      alpha: random.chance(0.5) ? 1 : number(0...1)
    )
  }
}
