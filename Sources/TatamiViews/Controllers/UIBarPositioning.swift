public import Foundation

/// The places of a bar on a screen.
public enum UIBarPosition: Int, Sendable {
  /// No particular place.
  case any = 0
  /// At the bottom, with a hairline above.
  case bottom = 1
  /// At the top, with a hairline below.
  case top = 2
  /// At the top of the screen, with a background up to the edge.
  case topAttached = 3
}

/// A bar with a position.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The place of the bar.
  var barPosition: UIBarPosition { get }
}

/// An object that decides where a bar is.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the place of a bar.
  func position(forBar bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `any`.
  public func position(forBar bar: any UIBarPositioning) -> UIBarPosition { .any }
}
