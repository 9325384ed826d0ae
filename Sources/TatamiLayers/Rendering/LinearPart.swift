import TatamiDrawing
import TatamiGeometry

/// The linear part of a transform, which determines the extent of blurs in pixels.
struct LinearPart: Equatable {
  private let a, b, c, d: Double

  /// Creates the linear part of a transform.
  init(_ transform: Transform) {
    (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
  }

  /// Returns the extent of a blur along both axes, in the coordinates before the transform.
  ///
  /// Blur radii are in pixels: three standard deviations, at the transform's mean scale. Two more
  /// pixels allow for rounding.
  func reach(ofBlur radius: Double) -> Size {
    let determinant = abs(a * d - b * c)
    guard determinant > 0, determinant.isFinite, radius.isFinite else { return .zero }
    let pixels = max(0, radius) * determinant.squareRoot() * 3 + 2
    return extent(ofSquare: pixels)
  }

  /// Returns the extent of a square before the transform, given its side after it.
  func extent(ofSquare side: Double) -> Size {
    let determinant = abs(a * d - b * c)
    guard determinant > 0, determinant.isFinite else { return .zero }
    return Size(
      width: side * (abs(d) + abs(c)) / determinant,
      height: side * (abs(b) + abs(a)) / determinant
    )
  }
}
