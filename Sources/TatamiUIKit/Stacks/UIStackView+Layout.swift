import Foundation
import TatamiGeometry

extension UIStackView {
  /// How many stacks may be measured inside one another.
  private static let maxDepth = 200
  private static var depth = 0
  /// Lengths from here on are no limit.
  private static let unboundedLength: CGFloat = 1e6

  private var contentMargins: UIEdgeInsets {
    isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
  }

  /// Returns the size for a width on offer; 0 and huge ones leave it open.
  ///
  /// What was measured is kept until something changes, so that nested stacks cost a pass each.
  func fittingSize(width: CGFloat) -> CGSize {
    let isBounded = width > 0 && width < Self.unboundedLength
    let offer = isBounded ? Double(width) : 0
    let layer = layer as? StackLayer
    if let known = layer?.measured.first(where: { $0.width == offer }) { return CGSize(known.size) }
    guard Self.depth < Self.maxDepth else {
      Diagnostics.report("stacks are nested too deeply: \(self)")
      return .zero
    }
    Self.depth += 1
    defer { Self.depth -= 1 }
    let size = measure(width: isBounded ? offer : nil)
    layer?.keep(size, forWidth: offer)
    return CGSize(size)
  }

  private func measure(width: Double?) -> Size {
    let margins = contentMargins
    let across = Double(margins.left + margins.right)
    var size = StackPass(self).naturalSize(width: width.map { max(0, $0 - across) })
    size.width += across
    size.height += Double(margins.top + margins.bottom)
    return size
  }

  /// Places the visible arranged views, their edges on pixels.
  func placeArrangedSubviews() {
    let room = bounds.inset(by: contentMargins)
    let content = CGRect(
      origin: room.origin,
      size: CGSize(width: max(0, room.width), height: max(0, room.height))
    )
    let pass = StackPass(self)
    place(pass, in: content)
    // Baselines of subviews are known only after the layout of the views that contain them.
    if pass.layOutBaselineSubviews() { place(pass, in: content) }
  }

  private func place(_ pass: StackPass, in content: CGRect) {
    for (view, frame) in zip(pass.views, pass.frames(in: Rect(content))) {
      place(view, in: onPixels(CGRect(frame)))
    }
  }

  private func onPixels(_ rect: CGRect) -> CGRect {
    let scale = max(1, traitCollection.displayScale)
    let snap = { (value: CGFloat) in value.rounded(toScale: scale) }
    let (left, top) = (snap(rect.minX), snap(rect.minY))
    return CGRect(x: left, y: top, width: snap(rect.maxX) - left, height: snap(rect.maxY) - top)
  }
}
