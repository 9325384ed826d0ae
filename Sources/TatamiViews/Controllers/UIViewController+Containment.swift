extension UIViewController {
  /// Adds a child controller; reports a controller that contains this one and ignores it.
  func appendChild(_ child: UIViewController) {
    guard child.parent !== self else { return }
    let isAncestor = sequence(first: self, next: \.parent).contains { $0 === child }
    guard !isAncestor else {
      return Diagnostics.report("a controller cannot contain itself: \(child)")
    }
    child.willMove(toParent: self)
    child.parent?.removeChild(child)
    children.append(child)
    child.parent = self
  }

  /// Removes the controller from its parent and calls `didMove(toParent:)`.
  func removeFromParentController() {
    guard let parent else { return }
    parent.removeChild(self)
    didMove(toParent: nil)
  }

  private func removeChild(_ child: UIViewController) {
    children.removeAll { $0 === child }
    childOverrides[ObjectIdentifier(child)] = nil
    child.parent = nil
  }
}
