import Foundation
import TatamiGeometry
import TatamiViews

extension UIPageControl: SteppedControl {
  private static let dotLength: CGFloat = 8
  /// The distance between the centers of two dots, in points.
  private static let pitch: CGFloat = 17
  /// The space before the first and after the last dot, in points.
  private static let endInset: CGFloat = 8
  private static let thickness: CGFloat = 26
  /// The distance beyond which a touch becomes a drag, in points.
  private static let dragThreshold: CGFloat = 8

  // MARK: Geometry

  private var axis: Axis {
    direction == .topToBottom || direction == .bottomToTop ? .vertical : .horizontal
  }

  /// Whether later pages are to the left or to the top.
  private var isReversed: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  func naturalSize(of pageCount: Int) -> CGSize {
    let gaps = CGFloat(max(0, pageCount - 1))
    let length = gaps * Self.pitch + Self.dotLength + 2 * Self.endInset
    return axis == .horizontal
      ? CGSize(width: length, height: Self.thickness)
      : CGSize(width: Self.thickness, height: length)
  }

  /// The pages whose indicators fit: all pages, or those around the current one.
  private var visiblePages: Range<Int> {
    // The natural size may have been rounded down to whole pixels; all pages fit it.
    let length = bounds.size[axis] + 1 - 2 * Self.endInset - Self.dotLength
    let room = length / Self.pitch
    let count = min(numberOfPages, max(1, Int(max(0, room) + 1)))
    let first = max(0, min(currentPage - count / 2, numberOfPages - count))
    return first..<first + count
  }

  /// Returns the center of a page's indicator.
  private func center(of page: Int, among visible: Range<Int>) -> CGPoint {
    let middle = CGFloat(visible.lowerBound + visible.upperBound - 1) / 2
    let offset = (CGFloat(page) - middle) * Self.pitch * (isReversed ? -1 : 1)
    return axis == .horizontal
      ? CGPoint(x: bounds.midX + offset, y: bounds.midY)
      : CGPoint(x: bounds.midX, y: bounds.midY + offset)
  }

  // MARK: Drawing

  func drawIndicators() {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    let visible = visiblePages
    drawBackground(around: visible)
    for page in visible {
      // A smaller dot at an end shows that there are more pages.
      let isCut =
        page == visible.lowerBound && page > 0
        || page == visible.upperBound - 1 && page < numberOfPages - 1
      draw(page, at: center(of: page, among: visible), scale: isCut ? 0.6 : 1)
    }
  }

  private func drawBackground(around visible: Range<Int>) {
    guard backgroundStyle == .prominent || backgroundStyle == .automatic && drag != nil else {
      return
    }
    let size = naturalSize(of: visible.count)
    let x = bounds.midX - size.width / 2
    let y = bounds.midY - size.height / 2
    UIColor.secondarySystemFill.setFill()
    let shape = CGRect(origin: CGPoint(x: x, y: y), size: size)
    UIBezierPath(roundedRect: shape, cornerRadius: Self.thickness / 2).fill()
  }

  private func draw(_ page: Int, at center: CGPoint, scale: CGFloat) {
    let isCurrent = page == currentPage
    let other = pageIndicatorTintColor ?? .tertiaryLabel
    let color = isCurrent ? currentPageIndicatorTintColor ?? .label : other
    let faded = isEnabled ? color : color.withAlphaComponent(color.cgColor.alpha / 2)
    let image = isCurrent ? currentPageIndicatorImage(forPage: page) : indicatorImage(forPage: page)
    let size = image?.size ?? CGSize(width: Self.dotLength, height: Self.dotLength)
    let rect = CGRect(
      x: onPixel(center.x - size.width * scale / 2),
      y: onPixel(center.y - size.height * scale / 2),
      width: size.width * scale,
      height: size.height * scale
    )
    if let image {
      image.withTintColor(faded, renderingMode: .alwaysOriginal).draw(in: rect)
    } else {
      faded.setFill()
      UIBezierPath(ovalIn: rect).fill()
    }
  }

  // MARK: Tracking

  /// Returns the position of a point in the direction of the pages.
  private func position(of point: CGPoint) -> CGFloat {
    (point[axis] - (axis == .horizontal ? bounds.midX : bounds.midY)) * (isReversed ? -1 : 1)
  }

  /// Begins a tap or a drag.
  func beginDrag(at point: CGPoint) {
    drag = PageDrag(origin: position(of: point), page: currentPage)
    setNeedsDisplay()
  }

  /// Changes the page along with a drag.
  func moveDrag(to point: CGPoint) {
    guard let drag, allowsContinuousInteraction else { return }
    let distance = position(of: point) - drag.origin
    if abs(distance) > Self.dragThreshold { self.drag?.isContinuous = true }
    guard self.drag?.isContinuous == true else { return }
    let pages = max(-1e6, min(1e6, (distance / Self.pitch).rounded(.towardZero)))
    userDidSet(drag.page + Int(pages))
  }

  /// Ends a drag, or a tap, which moves by one page toward its location.
  func endDrag(with tap: CGPoint?) {
    let isTap = drag?.isContinuous == false
    drag = nil
    setNeedsDisplay()
    if isTap, let tap { userDidSet(currentPage + (position(of: tap) < 0 ? -1 : 1)) }
  }

  /// Sets the current page on behalf of the user and sends `valueChanged`.
  func userDidSet(_ page: Int) {
    let old = currentPage
    currentPage = page
    if currentPage != old { send(.valueChanged) }
  }

  func take(_ steps: [Int]) { userDidSet(currentPage + steps.reduce(0, +)) }

  /// Returns the number of pages by which an arrow key changes the current page; nil for other
  /// keys.
  func steps(for key: UIKey) -> Int? {
    let forward = isReversed ? -1 : 1
    let (toRight, down) = axis == .horizontal ? (forward, 1) : (1, forward)
    return switch key.keyCode {
    case .keyboardRightArrow: toRight
    case .keyboardLeftArrow: -toRight
    case .keyboardDownArrow: down
    case .keyboardUpArrow: -down
    default: nil
    }
  }
}
