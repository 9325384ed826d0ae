import TatamiControls

/// The content of an alert or an action sheet.
@MainActor
struct AlertContent {
  var style: UIAlertController.Style
  var title: String?
  var message: String?
  var fields: [UITextField] = []
  /// The actions in the order of `addAction(_:)`.
  var actions: [UIAlertAction] = []
  var preferredAction: UIAlertAction?
  /// Whether the cancel action is left out: in popovers, which a tap outside dismisses.
  var hidesCancel = false

  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// The actions of the main card in the order shown: in an alert, cancel is last.
  var mainActions: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    return style == .alert ? others + [cancelAction].compactMap(\.self) : others
  }

  /// Whether the title of an action is bold: of the preferred one, or else of cancel.
  func isBold(_ action: UIAlertAction) -> Bool {
    if style == .actionSheet, action.style == .cancel { return true }
    return preferredAction.map { $0 === action } ?? (style == .alert && action.style == .cancel)
  }
}
