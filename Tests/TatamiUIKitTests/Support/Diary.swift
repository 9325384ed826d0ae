import TatamiUIKit

/// What happened to views, in order.
@MainActor
final class Diary {
  var lines: [String] = []

  /// Adds a line.
  func add(_ line: String) {
    lines.append(line)
  }

  /// Returns the lines and starts anew.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that writes its callbacks into a diary.
class DiaryView: UIView {
  let name: String
  let diary: Diary
  var whenLaidOut: () -> Void = {}
  var whenMoving: () -> Void = {}

  init(_ name: String, _ diary: Diary, frame: CGRect = .zero) {
    self.name = name
    self.diary = diary
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    diary.lines.append("\(name) lays out")
    whenLaidOut()
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    diary.lines.append("\(name) will move from \(label(superview)) to \(label(newSuperview))")
    whenMoving()
  }

  override func didMoveToSuperview() {
    diary.lines.append("\(name) did move to \(label(superview))")
  }

  override func didAddSubview(_ subview: UIView) {
    diary.lines.append("\(name) did add \(label(subview))")
  }

  override func willRemoveSubview(_ subview: UIView) {
    diary.lines.append("\(name) will remove \(label(subview)) of \(subviews.count)")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    let was = previousTraitCollection?.userInterfaceStyle == .dark ? "dark" : "light"
    let now = traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
    diary.lines.append("\(name) was \(was), is \(now)")
  }

  private func label(_ view: UIView?) -> String { (view as? DiaryView)?.name ?? "nothing" }
}
