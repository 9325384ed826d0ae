import Foundation
import TatamiUIKit

/// Content modes, tinted templates, and resizable images with cap insets.
final class ImagesPage: PageController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Images"
    addCard("Content modes", rows: modes)
    addCard("Templates in the tint", rows: [.row(templates)])
    addCard("Caps that do not stretch", rows: [.row(bubbles)])
    addCard("Tiles and circles", rows: [.row(pictures)])
  }

  private var modes: [UIView] {
    let modes: [(String, UIView.ContentMode)] = [
      ("Fill", .scaleToFill), ("Aspect fit", .scaleAspectFit), ("Aspect fill", .scaleAspectFill),
      ("Center", .center), ("Top", .top), ("Bottom", .bottom), ("Left", .left),
      ("Right", .right), ("Corner", .topLeft),
    ]
    let tiles = modes.map { name, mode in
      let view = UIImageView(image: Self.landscape(width: 60))
      view.contentMode = mode
      view.backgroundColor = .tertiarySystemFill
      view.clipsToBounds = true
      view.layer.cornerRadius = 8
      return UIView.captioned(.frame(80, 80, around: view), name)
    }
    return stride(from: 0, to: tiles.count, by: 3).map { .row(Array(tiles[$0..<$0 + 3])) }
  }

  private var templates: [UIView] {
    let colors: [UIColor] = [
      .systemRed, .systemOrange, .systemGreen, .systemTeal, .systemBlue, .systemPurple,
    ]
    return zip([Icon.heart, .sun, .star, .plus, .person, .search], colors).map { icon, color in
      let view = UIImageView(image: icon.image(32))
      view.tintColor = color
      return view
    }
  }

  private var bubbles: [UIView] {
    let caps = UIEdgeInsets(top: 14, left: 14, bottom: 20, right: 20)
    let image = Self.bubble.resizableImage(withCapInsets: caps, resizingMode: .stretch)
      .withRenderingMode(.alwaysTemplate)
    return [(40, 40), (90, 40), (150, 48)].map { width, height in
      let view = UIImageView(image: image)
      view.tintColor = .systemBlue
      return .frame(width, height, around: view)
    }
  }

  private var pictures: [UIView] {
    let dots = UIImageView(image: Self.dots.resizableImage(withCapInsets: .zero))
    let portrait = picture { $0.cornerRadius = 32 }
    let framed = picture {
      $0.cornerRadius = 10
      $0.borderWidth = 3
      $0.borderColor = UIColor.systemIndigo.cgColor
    }
    return [
      .frame(96, 64, around: dots), .frame(64, 64, around: portrait),
      .frame(96, 64, around: framed),
    ]
  }

  private func picture(_ configure: (CALayer) -> Void) -> UIView {
    let view = UIImageView(image: Self.landscape(width: 120))
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    configure(view.layer)
    return view
  }

  /// Returns an image of hills under a sun, drawn in a coordinate system of 60 by 40 points.
  static func landscape(width: CGFloat) -> UIImage {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: width * 2 / 3))
    return renderer.image { context in
      context.cgContext.scaleBy(x: width / 60, y: width / 60)
      UIColor.systemTeal.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 40)).fill()
      UIColor.systemYellow.setFill()
      UIBezierPath(ovalIn: CGRect(x: 38, y: 6, width: 12, height: 12)).fill()
      UIColor.systemGreen.setFill()
      hill(at: 42).fill()
      UIColor.systemIndigo.setFill()
      hill(at: 18).fill()
    }
  }

  private static func hill(at x: CGFloat) -> UIBezierPath {
    let hill = UIBezierPath()
    hill.move(to: CGPoint(x: x - 24, y: 40))
    hill.addLine(to: CGPoint(x: x, y: 14))
    hill.addLine(to: CGPoint(x: x + 24, y: 40))
    hill.close()
    return hill
  }

  private static let bubble = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image {
    _ in
    let body = CGRect(x: 0, y: 0, width: 36, height: 36)
    UIBezierPath(roundedRect: body, cornerRadius: 13).fill()
    let tail = UIBezierPath()
    tail.move(to: CGPoint(x: 22, y: 36))
    tail.addQuadCurve(to: CGPoint(x: 40, y: 40), controlPoint: CGPoint(x: 32, y: 40))
    tail.addQuadCurve(to: CGPoint(x: 36, y: 24), controlPoint: CGPoint(x: 36, y: 36))
    tail.close()
    tail.fill()
  }

  private static let dots = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image {
    _ in
    UIColor.systemPink.setFill()
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 8)).fill()
    UIColor.systemPurple.setFill()
    UIBezierPath(ovalIn: CGRect(x: 8, y: 8, width: 8, height: 8)).fill()
  }
}
