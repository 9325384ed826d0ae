import Foundation
import TatamiUIKit
import TestSupport

extension HostileNumbers {
  /// The calls that draw in a context or change its state.
  static let drawingSteps = stateSteps + buildingSteps + figureSteps + clipSteps

  private static let stateSteps: [Step<CGContext>] = [
    { $1.saveGState() },
    { $1.restoreGState() },
    { $1.concatenate($0.transform()) },
    { $1.translateBy(x: $0.number(), y: $0.number()) },
    { $1.scaleBy(x: $0.number(), y: $0.number()) },
    { $1.rotate(by: $0.number()) },
    { $1.setFillColor($0.color()) },
    { $1.setStrokeColor(gray: $0.number(), alpha: $0.number()) },
    { $1.setLineWidth($0.number()) },
    { $1.setMiterLimit($0.number()) },
    { $1.setLineCap($0.pick([.butt, .round, .square])) },
    { $1.setLineJoin($0.pick([.miter, .round, .bevel])) },
    { $1.setLineDash(phase: $0.number(), lengths: [$0.number(), $0.number()]) },
    { $1.setAlpha($0.number()) },
    { $1.setBlendMode($0.pick([.normal, .multiply, .clear, .sourceIn])) },
    { $1.setShadow(offset: $0.size(), blur: $0.number()) },
    { $1.setShouldAntialias($0.chance(0.5)) },
    { _, context in context.beginTransparencyLayer(auxiliaryInfo: nil) },
    { $1.endTransparencyLayer() },
  ]

  private static let buildingSteps: [Step<CGContext>] = [
    { $1.beginPath() },
    { $1.move(to: $0.point()) },
    { $1.addLine(to: $0.point()) },
    { $1.addLines(between: $0.points()) },
    { $1.addQuadCurve(to: $0.point(), control: $0.point()) },
    { $1.addCurve(to: $0.point(), control1: $0.point(), control2: $0.point()) },
    {
      $1.addArc(
        center: $0.point(),
        radius: $0.number(),
        startAngle: $0.number(),
        endAngle: $0.number(),
        clockwise: $0.chance(0.5)
      )
    },
    { $1.addArc(tangent1End: $0.point(), tangent2End: $0.point(), radius: $0.number()) },
    { $1.addRect($0.rect()) },
    { $1.addRects([$0.rect(), $0.rect()]) },
    { $1.addEllipse(in: $0.rect()) },
    { $1.addPath($0.path()) },
    { $1.closePath() },
    { $1.replacePathWithStrokedPath() },
  ]

  private static let figureSteps: [Step<CGContext>] = [
    { $1.drawPath(using: $0.pick([.fill, .eoFill, .stroke, .fillStroke])) },
    { $1.fillPath(using: $0.pick([.winding, .evenOdd])) },
    { $1.strokePath() },
    { $1.fill($0.rect()) },
    { $1.fill([$0.rect(), $0.rect()]) },
    { $1.stroke($0.rect()) },
    { $1.stroke($0.rect(), width: $0.number()) },
    { $1.clear($0.rect()) },
    { $1.fillEllipse(in: $0.rect()) },
    { $1.strokeEllipse(in: $0.rect()) },
    { $1.strokeLineSegments(between: $0.points()) },
    { $0.drawLinearGradient(in: $1) },
    { $0.drawRadialGradient(in: $1) },
    { $1.draw(image, in: $0.rect()) },
    { $1.draw(image, in: $0.rect(), byTiling: true) },
    { numbers, _ in UIImage(cgImage: image).draw(in: numbers.rect()) },
    { numbers, _ in UIImage(cgImage: image).draw(at: numbers.point()) },
    { numbers, _ in UIImage(cgImage: image).drawAsPattern(in: numbers.rect()) },
    { numbers, _ in
      let image = UIImage(cgImage: image).resizableImage(
        withCapInsets: UIEdgeInsets(
          top: numbers.number(),
          left: numbers.number(),
          bottom: numbers.number(),
          right: numbers.number()
        )
      )
      image.draw(in: numbers.rect())
    },
    { numbers, _ in numbers.bezierPath().fill() },
    { numbers, _ in numbers.bezierPath().stroke(with: .normal, alpha: numbers.number()) },
    { numbers, _ in UIRectFill(numbers.rect()) },
    { numbers, _ in UIRectFrame(numbers.rect()) },
  ]

  private static let clipSteps: [Step<CGContext>] = [
    { $1.clip(using: $0.pick([.winding, .evenOdd])) },
    { $1.clip(to: $0.rect()) },
    { $1.clip(to: [$0.rect(), $0.rect()]) },
    { numbers, _ in numbers.bezierPath().addClip() },
    { numbers, _ in UIRectClip(numbers.rect()) },
  ]

  /// An image of four colors.
  private static let image: CGImage = {
    guard let image = UIImage.quarters(8).cgImage else { preconditionFailure("no image") }
    return image
  }()

  private mutating func drawLinearGradient(in context: CGContext) {
    guard let gradient = gradient() else { return }
    context.drawLinearGradient(gradient, start: point(), end: point(), options: gradientOptions())
  }

  private mutating func drawRadialGradient(in context: CGContext) {
    guard let gradient = gradient() else { return }
    context.drawRadialGradient(
      gradient,
      startCenter: point(),
      startRadius: number(),
      endCenter: point(),
      endRadius: number(),
      options: gradientOptions()
    )
  }

  private mutating func gradientOptions() -> CGGradientDrawingOptions {
    pick([
      [], .drawsBeforeStartLocation, .drawsAfterEndLocation,
      [.drawsBeforeStartLocation, .drawsAfterEndLocation],
    ])
  }
}
