import Foundation

extension UIView {
  /// Attaches a gesture recognizer and detaches it from its previous view (S83).
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    attachedRecognizers.append(recognizer)
  }

  /// Detaches a gesture recognizer and cancels its attempt.
  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    attachedRecognizers.removeAll { $0 === recognizer }
    recognizer.cancelAttempt()
    recognizer.view = nil
  }

  func replaceRecognizers(with recognizers: [UIGestureRecognizer]) {
    for recognizer in attachedRecognizers { removeGestureRecognizer(recognizer) }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
  }
}
