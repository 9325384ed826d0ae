import Foundation
import TatamiDrawing
import TatamiGeometry

extension CALayer {
  /// Returns the rounded bounds, inset by some points.
  func outline(inset: Double) -> Path {
    var path = Path()
    let rect = Rect(bounds.insetBy(dx: inset, dy: inset))
    let radius = max(0, Double(cornerRadius) - inset)
    guard cornerRadius > 0 else {
      path.addRect(rect)
      return path
    }
    let corner = { (mask: CACornerMask) in self.maskedCorners.contains(mask) ? radius : 0 }
    let radii = CornerRadii(
      topLeft: corner(.layerMinXMinYCorner),
      topRight: corner(.layerMaxXMinYCorner),
      bottomRight: corner(.layerMaxXMaxYCorner),
      bottomLeft: corner(.layerMinXMaxYCorner)
    )
    if cornerCurve == .continuous {
      path.addSmoothRect(rect, radii: radii)
    } else {
      path.addRoundedRect(rect, radii: radii)
    }
    return path
  }
}

extension Path {
  /// Adds a rectangle with continuous corners, clockwise from the top-left corner.
  fileprivate mutating func addSmoothRect(_ rect: Rect, radii: CornerRadii) {
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let half = max(0, min(rect.width, rect.height) / 2)
    let corners: [(corner: Point, along: Point, radius: Double)] = [
      (Point(x: left, y: top), Point(x: 0, y: -1), radii.topLeft),
      (Point(x: right, y: top), Point(x: 1, y: 0), radii.topRight),
      (Point(x: right, y: bottom), Point(x: 0, y: 1), radii.bottomRight),
      (Point(x: left, y: bottom), Point(x: -1, y: 0), radii.bottomLeft),
    ]
    for (index, corner) in corners.enumerated() {
      let bend = SmoothCorner(radius: corner.radius, half: half)
      let next = Point(x: -corner.along.y, y: corner.along.x)
      let start = corner.corner - corner.along * bend.length
      if index == 0 { move(to: start) } else { addLine(to: start) }
      guard bend.length > 0 else { continue }
      addCurve(
        to: corner.corner + next * bend.length,
        control1: corner.corner - corner.along * bend.control,
        control2: corner.corner + next * bend.control
      )
    }
    close()
  }
}

/// The length of a continuous corner along each edge and the position of its control points.
///
/// It extends 1.5 times as far as a circular corner of its radius and touches the circle in the
/// middle; if space is limited, it approaches the circle.
private struct SmoothCorner {
  let length: Double
  let control: Double

  init(radius: Double, half: Double) {
    let radius = min(max(0, radius), half)
    length = min(radius * 1.5, half)
    let middle = radius * (1 - 0.5.squareRoot())
    control = (8 * middle - length) / 3
  }
}
