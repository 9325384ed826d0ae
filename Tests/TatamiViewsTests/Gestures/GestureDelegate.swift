import Foundation
import TatamiUIKit
import TestSupport

/// A gesture recognizer delegate that records its calls and returns set values.
final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  var diary = Diary()
  var receives = true
  var begins = true
  var allowsBoth = false
  var requiresFailure: (UIGestureRecognizer) -> Bool = { _ in false }
  var isRequiredToFail: (UIGestureRecognizer) -> Bool = { _ in false }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    diary.lines.append("receive")
    return receives
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    diary.lines.append("begin")
    return begins
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    diary.lines.append("both")
    return allowsBoth
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    diary.lines.append("wait")
    return requiresFailure(otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    diary.lines.append("be waited for")
    return isRequiredToFail(otherGestureRecognizer)
  }
}
