package import Foundation
package import TatamiUIKit

/// A view that records the touches it receives.
package class TouchView: UIView {
  package let name: String
  package let diary: Diary
  package var onTouch: (String) -> Void = { _ in }

  package init(_ name: String, _ diary: Diary, frame: CGRect) {
    self.name = name
    self.diary = diary
    super.init(frame: frame)
  }

  package required init?(coder: NSCoder) { nil }

  private func record(_ phase: String, _ touches: Set<UITouch>) {
    diary.lines.append("\(name) \(phase)" + (touches.count > 1 ? " \(touches.count)" : ""))
    onTouch(phase)
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("began", touches)
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("moved", touches)
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("ended", touches)
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("cancelled", touches)
  }
}
