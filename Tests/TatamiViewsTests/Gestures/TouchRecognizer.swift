import Foundation
import TatamiUIKit
import TestSupport

/// A recognizer that records the touches it receives and responds to their phases with states.
class TouchRecognizer: UIGestureRecognizer {
  let diary: Diary
  var responses: [String: UIGestureRecognizer.State] = [:]

  init(_ name: String, _ diary: Diary, _ responses: [String: UIGestureRecognizer.State] = [:]) {
    self.diary = diary
    self.responses = responses
    super.init(target: nil, action: nil)
    self.name = name
    addHandler { [unowned diary] in diary.lines.append("\(name) is \($0.state)") }
  }

  private func record(_ phase: String) {
    diary.lines.append("\(name ?? "") sees \(phase)")
    if let next = responses[phase] { state = next }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { record("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { record("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { record("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    record("cancelled")
  }

  override func reset() {
    diary.lines.append("\(name ?? "") resets")
  }
}
