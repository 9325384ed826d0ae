extension Headless {
  /// Lays out a view and returns what a reader of the screen finds there, in order of the subviews.
  ///
  /// Containers with a label, an identifier or grouped children are nodes, others are dissolved.
  @MainActor
  public static func accessibilityTree(of view: UIView) -> AccessibilityNode {
    view.layoutIfNeeded()
    return AccessibilityWalk.tree(of: view)
  }
}
