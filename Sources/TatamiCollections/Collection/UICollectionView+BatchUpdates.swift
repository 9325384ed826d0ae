// In Objective-C the parameter is an optional closure that does not escape. Swift has no such type:
// an overload with a closure that is not optional takes the place of the marking.

extension UICollectionView {
  /// Performs the updates of a closure together and animates them; the closure is called before the
  /// method returns.
  ///
  /// - Parameters:
  ///   - updates: Inserts, deletes, reloads and moves items and sections.
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
