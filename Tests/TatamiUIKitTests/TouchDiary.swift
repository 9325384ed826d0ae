import Foundation
import TatamiUIKit

/// A view that writes the touches it is told of into a diary.
class TouchView: UIView {
  let name: String
  let diary: Diary
  var whenTouched: (String) -> Void = { _ in }

  init(_ name: String, _ diary: Diary, frame: CGRect) {
    self.name = name
    self.diary = diary
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ word: String, _ touches: Set<UITouch>) {
    diary.lines.append("\(name) \(word)" + (touches.count > 1 ? " \(touches.count)" : ""))
    whenTouched(word)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }
}

/// A recogniser that does what the test says and writes what it is told into a diary.
class TouchRecognizer: UIGestureRecognizer {
  let diary: Diary
  var whenTold: [String: UIGestureRecognizer.State] = [:]
  var shares = false

  init(_ name: String, _ diary: Diary, _ whenTold: [String: UIGestureRecognizer.State] = [:]) {
    self.diary = diary
    self.whenTold = whenTold
    super.init()
    self.name = name
    addHandler { [unowned diary] in diary.lines.append("\(name) is \($0.state)") }
  }

  private func note(_ word: String) {
    diary.lines.append("\(name ?? "") sees \(word)")
    if let next = whenTold[word] { state = next }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { note("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { note("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { note("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    note("cancelled")
  }

  override func reset() {
    diary.lines.append("\(name ?? "") resets")
  }
}

/// A delegate whose answers are closures.
final class Judge: NSObject, UIGestureRecognizerDelegate {
  var diary = Diary()
  var receives = true
  var begins = true
  var allowsBoth = false
  var waits: (UIGestureRecognizer) -> Bool = { _ in false }
  var isWaitedFor: (UIGestureRecognizer) -> Bool = { _ in false }

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
    return waits(otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    diary.lines.append("be waited for")
    return isWaitedFor(otherGestureRecognizer)
  }
}

extension UIWindow {
  /// A window on screen with the side 400 points.
  static func shown() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.isHidden = false
    return window
  }
}

extension CGPoint {
  /// Makes a point on a diagonal.
  static func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
}
