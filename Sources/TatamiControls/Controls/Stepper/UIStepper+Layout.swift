import Foundation
import TatamiViews

extension UIStepper {
  static let cornerRadius: CGFloat = 8
  private static let glyphLength: CGFloat = 15

  func placeSubviews() {
    views.background.frame = bounds
    var (left, right) = (bounds, bounds)
    left.size.width /= 2
    (right.size.width, right.origin.x) = (left.width, left.maxX)
    for (highlight, half) in zip(views.highlights, [left, right]) { highlight.frame = half }
    let line = views.divider.image?.size ?? CGSize(width: 1, height: bounds.height / 2)
    views.divider.frame = centered(line, in: bounds)
    place(views.decrement, in: isRightToLeft ? right : left)
    place(views.increment, in: isRightToLeft ? left : right)
  }

  private func place(_ glyph: UIImageView, in half: CGRect) {
    glyph.frame = centered(glyph.image?.size ?? .zero, in: half)
  }

  private func centered(_ size: CGSize, in rect: CGRect) -> CGRect {
    let x = onPixel(rect.midX - size.width / 2)
    let y = onPixel(rect.midY - size.height / 2)
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  /// The state of the half of a direction, 1 or -1.
  private func state(of direction: Int) -> State {
    if !isEnabled || !stepperValue.canStep(direction) { return .disabled }
    return press?.direction == direction && press?.isInside == true ? .highlighted : .normal
  }

  func updateAppearance() {
    let directions = isRightToLeft ? [1, -1] : [-1, 1]
    let states = directions.map { state(of: $0) }
    let image = backgroundImage(for: state)
    views.background.image = image
    views.background.backgroundColor = image == nil ? .tertiarySystemFill : nil
    views.background.layer.cornerRadius = image == nil ? Self.cornerRadius : 0
    for (index, highlight) in views.highlights.enumerated() {
      let isHighlighted = states[index] == .highlighted && image == nil
      highlight.backgroundColor = isHighlighted ? .secondarySystemFill : nil
      highlight.layer.cornerRadius = Self.cornerRadius
      highlight.layer.maskedCorners =
        index == 0
        ? [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        : [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    }
    views.divider.image = dividerImage(
      forLeftSegmentState: states[0],
      rightSegmentState: states[1]
    )
    views.divider.backgroundColor = views.divider.image == nil ? .separator : nil
    show(views.decrement, images.decrement[state(of: -1)], Self.minus, state(of: -1))
    show(views.increment, images.increment[state(of: 1)], Self.plus, state(of: 1))
    setNeedsLayout()
  }

  private func show(_ view: UIImageView, _ image: UIImage?, _ glyph: UIImage, _ state: State) {
    view.image = image ?? glyph
    view.tintColor = .label
    view.alpha = state == .disabled ? 0.3 : 1
  }

  private static let minus = glyph(isPlus: false)
  private static let plus = glyph(isPlus: true)

  private static func glyph(isPlus: Bool) -> UIImage {
    let size = CGSize(width: glyphLength, height: glyphLength)
    let image = UIGraphicsImageRenderer(size: size).image { context in
      let middle = (glyphLength - 2) / 2
      context.fill(CGRect(x: 0, y: middle, width: glyphLength, height: 2))
      if isPlus { context.fill(CGRect(x: middle, y: 0, width: 2, height: glyphLength)) }
    }
    return image.withRenderingMode(.alwaysTemplate)
  }
}
