import Foundation
import TatamiUIKit

/// Film strips of animated properties.
package final class AnimationsPage: FilmPage {
  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Animations"
    addCard("Ease in and out, from 0 to 1 second", rows: [strip(Self.rise)])
    addCard("A spring", rows: [strip(Self.spring)])
    addCard("Keyframes", rows: [strip(Self.keyframes)])
    addCard("Turn and grow", rows: [strip(Self.rotate)])
    addCard("Color and corners", rows: [strip(Self.recolor)])
    addCard("A layer along a path", rows: [strip(Self.moveAlongPath)])
  }

  private func strip(_ animate: @escaping (UIView) -> Void) -> UIView {
    strip {
      let cell = UIView(width: 42, height: 52, color: .tertiarySystemFill, radius: 8)
      let square = UIView(width: 18, height: 18, color: .systemBlue, radius: 4)
      square.center = CGPoint(x: 21, y: 40)
      cell.addSubview(square)
      return (cell, { animate(square) })
    }
  }

  private static func rise(_ square: UIView) {
    UIView.animate(withDuration: 0.6) { square.center.y = 12 }
  }

  private static func spring(_ square: UIView) {
    UIView.animate(
      withDuration: 1,
      delay: 0,
      usingSpringWithDamping: 0.4,
      initialSpringVelocity: 0
    ) {
      square.center.y = 16
    }
  }

  private static func keyframes(_ square: UIView) {
    UIView.animateKeyframes(withDuration: 0.6, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { square.center.y = 12 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { square.center.y = 40 }
    }
  }

  private static func rotate(_ square: UIView) {
    square.center.y = 26
    UIView.animate(withDuration: 0.6, delay: 0, options: .curveEaseOut) {
      square.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 1.6, y: 1.6)
    }
  }

  private static func recolor(_ square: UIView) {
    (square.center.y, square.bounds.size) = (26, CGSize(width: 28, height: 28))
    UIView.animate(withDuration: 0.6, delay: 0, options: .curveLinear) {
      square.backgroundColor = .systemPink
      square.layer.cornerRadius = 14
    }
  }

  private static func moveAlongPath(_ square: UIView) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 12, y: 40))
    path.addQuadCurve(to: CGPoint(x: 30, y: 40), controlPoint: CGPoint(x: 21, y: -14))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path.cgPath
    animation.duration = 0.6
    animation.calculationMode = .paced
    square.layer.add(animation, forKey: "path")
    square.layer.position = CGPoint(x: 30, y: 40)
  }
}
