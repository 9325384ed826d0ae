import TatamiGeometry

/// A size measured inside a space; before the first measurement, it is valid for no space.
struct MeasuredSize: Sendable {
  var space = Size(width: .nan, height: .nan)
  var size = Size()

  /// Returns whether the size is also valid for another space: an equal one, or a smaller one into
  /// which the size still fits.
  func isValid(for other: Size) -> Bool {
    other.width <= space.width && other.height <= space.height
      && (size.width <= other.width && size.height <= other.height || other == space)
  }
}
