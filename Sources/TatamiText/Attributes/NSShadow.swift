public import Foundation
package import TatamiDrawing
import TatamiGeometry

/// A shadow behind letters.
open class NSShadow: NSObject, NSCopying {
  private let typeTag = CFTypeTag()
  /// How far the shadow is moved, in points.
  open var shadowOffset = CGSize.zero
  /// How far the shadow's edge is blurred, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, a `UIColor`: black of a third's opacity by default, nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Makes a shadow that lies straight behind the letters.
  public override init() {}

  /// Returns a shadow that looks the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Whether two shadows look the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  /// The hash of offset and blur.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }

  /// The shadow under the current traits; nil without a colour.
  package var value: Shadow? {
    (shadowColor as? UIColor).map {
      Shadow(
        color: $0.value,
        offset: Size(shadowOffset),
        blurRadius: max(0, Double(shadowBlurRadius)) / 2
      )
    }
  }
}
