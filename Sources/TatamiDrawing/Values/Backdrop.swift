/// A paint of what has been drawn behind a shape: blurred, saturated and tinted.
///
/// ```swift
/// let glass = Backdrop(blurRadius: 20, saturation: 1.8, tint: Color.white.withAlpha(0.6))
/// list.append(.fill(sheet, .nonZero, .backdrop(glass)))
/// ```
///
/// On rasters, a fill shows the pixels inside of the shape's bounding box, those of the surface or of
/// the innermost group. Strokes, texts, PDF and SVG show `flatColor`.
public struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the blur, in points; 0 or less does not blur.
  public var blurRadius: Double
  /// The factor of the distance of colors from gray; 1 keeps them.
  public var saturation: Double
  /// The color over the blurred pixels.
  public var tint: Color

  /// The least opacity of the color that stands for the paint.
  private static let leastFlatAlpha = 0.85

  /// Creates a paint.
  public init(blurRadius: Double, saturation: Double = 1, tint: Color = .clear) {
    (self.blurRadius, self.saturation, self.tint) = (blurRadius, saturation, tint)
  }

  /// The color that stands for the paint where nothing can be blurred: the tint, at least 0.85
  /// opaque if there is a blur.
  public var flatColor: Color {
    blurRadius > 0 && tint.alpha > 0
      ? tint.withAlpha(max(tint.alpha, Self.leastFlatAlpha)) : tint
  }
}
