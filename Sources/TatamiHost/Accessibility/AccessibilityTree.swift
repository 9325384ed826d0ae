public import TatamiUIKit

extension AccessibilityNode {
  /// Lays out a view and returns its accessibility tree, in the order of the subviews.
  ///
  /// Rows and items of tables and collection views are in reading order.
  ///
  /// Containers with a label, an identifier or grouped children are nodes; other containers are
  /// replaced by their children.
  @preconcurrency @MainActor
  public static func tree(of view: UIView) -> AccessibilityNode {
    view.layoutIfNeeded()
    var root = AccessibilityNode(of: view)
    root.children = AccessibilityWalk.elements(of: view).map(\.tree)
    return root
  }
}
