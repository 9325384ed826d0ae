import Foundation
import TatamiControls
import TatamiGraphics
import TatamiViews

/// The line above a month: a button with its name, and buttons for the months before and after.
final class MonthHeader: UIView {
  let title = UIButton(type: .system)
  let previous = UIButton(type: .system)
  let following = UIButton(type: .system)
  private let mark = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    mark.image = Self.chevron(CGSize(width: 7, height: 12), width: 2)
    previous.setImage(
      Self.chevron(CGSize(width: 10, height: 17), width: 2.5, isBack: true),
      for: .normal
    )
    following.setImage(Self.chevron(CGSize(width: 10, height: 17), width: 2.5), for: .normal)
    [title, mark, previous, following].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the title shows that wheels are open below it.
  var isOpen = false {
    didSet {
      [previous, following].forEach { $0.isHidden = isOpen }
      mark.transform = isOpen ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
      updateColors()
    }
  }

  private func updateColors() {
    // A change, even to an equal value, would request another layout.
    let font = DateMetrics(traits: traitCollection).titleFont
    let color = isOpen ? tintColor : .label
    if title.titleLabel?.font != font { title.titleLabel?.font = font }
    if title.titleColor(for: .normal) != color { title.setTitleColor(color, for: .normal) }
    mark.tintColor = tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateColors()
    let (height, side) = (bounds.height, DateMetrics.headerHeight)
    let room = max(0, bounds.width - 2 * side - DateMetrics.inset - 24)
    let width = min(title.sizeThatFits(.zero).width, room)
    let frames = [
      CGRect(x: DateMetrics.inset, y: 0, width: width, height: height),
      CGRect(x: bounds.width - 2 * side, y: 0, width: side, height: height),
      CGRect(x: bounds.width - side, y: 0, width: side, height: height),
    ].map { isRightToLeft ? $0.mirrored(in: bounds) : $0 }
    for (view, frame) in zip([title, previous, following], frames) { view.frame = frame }
    let x = DateMetrics.inset + width + 12
    mark.bounds.size = mark.image?.size ?? .zero
    mark.center = CGPoint(x: isRightToLeft ? bounds.width - x : x, y: height / 2)
  }

  /// Returns an arrow to the trailing or leading side, which is mirrored from right to left.
  private static func chevron(_ size: CGSize, width: CGFloat, isBack: Bool = false) -> UIImage {
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      let path = UIBezierPath()
      let (near, far) = (width / 2, size.width - width / 2)
      path.move(to: CGPoint(x: isBack ? far : near, y: width / 2))
      path.addLine(to: CGPoint(x: isBack ? near : far, y: size.height / 2))
      path.addLine(to: CGPoint(x: isBack ? far : near, y: size.height - width / 2))
      path.lineWidth = width
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      UIColor.black.setStroke()
      path.stroke()
    }
    return image.withRenderingMode(.alwaysTemplate).imageFlippedForRightToLeftLayoutDirection()
  }
}
