import Foundation
import TatamiUIKit

/// Gradients, shadows, corners, masks, shapes and rotations in space.
final class LayersPage: PageController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Layers"
    addCard("Gradients", rows: [.row(gradients)])
    addCard("Shadows", rows: [.row(shadows)])
    addCard("Corners and borders", rows: [.row(corners)])
    addCard("Shapes", rows: [.row(shapes)])
    addCard("Masks", rows: [.row(masks)])
    addCard("Turned in space", rows: [.row(rotations)])
  }

  private func tile(_ color: UIColor? = nil, _ configure: (CALayer) -> Void) -> UIView {
    let view = UIView(width: 60, height: 60, color: color)
    configure(view.layer)
    return view
  }

  private func gradient(
    _ type: CAGradientLayerType,
    from start: CGPoint,
    to end: CGPoint,
    _ colors: [UIColor]
  ) -> CAGradientLayer {
    let gradient = CAGradientLayer()
    gradient.type = type
    gradient.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    gradient.cornerRadius = 12
    gradient.masksToBounds = true
    gradient.colors = colors.map(\.cgColor)
    (gradient.startPoint, gradient.endPoint) = (start, end)
    return gradient
  }

  private var gradients: [UIView] {
    let (middle, corner) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    let sky: [UIColor] = [.systemPink, .systemPurple, .systemBlue]
    let wheel: [UIColor] = [.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemRed]
    return [
      gradient(.axial, from: .zero, to: corner, sky),
      gradient(.axial, from: .zero, to: CGPoint(x: 0, y: 1), [.systemTeal, .systemIndigo]),
      gradient(.radial, from: middle, to: corner, [.systemYellow, .systemOrange, .systemRed]),
      gradient(.conic, from: middle, to: CGPoint(x: 0.5, y: 0), wheel),
    ].map { gradient in tile { $0.addSublayer(gradient) } }
  }

  private var shadows: [UIView] {
    let styles: [(offset: CGFloat, radius: CGFloat, opacity: Float, color: UIColor)] = [
      (1, 1, 0.3, .black), (3, 6, 0.25, .black), (6, 8, 0.3, .black), (4, 8, 0.7, .systemBlue),
    ]
    return styles.map { style in
      tile(.tertiarySystemBackground) {
        $0.cornerRadius = 12
        $0.shadowOffset = CGSize(width: 0, height: style.offset)
        $0.shadowRadius = style.radius
        $0.shadowOpacity = style.opacity
        $0.shadowColor = style.color.cgColor
      }
    }
  }

  private var corners: [UIView] {
    let diagonal: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    let styles: [(radius: CGFloat, corners: CACornerMask?, border: CGFloat)] = [
      (12, nil, 0), (32, nil, 4), (24, diagonal, 0), (16, diagonal, 2),
    ]
    return styles.map { style in
      tile(.systemTeal.withAlphaComponent(0.3)) {
        $0.cornerRadius = style.radius
        if let corners = style.corners { $0.maskedCorners = corners }
        $0.borderWidth = style.border
        $0.borderColor = UIColor.systemTeal.cgColor
      }
    }
  }

  private func shape(_ path: UIBezierPath, _ configure: (CAShapeLayer) -> Void) -> UIView {
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.systemIndigo.cgColor
    shape.lineWidth = 5
    configure(shape)
    return tile { $0.addSublayer(shape) }
  }

  private var shapes: [UIView] {
    let square = CGRect(x: 5, y: 5, width: 50, height: 50)
    let ring = UIBezierPath(ovalIn: square)
    let star = UIBezierPath.star(points: 5, in: square)
    return [
      shape(star) {
        ($0.fillColor, $0.lineWidth) = (UIColor.systemYellow.cgColor, 3)
        ($0.strokeColor, $0.lineJoin) = (UIColor.systemOrange.cgColor, .round)
      },
      shape(ring) { ($0.strokeStart, $0.strokeEnd, $0.lineCap) = (0.1, 0.8, .round) },
      shape(ring) { ($0.lineDashPattern, $0.lineCap) = ([0.1, 9.717], .round) },
      shape(UIBezierPath(roundedRect: square, cornerRadius: 12)) {
        $0.lineDashPattern = [11, 5.31]
      },
    ]
  }

  private var masks: [UIView] {
    let square = CGRect(x: 0, y: 0, width: 60, height: 60)
    let star = UIBezierPath.star(points: 8, in: square)
    let hole = UIBezierPath(ovalIn: square)
    hole.append(UIBezierPath(ovalIn: square.insetBy(dx: 18, dy: 18)))
    let paths = [star, hole].map { path in
      let mask = CAShapeLayer()
      mask.path = path.cgPath
      mask.fillRule = .evenOdd
      return mask as CALayer
    }
    let fade = CAGradientLayer()
    fade.frame = square
    fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    let half = CALayer()
    half.frame = square.insetBy(dx: 0, dy: 14)
    half.cornerRadius = 16
    half.backgroundColor = UIColor.black.cgColor
    return (paths + [fade, half]).map { mask in
      let view = UIImageView(image: ImagesPage.landscape(width: 90))
      view.contentMode = .scaleAspectFill
      view.layer.mask = mask
      return .frame(60, 60, around: view)
    }
  }

  private var rotations: [UIView] {
    let rotations: [(angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat)] = [
      (0.9, 0, 1, 0), (0.9, 1, 0, 0), (0.4, 0, 0, 1), (0.9, 1, 1, 1),
    ]
    return rotations.map { rotation in
      let view = UIView(width: 60, height: 60, color: .systemBlue, radius: 10)
      view.transform3D = CATransform3DMakeRotation(
        rotation.angle,
        rotation.x,
        rotation.y,
        rotation.z
      )
      let icon = UIImageView(image: Icon.star.image(36))
      icon.tintColor = .white
      icon.frame.origin = CGPoint(x: 12, y: 12)
      view.addSubview(icon)
      return view
    }
  }
}
