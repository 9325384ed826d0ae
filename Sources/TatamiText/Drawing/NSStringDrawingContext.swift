public import Foundation

/// The allowed scale for drawing text, and the scale and bounds of the drawn text.
open class NSStringDrawingContext: NSObject {
  /// The minimum scale of the font sizes; 0 for no scaling.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale of the font sizes in the last drawing or measurement.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the text in the last drawing or measurement.
  open internal(set) var totalBounds = CGRect.zero
}
