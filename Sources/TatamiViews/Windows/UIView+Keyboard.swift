package import Foundation

extension UIView {
  /// The height of the part of the view that the keyboard covers at its bottom, in points; 0 for a
  /// keyboard that does not reach the bottom of the screen.
  package var keyboardOverlap: CGFloat {
    guard let window, let keyboard = window.environment.keyboard.frame,
      keyboard.maxY >= window.screen.bounds.maxY
    else { return 0 }
    let frame = convert(bounds, to: nil).offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    guard frame.minX < keyboard.maxX, keyboard.minX < frame.maxX else { return 0 }
    return min(max(0, frame.maxY - keyboard.minY), frame.height)
  }

  /// The part of the view below a keyboard that does not reach the bottom of the screen; nil if there
  /// is none.
  var floatingKeyboard: CGRect? {
    guard let window, let keyboard = window.environment.keyboard.frame,
      keyboard.maxY < window.screen.bounds.maxY
    else { return nil }
    let frame = keyboard.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
    let part = convert(frame, from: nil).intersection(bounds)
    return part.isEmpty ? nil : part
  }

  /// Ties the guide of the keyboard anew if the keyboard covers another part of the view.
  func updateKeyboardGuide() {
    guard let guide = existingKeyboardGuide, guide.tiedCover != guide.cover else { return }
    guide.edgeDidChange()
  }
}

extension UIWindow {
  /// Updates the guides of the views, and the views and controllers that make room.
  func keyboardDidMove() {
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      view.updateKeyboardGuide()
      (view as? any KeyboardAvoiding)?.keyboardDidMove()
      (view.viewController as? any KeyboardAvoiding)?.keyboardDidMove()
      waiting += view.subviews
    }
    for controller in presentedControllers {
      (controller.presentationController as? any KeyboardAvoiding)?.keyboardDidMove()
    }
    layoutIfNeeded()
  }
}
