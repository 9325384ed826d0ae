import Foundation
import TatamiUIKit

/// A view that records the touches it receives.
class TouchView: UIView {
  let name: String
  let diary: Diary
  var onTouch: (String) -> Void = { _ in }

  init(_ name: String, _ diary: Diary, frame: CGRect) {
    self.name = name
    self.diary = diary
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  private func record(_ phase: String, _ touches: Set<UITouch>) {
    diary.lines.append("\(name) \(phase)" + (touches.count > 1 ? " \(touches.count)" : ""))
    onTouch(phase)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("began", touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("moved", touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("ended", touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("cancelled", touches)
  }
}
