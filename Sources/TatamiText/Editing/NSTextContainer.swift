public import Foundation

/// The area that the lines of a text view fill.
open class NSTextContainer: NSObject {
  /// Called when the size of the lines changes.
  package var onChange: () -> Void = {}
  /// The layout manager of the text; nil without a text view.
  open package(set) weak var layoutManager: NSLayoutManager?

  /// The space between the lines and the left and right edges of the container, in points.
  open var lineFragmentPadding: CGFloat {
    get { padding }
    set { if newValue.isFinite, exchange(&padding, with: newValue) != newValue { onChange() } }
  }
  private var padding: CGFloat = 5
}
