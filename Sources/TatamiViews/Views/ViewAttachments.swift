/// The gesture recognizers and the interactions of a view.
@MainActor
struct ViewAttachments {
  var recognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
}

extension UIView {
  /// The gesture recognizers, in the order in which they were added.
  var attachedRecognizers: [UIGestureRecognizer] {
    get { attachments.recognizers }
    set { attachments.recognizers = newValue }
  }
}
