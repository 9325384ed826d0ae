import TatamiGeometry
import TatamiUIKit

/// A cup with two handles on a foot.
final class CupView: UIView {
  var color = UIColor.label { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    let unit = min(bounds.width, bounds.height) / TrophyShape.side
    UIGraphicsGetCurrentContext()?.scaleBy(x: unit, y: unit)
    color.set()
    path(TrophyShape.bowl).fill()
    for handle in TrophyShape.handles {
      let path = path(handle)
      path.lineWidth = TrophyShape.handleWidth
      path.stroke()
    }
  }

  private func path(_ elements: [TrophyShape.Element]) -> UIBezierPath {
    let path = UIBezierPath()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: CGPoint(point))
      case .line(let point): path.addLine(to: CGPoint(point))
      case .curve(let point, let first, let second):
        path.addCurve(
          to: CGPoint(point),
          controlPoint1: CGPoint(first),
          controlPoint2: CGPoint(second)
        )
      case .close: path.close()
      }
    }
    return path
  }
}
