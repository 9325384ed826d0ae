/// The differences between two pictures that a comparison accepts.
///
/// ```swift
/// var tolerance = PictureTolerance()
/// tolerance.colorDifference = 2
/// let difference = try PictureDifference(of: found, from: expected, tolerance: tolerance)
/// ```
public struct PictureTolerance: Hashable, Sendable {
  /// The largest accepted difference of a pixel's color, CIE 1976 ΔE; 0 or more.
  ///
  /// A difference of 2.3 is just noticeable, one of 100 is that of black and white. Pixels with
  /// alpha are compared on white and on black.
  public var colorDifference = 5.0
  /// The largest accepted share of pixels on moved edges, 0 to 1.
  ///
  /// These differ more, but their colors lie between those of the pixels around them in the other
  /// picture, as on the edge of a shape that has moved by a fraction of a pixel.
  public var edgeShare = 0.001

  /// Creates the tolerance of snapshots: 5, and one pixel in 1,000 on edges.
  public init() {}

  /// The tolerance that accepts equal pixels only.
  public static let exact: PictureTolerance = {
    var tolerance = PictureTolerance()
    tolerance.colorDifference = 0
    tolerance.edgeShare = 0
    return tolerance
  }()
}
