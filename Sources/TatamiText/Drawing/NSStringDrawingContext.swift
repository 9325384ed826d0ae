public import Foundation

/// The allowed scale for drawing text, and the scale and bounds of the drawn text.
public final class NSStringDrawingContext: NSObject {
  /// The minimum scale of the font sizes; 0 for no scaling.
  public var minimumScaleFactor: CGFloat = 0
  /// The scale of the font sizes in the last drawing or measurement.
  public internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the text in the last drawing or measurement.
  public internal(set) var totalBounds = CGRect.zero
}
