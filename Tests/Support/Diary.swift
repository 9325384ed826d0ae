package import TatamiUIKit

/// A record of what happened to views, in order.
@MainActor
package final class Diary {
  package var lines: [String] = []

  /// Creates an empty diary.
  package init() {}

  /// Adds a line.
  package func add(_ line: String) {
    lines.append(line)
  }

  /// Returns the lines and starts anew.
  package func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that writes its callbacks into a diary.
package class DiaryView: UIView {
  package let name: String
  package let diary: Diary
  package var whenLaidOut: () -> Void = {}
  package var whenMoving: () -> Void = {}

  package init(_ name: String, _ diary: Diary, frame: CGRect = .zero) {
    self.name = name
    self.diary = diary
    super.init(frame: frame)
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    diary.lines.append("\(name) lays out")
    whenLaidOut()
  }

  package override func willMove(toSuperview newSuperview: UIView?) {
    diary.lines.append("\(name) will move from \(label(superview)) to \(label(newSuperview))")
    whenMoving()
  }

  package override func didMoveToSuperview() {
    diary.lines.append("\(name) did move to \(label(superview))")
  }

  package override func didAddSubview(_ subview: UIView) {
    diary.lines.append("\(name) did add \(label(subview))")
  }

  package override func willRemoveSubview(_ subview: UIView) {
    diary.lines.append("\(name) will remove \(label(subview)) of \(subviews.count)")
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    let was = previousTraitCollection?.userInterfaceStyle == .dark ? "dark" : "light"
    let now = traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
    diary.lines.append("\(name) was \(was), is \(now)")
  }

  private func label(_ view: UIView?) -> String { (view as? DiaryView)?.name ?? "nothing" }
}
