import Foundation
import TatamiGeometry
import TatamiViews

extension UIStackView {
  /// The maximum depth of nested stacks.
  private static let maxDepth = 200
  private static var depth = 0
  /// The length, in points, from which lengths count as unlimited.
  private static let unboundedLength: CGFloat = 1e6

  private var contentMargins: UIEdgeInsets {
    isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
  }

  /// Returns the fitting size for an available width; widths of 0 and very large widths are
  /// unlimited.
  ///
  /// Sizes are cached until the next invalidation, so that nested stacks are measured only once.
  func fittingSize(width: CGFloat) -> CGSize {
    let isBounded = width > 0 && width < Self.unboundedLength
    let availableWidth = isBounded ? Double(width) : 0
    let layer = layer as? StackLayer
    if let known = layer?.cachedSizes.first(where: { $0.width == availableWidth }) {
      return CGSize(known.size)
    }
    guard Self.depth < Self.maxDepth else {
      Diagnostics.report("stacks are nested too deeply: \(self)")
      return .zero
    }
    Self.depth += 1
    defer { Self.depth -= 1 }
    let size = measure(width: isBounded ? availableWidth : nil)
    layer?.cache(size, forWidth: availableWidth)
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

  /// Places the visible arranged views with their edges on pixel boundaries.
  func placeArrangedSubviews() {
    var content = bounds.inset(by: contentMargins)
    content.size = CGSize(width: max(0, content.width), height: max(0, content.height))
    let pass = StackPass(self)
    place(pass, in: content)
    // Baselines of subviews are only known after the views that contain them have been laid out.
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
