public import Foundation

/// An object whose content has a preferred size, and which contains others: a controller or a
/// presentation controller.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content, in points; zero for none.
  var preferredContentSize: CGSize { get }
  /// Called after the preferred size of a child, or of the presented controller, has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
}
