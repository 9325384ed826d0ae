/// The end of a turn: windows are laid out (R1, S30).
@MainActor
enum Commit {
  /// How often views that mark themselves anew are laid out in one turn.
  private static let maxPasses = 8

  /// Lays out every window on screen, and tells controllers that have appeared (S244).
  static func run() {
    for window in UIApplication.shared.windows {
      layOut(window)
      window.focus.updateHalo()
      window.layer.isCommitRoot = true
      window.tellAppeared()
    }
    Turn.end()
  }

  /// Lays a window out with the text shaping it was made under, whoever ends the turn.
  private static func layOut(_ window: UIWindow) {
    KitEnvironment.$textShaping.withValue(window.textShaping) {
      for _ in 0..<maxPasses where window.layer.layoutState != .clean {
        window.layoutIfNeeded()
      }
    }
  }
}
