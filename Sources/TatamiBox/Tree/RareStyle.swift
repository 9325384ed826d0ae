import TatamiGeometry

/// The properties few nodes set, kept out of the arena's hot part.
struct RareStyle: Sendable {
  var widthLimits = WrapLimits.none
  var heightLimits = WrapLimits.none
  var alignment = Alignment.none

  /// The limits along an axis.
  subscript(axis: Axis) -> WrapLimits {
    axis == .horizontal ? widthLimits : heightLimits
  }
}
