public import Foundation
import TatamiGraphics

extension NSValue {
  /// Creates a value that contains a transform.
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(boxing: t.rows.flatMap(\.numbers).map { CGFloat($0) })
  }

  /// The transform in the value; the identity if the value contains another type.
  public var caTransform3DValue: CATransform3D {
    transform3D ?? CATransform3DIdentity
  }

  /// The point, size, rectangle or transform in the value; nil for other contents.
  var animatable: AnimatableValue? {
    if let transform3D { return transform3D.animatable }
    return (geometry as? any Animatable)?.animatable
  }

  private var transform3D: CATransform3D? {
    guard let n = numbers(16) else { return nil }
    let row = { CATransform3D.Row(n[$0], n[$0 + 1], n[$0 + 2], n[$0 + 3]) }
    return CATransform3D(row(0), row(4), row(8), row(12))
  }
}
