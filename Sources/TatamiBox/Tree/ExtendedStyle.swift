import TatamiGeometry

/// The style properties that most nodes leave at their defaults, stored outside of the node arrays.
struct ExtendedStyle: Sendable {
  var widthLimits = WrapLimits.none
  var heightLimits = WrapLimits.none
  var alignment = Alignment.none

  /// The limits along an axis.
  subscript(axis: Axis) -> WrapLimits {
    axis == .horizontal ? widthLimits : heightLimits
  }
}
