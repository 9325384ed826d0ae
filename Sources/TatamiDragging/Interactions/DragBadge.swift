import Foundation
import TatamiGraphics
import TatamiText
import TatamiViews

/// The sign beside a drag: a plus for copies, a barred circle for forbidden drops, and the number of
/// several items.
final class DragBadge: UIView {
  private static let side: CGFloat = 26

  private let label = UILabel()
  private var operation = UIDropOperation.cancel
  private var count = 0

  override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    isOpaque = false
    layer.cornerRadius = Self.side / 2
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 2
    layer.shadowOffset = CGSize(width: 0, height: 1)
    contentMode = .redraw
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows what a drop would do and how many items there are.
  func show(_ operation: UIDropOperation, count: Int) {
    guard operation != self.operation || count != self.count else { return }
    (self.operation, self.count) = (operation, count)
    let showsCount = count > 1 && operation != .forbidden
    label.text = showsCount ? "\(count)" : nil
    let width = showsCount ? label.intrinsicContentSize.width + 14 : 0
    bounds.size = CGSize(width: max(Self.side, width), height: Self.side)
    label.frame = bounds
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.side / 2).cgPath
    alpha = showsCount || operation == .copy || operation == .forbidden ? 1 : 0
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let color: UIColor
    switch operation {
    case .copy: color = .systemGreen
    case .forbidden: color = .systemGray
    case .move, .cancel: color = .systemBlue
    }
    color.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: Self.side / 2).fill()
    UIColor.white.setStroke()
    let sign = sign
    sign.lineWidth = 2
    sign.stroke()
  }

  private var sign: UIBezierPath {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let path = UIBezierPath()
    switch operation {
    case .forbidden:
      path.append(
        UIBezierPath(ovalIn: CGRect(x: center.x - 6.5, y: center.y - 6.5, width: 13, height: 13))
      )
      path.move(to: CGPoint(x: center.x - 4.6, y: center.y - 4.6))
      path.addLine(to: CGPoint(x: center.x + 4.6, y: center.y + 4.6))
    case .copy where count <= 1:
      path.move(to: CGPoint(x: center.x - 6, y: center.y))
      path.addLine(to: CGPoint(x: center.x + 6, y: center.y))
      path.move(to: CGPoint(x: center.x, y: center.y - 6))
      path.addLine(to: CGPoint(x: center.x, y: center.y + 6))
    default: break
    }
    return path
  }
}
