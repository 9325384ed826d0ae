import Foundation
import Tatami
import TatamiGeometry

/// Draws a wireframe with a margin around it.
final class WireframeView: UIView {
  private let wireframe: Wireframe

  init(_ wireframe: Wireframe) {
    self.wireframe = wireframe
    super.init(frame: CGRect(origin: .zero, size: wireframe.size))
    backgroundColor = .systemBackground
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func draw(_ rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()
    let origin = wireframe.bounds.origin
    context?.translateBy(x: Wireframe.margin - origin.x, y: Wireframe.margin - origin.y)
    for box in wireframe.drawing.boxes { draw(box) }
    for line in wireframe.drawing.lines { draw(line) }
    for distance in wireframe.drawing.distances { draw(distance) }
    for box in wireframe.drawing.boxes { drawLabel(of: box) }
    for distance in wireframe.drawing.distances { drawLabel(of: distance) }
  }

  private func draw(_ box: SceneDrawing.Box) {
    let outline = UIBezierPath(rect: box.frame.cgRect)
    color(of: box.role).withAlphaComponent(box.role == .container ? 0.06 : 0.14).setFill()
    outline.fill()
    color(of: box.role).setStroke()
    outline.stroke()
  }

  private func draw(_ line: SceneDrawing.Line) {
    let path = UIBezierPath()
    path.move(to: line.start.cgPoint)
    path.addLine(to: line.end.cgPoint)
    path.lineWidth = line.isWinner ? 2 : 1
    path.lineCapStyle = .square
    (line.isWinner ? UIColor.systemRed : .label).setStroke()
    path.stroke()
  }

  /// Draws a line between the ends with a tick at each; that of an optional constraint is dashed.
  private func draw(_ distance: SceneDrawing.Distance) {
    let (start, end) = (distance.start.cgPoint, distance.end.cgPoint)
    let tick =
      distance.start.y == distance.end.y ? CGSize(width: 0, height: 3) : CGSize(width: 3, height: 0)
    let path = UIBezierPath()
    for point in [start, end] {
      path.move(to: CGPoint(x: point.x - tick.width, y: point.y - tick.height))
      path.addLine(to: CGPoint(x: point.x + tick.width, y: point.y + tick.height))
    }
    path.move(to: start)
    path.addLine(to: end)
    path.lineWidth = 0.75
    if !distance.isRequired { path.setLineDash([3, 2], count: 2, phase: 0) }
    UIColor.systemPurple.setStroke()
    path.stroke()
  }

  /// Draws the constant beside the middle of the line.
  private func drawLabel(of distance: SceneDrawing.Distance) {
    guard !distance.label.isEmpty else { return }
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 7), .foregroundColor: UIColor.systemPurple,
    ]
    let size = distance.label.size(withAttributes: attributes)
    let (start, end) = (distance.start.cgPoint, distance.end.cgPoint)
    let isHorizontal = start.y == end.y
    let origin = CGPoint(
      x: (start.x + end.x) / 2 + (isHorizontal ? -size.width / 2 : 2),
      y: (start.y + end.y) / 2 - (isHorizontal ? size.height + 1 : size.height / 2)
    )
    distance.label.draw(at: origin, withAttributes: attributes)
  }

  /// Draws the index in a font size of 4 to 12 points, in the center of an item or in the corner of
  /// a container or match; a label that does not fit is omitted.
  private func drawLabel(of box: SceneDrawing.Box) {
    let frame = box.frame
    guard !box.label.isEmpty, frame.width > 4, frame.height > 6 else { return }
    let natural = box.label.size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    let factor = min(
      1,
      (frame.width - 2) / Double(natural.width),
      (frame.height - 2) / Double(natural.height)
    )
    guard factor * 12 >= 4 else { return }
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 12 * factor), .foregroundColor: UIColor.label,
    ]
    let size = box.label.size(withAttributes: attributes)
    let center = CGPoint(
      x: frame.midX - Double(size.width) / 2,
      y: frame.midY - Double(size.height) / 2
    )
    let corner = CGPoint(x: frame.minX + 3, y: frame.minY + 1)
    let origin = box.role == .match || box.role == .container ? corner : center
    box.label.draw(at: origin, withAttributes: attributes)
  }

  private func color(of role: SceneDrawing.Role) -> UIColor {
    switch role {
    case .container: .systemGray
    case .item: .systemBlue
    case .supplementary: .systemOrange
    case .match: .systemGreen
    }
  }
}

extension Rect {
  fileprivate var cgRect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}

extension Point {
  fileprivate var cgPoint: CGPoint { CGPoint(x: x, y: y) }
}
