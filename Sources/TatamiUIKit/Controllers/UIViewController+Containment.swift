extension UIViewController {
  /// Puts a controller inside; one that contains this controller is refused with a message.
  func insertChild(_ child: UIViewController) {
    guard child.parent !== self else { return }
    let isAround = sequence(first: self, next: \.parent).contains { $0 === child }
    guard !isAround else {
      return Diagnostics.report("a controller cannot be put into itself: \(child)")
    }
    child.willMove(toParent: self)
    child.parent?.forget(child)
    children.append(child)
    child.parent = self
  }

  /// Leaves the parent and is told so (S245).
  func leaveParent() {
    guard let parent else { return }
    parent.forget(self)
    didMove(toParent: nil)
  }

  private func forget(_ child: UIViewController) {
    children.removeAll { $0 === child }
    childOverrides[ObjectIdentifier(child)] = nil
    child.parent = nil
  }
}
