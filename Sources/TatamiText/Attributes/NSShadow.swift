public import Foundation
package import TatamiDrawing
import TatamiGeometry

/// A shadow behind text.
open class NSShadow: NSObject, NSCopying {
  private let typeTag = CFTypeTag()
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize.zero
  /// The blur radius of the shadow, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The color, a `UIColor`; by default black with an opacity of one third, nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Creates a shadow without offset and blur.
  public override init() {}

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Whether two shadows have equal values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  /// The hash of the offset and the blur radius.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }

  /// The shadow with its color resolved by the current traits; nil without a color.
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
