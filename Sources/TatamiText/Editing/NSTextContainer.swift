public import Foundation

/// The rectangle that the lines of a text view fill.
@MainActor
open class NSTextContainer: NSObject {
  package var whenChanged: () -> Void = {}

  /// The space between the lines and the left and right edges, in points.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet {
      if !lineFragmentPadding.isFinite { lineFragmentPadding = oldValue }
      if oldValue != lineFragmentPadding { whenChanged() }
    }
  }
}
