import Foundation

/// How much of a touch its view has received.
enum ViewDelivery {
  /// Nothing yet.
  case pending
  /// The begin.
  case began
  /// The end or the cancellation; or the view never receives the touch.
  case finished
}

extension UITouch {
  /// The phase that the view has to receive next; nil if nothing is due.
  var duePhase: Phase? {
    switch delivery {
    case .finished:
      return nil
    case .pending:
      return isRevoked || isDelayed(by: \.delaysTouchesBegan) ? nil : .began
    case .began:
      if isClaimed { return .cancelled }
      guard isOver else { return hasChanged && phase == .moved ? .moved : nil }
      guard phase != .cancelled else { return .cancelled }
      return isDelayed(by: \.delaysTouchesEnded) ? nil : .ended
    }
  }

  /// Whether a recognizer has claimed the touch or the system has canceled it.
  var isRevoked: Bool { isClaimed || isOver && phase == .cancelled }

  /// Records that the view receives a phase; the touch is in that phase during the delivery.
  func recordDelivery(of phase: Phase) {
    self.phase = phase
    if phase == .moved {
      hasChanged = false
    } else {
      delivery = phase == .began ? .began : .finished
    }
  }

  /// Whether an undecided recognizer holds a phase back from the view.
  private func isDelayed(by option: (UIGestureRecognizer) -> Bool) -> Bool {
    (gestureRecognizers ?? []).contains { option($0) && $0.isUndecided }
  }
}
