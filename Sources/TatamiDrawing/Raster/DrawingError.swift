/// An error of drawing a display list.
public enum DrawingError: Error, Hashable, Sendable {
  /// The size or the scale is not finite or not above zero.
  case emptySurface(width: Double, height: Double, scale: Double)
  /// The surface would be larger than allowed, in pixels (or points for documents).
  case surfaceTooLarge(width: Double, height: Double, side: Int, total: Int)
  /// The given number of bytes could not be allocated.
  case outOfMemory(bytes: Int)
  /// The drawing library reported a failure.
  case library(String)
  /// An image could not be embedded.
  case image(ImageError)
}

extension DrawingError: CustomStringConvertible {
  /// A message with the rejected value and the allowed values.
  public var description: String {
    switch self {
    case .emptySurface(let width, let height, let scale):
      "cannot draw \(width) x \(height) points at scale \(scale); all must be finite and above 0"
    case .surfaceTooLarge(let width, let height, let side, let total):
      "a surface of \(width) x \(height) is too large; "
        + "allowed are \(side) on each side and \(total) in total"
    case .outOfMemory(let bytes):
      "not enough memory for a drawing of \(bytes) bytes"
    case .library(let reason):
      "drawing failed: \(reason)"
    case .image(let error):
      error.description
    }
  }
}
