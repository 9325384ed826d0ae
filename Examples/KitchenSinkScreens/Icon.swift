import Foundation
import TatamiUIKit

/// Small template images, drawn in a square of 20 points.
enum Icon {
  case star
  case heart
  case plus
  case arrow
  case person
  case search
  case sun

  /// Returns the image with a side in points.
  @MainActor
  func image(_ side: CGFloat = 20) -> UIImage {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side))
    return renderer.image { context in
      context.cgContext.scaleBy(x: side / 20, y: side / 20)
      UIColor.black.set()
      let path = path
      path.lineWidth = 2
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      isOutline ? path.stroke() : path.fill()
    }
    .withRenderingMode(.alwaysTemplate)
  }

  private var isOutline: Bool {
    switch self {
    case .plus, .arrow, .search, .sun: true
    case .star, .heart, .person: false
    }
  }

  /// The shape in the square of 20 points.
  @MainActor
  var path: UIBezierPath {
    switch self {
    case .star: .star(points: 5, in: CGRect(x: 1, y: 1, width: 18, height: 18))
    case .heart: .heart
    case .plus: .lines([[(10, 3.5), (10, 16.5)], [(3.5, 10), (16.5, 10)]])
    case .arrow: .lines([[(4, 10), (16, 10)], [(11, 5), (16, 10), (11, 15)]])
    case .person: .person
    case .search: .magnifyingGlass
    case .sun: .sun
    }
  }
}

extension UIBezierPath {
  /// Returns a star that fills a square.
  static func star(points: Int, in square: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    for index in 0..<2 * points {
      let angle = CGFloat(index) * .pi / CGFloat(points)
      let radius = square.width / 2 * (index.isMultiple(of: 2) ? 1 : 0.45)
      let point = CGPoint(
        x: square.midX + radius * sin(angle),
        y: square.midY - radius * cos(angle)
      )
      index == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    path.close()
    return path
  }

  fileprivate static func lines(_ lines: [[(x: CGFloat, y: CGFloat)]]) -> UIBezierPath {
    let path = UIBezierPath()
    for line in lines {
      for (index, point) in line.enumerated() {
        let point = CGPoint(x: point.x, y: point.y)
        index == 0 ? path.move(to: point) : path.addLine(to: point)
      }
    }
    return path
  }

  fileprivate static var heart: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 18))
    path.addCurve(
      to: CGPoint(x: 10, y: 5),
      controlPoint1: CGPoint(x: -5, y: 9),
      controlPoint2: CGPoint(x: 4, y: -1.5)
    )
    path.addCurve(
      to: CGPoint(x: 10, y: 18),
      controlPoint1: CGPoint(x: 16, y: -1.5),
      controlPoint2: CGPoint(x: 25, y: 9)
    )
    path.close()
    return path
  }

  fileprivate static var person: UIBezierPath {
    let path = UIBezierPath(ovalIn: CGRect(x: 6, y: 2, width: 8, height: 8))
    path.append(
      UIBezierPath(
        roundedRect: CGRect(x: 2.5, y: 11.5, width: 15, height: 7),
        byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: 6.5, height: 6.5)
      )
    )
    return path
  }

  fileprivate static var magnifyingGlass: UIBezierPath {
    let path = UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 10, height: 10))
    path.append(.lines([[(12, 12), (17, 17)]]))
    return path
  }

  fileprivate static var sun: UIBezierPath {
    let path = UIBezierPath(ovalIn: CGRect(x: 7, y: 7, width: 6, height: 6))
    for index in 0..<8 {
      let angle = CGFloat(index) * .pi / 4
      let ray = [6.2, 8.2].map { (x: 10 + $0 * cos(angle), y: 10 + $0 * sin(angle)) }
      path.append(.lines([ray]))
    }
    return path
  }
}
