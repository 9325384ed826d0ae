extension GestureArena {
  /// Calls the delegate and the views from the touched one to the recognizer's own (S87).
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else {
      return false
    }
    let touched = recognizer.attempt.touches.first?.view ?? recognizer.view
    var next = touched.flatMap { view in
      recognizer.view.flatMap { view.isDescendant(of: $0) ? view : $0 }
    }
    while let view = next {
      guard view.gestureRecognizerShouldBegin(recognizer) else { return false }
      next = view === recognizer.view ? nil : view.superview
    }
    return true
  }

  /// Returns the other members that have tracked at least one of the same touches.
  func competitors(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    members.filter {
      $0 !== recognizer && $0.attempt.shares(touchesWith: recognizer.attempt)
    }
  }

  /// Returns the recognizers that must fail before a recognizer may recognize (S86).
  func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    let explicit = recognizer.relations.requirements.compactMap(\.recognizer)
    return explicit + competitors(of: recognizer).filter { requires(recognizer, failureOf: $0) }
  }

  private func requires(
    _ waiting: UIGestureRecognizer,
    failureOf other: UIGestureRecognizer
  ) -> Bool {
    waiting.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: waiting)
      || waiting.delegate?.gestureRecognizer(waiting, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: waiting) == true
  }

  /// Returns whether the recognition of one recognizer makes another one fail (S85).
  func prevents(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> Bool {
    winner.canPrevent(loser) && loser.canBePrevented(by: winner)
      && !allowsBoth(winner, loser) && !allowsBoth(loser, winner)
  }

  private func allowsBoth(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) ?? false
  }
}
