/// The shape of a picture in which a whole poster is composed.
public enum PosterCanvas: Hashable, Sendable {
  /// A width and a height, in points.
  case size(width: Double, height: Double)
  /// A width divided by a height.
  case aspect(Double)

  /// The allowed sides, in points.
  public static let allowedSides = 100.0...20_000
  /// The allowed ratios.
  public static let allowedAspects = 0.1...10.0
}
