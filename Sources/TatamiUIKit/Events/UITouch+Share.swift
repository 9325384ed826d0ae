import Foundation

/// What a touch's view knows of it.
enum TouchShare {
  /// Nothing yet.
  case waiting
  /// That it has begun.
  case told
  /// That it is over; or the view never hears of it.
  case over
}

extension UITouch {
  /// What the view has to be told next, nil for nothing at present.
  var messageDue: Phase? {
    switch share {
    case .over:
      return nil
    case .waiting:
      return isLost || isDelayed(by: \.delaysTouchesBegan) ? nil : .began
    case .told:
      if isClaimed { return .cancelled }
      guard isOver else { return isFresh && phase == .moved ? .moved : nil }
      guard phase != .cancelled else { return .cancelled }
      return isDelayed(by: \.delaysTouchesEnded) ? nil : .ended
    }
  }

  /// Whether the touch was taken away, from the view or from all.
  var isLost: Bool { isClaimed || isOver && phase == .cancelled }

  /// Notes what the view is being told; meanwhile the touch is in that phase.
  func noteTold(_ message: Phase) {
    phase = message
    if message == .moved {
      isFresh = false
    } else {
      share = message == .began ? .told : .over
    }
  }

  /// Whether a recogniser that is undecided keeps something from the view.
  private func isDelayed(by reason: (UIGestureRecognizer) -> Bool) -> Bool {
    (gestureRecognizers ?? []).contains { reason($0) && $0.isUndecided }
  }
}
