import Foundation
package import TatamiDrawing
import TatamiGeometry

/// A text whose fonts are scaled down until it fits a size (S220).
package struct FittingText {
  /// The largest layout that fits, or the layout at the minimum scale.
  package let layout: TextLayout
  /// The scale of the font sizes, at most 1.
  package let scale: CGFloat

  /// Finds the scale by bisection, to an accuracy of 0.005.
  package init(_ request: TextRequest, in size: CGSize, minimumScale: CGFloat) {
    let full = KitEnvironment.current.textShaping.layout(request)
    guard !full.fits(size) else {
      (layout, scale) = (full, 1)
      return
    }
    var (low, high) = (max(0.01, min(1, Double(minimumScale))), 1.0)
    var best = KitEnvironment.current.textShaping.layout(request.scaled(by: low))
    while high - low > 0.005 {
      let middle = (low + high) / 2
      let candidate = KitEnvironment.current.textShaping.layout(request.scaled(by: middle))
      if candidate.fits(size) { (low, best) = (middle, candidate) } else { high = middle }
    }
    (layout, scale) = (best, CGFloat(low))
  }
}

extension TextLayout {
  /// Whether a size shows the whole text.
  fileprivate func fits(_ limit: CGSize) -> Bool {
    let isWide = limit.width > 0 && size.width > Double(limit.width)
    let isHigh = limit.height > 0 && size.height > Double(limit.height) && lines.count > 1
    return !isTruncated && !isWide && !isHigh
  }
}

extension TextRequest {
  /// Returns the request with scaled font sizes.
  fileprivate func scaled(by factor: Double) -> TextRequest {
    var request = self
    for index in request.runs.indices {
      request.runs[index].attributes.font.pointSize *= factor
    }
    return request
  }
}
