extension GestureArena {
  /// Asks the delegate and the views from the touched one up to the recogniser's (S87).
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else {
      return false
    }
    let touched = recognizer.attempt.touches.first?.view ?? recognizer.view
    var link = touched.flatMap { view in
      recognizer.view.flatMap { view.isDescendant(of: $0) ? view : $0 }
    }
    while let view = link {
      guard view.gestureRecognizerShouldBegin(recognizer) else { return false }
      link = view === recognizer.view ? nil : view.superview
    }
    return true
  }

  /// The others that have followed the same touches.
  func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    contestants.filter {
      $0 !== recognizer && $0.attempt.shares(touchesWith: recognizer.attempt)
    }
  }

  /// Returns whom a recogniser has to see fail first (S86).
  func blockers(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    let stated = recognizer.relations.requirements.compactMap(\.recognizer)
    return stated + rivals(of: recognizer).filter { waits(recognizer, for: $0) }
  }

  private func waits(_ waiting: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    waiting.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: waiting)
      || waiting.delegate?.gestureRecognizer(waiting, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: waiting) == true
  }

  /// Whether one recogniser's success lets another fail (S85).
  func excludes(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> Bool {
    winner.canPrevent(loser) && loser.canBePrevented(by: winner)
      && !allowsBoth(winner, loser) && !allowsBoth(loser, winner)
  }

  private func allowsBoth(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
  }
}
