import TatamiGeometry

/// A size that was found inside a space; before it is set, it is valid for no space.
struct MeasuredSize: Sendable {
  var space = Size(width: .nan, height: .nan)
  var size = Size.zero

  /// Whether the size is also valid for another space: an equal one, or a smaller one into which
  /// the size still fits.
  func isValid(for other: Size) -> Bool {
    other.width <= space.width && other.height <= space.height
      && (size.width <= other.width && size.height <= other.height || other == space)
  }
}
