import Foundation

/// The part of a touch that its view has received.
enum ViewDelivery {
  /// None.
  case pending
  /// The beginning.
  case began
  /// The end or the cancellation; also if the view never receives the touch.
  case finished
}

extension UITouch {
  /// The next phase to be delivered to the view; nil if none is due.
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

  /// Whether the view has received the beginning of the touch, but not its end.
  package var hasBegunInView: Bool { delivery == .began }

  /// Whether a recognizer has claimed the touch or the system has canceled it.
  var isRevoked: Bool { isClaimed || isOver && phase == .cancelled }

  /// Records that the view receives a phase, which is the touch's phase during delivery.
  func recordDelivery(of phase: Phase) {
    self.phase = phase
    if phase == .moved {
      hasChanged = false
    } else {
      delivery = phase == .began ? .began : .finished
    }
  }

  /// Returns whether an undecided recognizer delays the delivery of a phase to the view.
  private func isDelayed(by option: (UIGestureRecognizer) -> Bool) -> Bool {
    (gestureRecognizers ?? []).contains { option($0) && $0.isUndecided }
  }
}
