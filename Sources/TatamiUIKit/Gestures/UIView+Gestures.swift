import Foundation

extension UIView {
  /// Attaches a recogniser; one that was attached elsewhere leaves there (S83).
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    attachedRecognizers.append(recognizer)
  }

  /// Detaches a recogniser; what it is doing is cancelled.
  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    attachedRecognizers.removeAll { $0 === recognizer }
    recognizer.abandon()
    recognizer.view = nil
  }

  func replaceRecognizers(with recognizers: [UIGestureRecognizer]) {
    for recognizer in attachedRecognizers { removeGestureRecognizer(recognizer) }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
  }
}
