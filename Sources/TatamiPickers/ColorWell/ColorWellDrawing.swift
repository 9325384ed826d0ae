import Foundation
import TatamiGraphics
import TatamiViews

/// A ring of all hues around a color.
final class ColorWellDrawing: UIView {
  private static let hueCount = 48

  var color: UIColor? {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let radius = bounds.width / 2
    let width = radius * 0.2
    guard radius > 0 else { return }
    drawRing(radius: radius - width / 2, width: width)
    let inner = radius - width * 1.8
    let circle = UIBezierPath(ovalIn: centered(inner))
    guard let color else {
      UIColor.tertiarySystemFill.setFill()
      return circle.fill()
    }
    drawBackground(circle, inner)
    color.setFill()
    circle.fill()
  }

  private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  private func centered(_ radius: CGFloat) -> CGRect {
    CGRect(x: middle.x, y: middle.y, width: 0, height: 0).insetBy(dx: -radius, dy: -radius)
  }

  private func drawRing(radius: CGFloat, width: CGFloat) {
    let step = 2 * CGFloat.pi / CGFloat(Self.hueCount)
    for index in 0..<Self.hueCount {
      let start = CGFloat(index) * step - .pi / 2
      let arc = UIBezierPath(
        arcCenter: middle,
        radius: radius,
        startAngle: start,
        endAngle: start + step * 1.3,
        clockwise: true
      )
      arc.lineWidth = width
      let hue = CGFloat(index) / CGFloat(Self.hueCount)
      UIColor(hue: hue, saturation: 0.85, brightness: 1, alpha: 1).setStroke()
      arc.stroke()
    }
  }

  /// Draws black and white halves, which show through translucent colors.
  private func drawBackground(_ circle: UIBezierPath, _ radius: CGFloat) {
    guard let color, color.cgColor.alpha < 1 else { return }
    UIColor.white.setFill()
    circle.fill()
    let half = UIBezierPath(
      arcCenter: middle,
      radius: radius,
      startAngle: -.pi / 4,
      endAngle: .pi * 3 / 4,
      clockwise: true
    )
    half.close()
    UIColor.black.setFill()
    half.fill()
  }
}
