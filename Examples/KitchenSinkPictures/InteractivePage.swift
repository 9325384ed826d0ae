package import TatamiUIKit

/// A page that is operated by touches and key presses before it is rendered.
@MainActor
package protocol InteractivePage {
  /// Simulates touches and key presses.
  func simulateInteraction(in window: UIWindow)
}

extension UIView {
  /// The center of the view in window coordinates, the target of simulated touches.
  var target: CGPoint {
    convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
  }

  /// The arrow key that moves the caret toward the beginning of the text.
  var backwardKey: UIKeyboardHIDUsage {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored ? .keyboardRightArrow : .keyboardLeftArrow
  }
}
