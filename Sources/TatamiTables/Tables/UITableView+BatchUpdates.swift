// In Objective-C the parameter is an optional closure that does not escape. Swift has no such type:
// an overload with a closure that is not optional takes the place of the marking.

extension UITableView {
  /// Performs changes as one batch, animated; the closure is called before the method returns.
  ///
  /// - Parameters:
  ///   - updates: Inserts, deletes, reloads and moves rows and sections.
  ///   - completion: Receives whether the animations have finished.
  public func performBatchUpdates(
    _ updates: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }
}
