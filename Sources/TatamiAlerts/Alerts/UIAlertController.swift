import Foundation
public import TatamiControls
import TatamiGraphics
public import TatamiViews

/// A controller that shows a title, a message and actions: an alert, or an action sheet.
///
/// A person chooses an action, which dismisses the controller and then runs the action's handler.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in print("deleted") })
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// alert.preferredAction = alert.actions.first
/// controller.present(alert, animated: true)
/// ```
open class UIAlertController: UIViewController {
  /// The forms of alerts.
  public enum Style: Int, Sendable {
    /// A sheet of actions that slides up from the bottom.
    case actionSheet = 0
    /// A card in the center.
    case alert = 1
  }

  private var content = AlertContent(style: .actionSheet)
  /// Called when an action was chosen, before the alert is dismissed.
  final var willChoose: (UIAlertAction) -> Void = { _ in }
  /// Handles a touch outside of a popover without a cancel action; returns false for a dismissal.
  final var touchedOutside: () -> Bool = { false }
  /// Called after the alert was dismissed.
  final var didLeave: () -> Void = {}
  /// Whether an action was chosen since the last presentation.
  private var isAnswered = false

  /// Creates an alert or an action sheet without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    content = AlertContent(style: preferredStyle, title: title, message: message)
    modalPresentationStyle = preferredStyle == .alert ? .custom : .popover
  }

  // MARK: Content

  /// The form, which is set on creation.
  open var preferredStyle: Style { content.style }

  /// The title, in bold.
  open override var title: String? {
    get { content.title }
    set { change { $0.title = newValue } }
  }

  /// The text below the title.
  open var message: String? {
    get { content.message }
    set { change { $0.message = newValue } }
  }

  /// The actions, in the order in which they were added.
  open var actions: [UIAlertAction] { content.actions }

  /// Adds an action; a second cancel action is reported on standard error and ignored.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || content.cancelAction == nil else {
      return Diagnostics.report("\(self) has a cancel action already")
    }
    change { $0.actions.append(action) }
  }

  /// The action that the Return key performs, in bold; one that was not added is reported on standard
  /// error and ignored.
  open var preferredAction: UIAlertAction? {
    get { content.preferredAction }
    set {
      guard newValue.map({ action in actions.contains { $0 === action } }) ?? true else {
        return Diagnostics.report("the preferred action of \(self) must be one of its actions")
      }
      change { $0.preferredAction = newValue }
    }
  }

  /// The text fields; nil if there are none.
  open var textFields: [UITextField]? { content.fields.isEmpty ? nil : content.fields }

  /// Adds a text field and calls a closure with it at once; in action sheets, the call is reported on
  /// standard error and ignored.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return Diagnostics.report("text fields can be added to alerts only, not to \(self)")
    }
    let field = UITextField()
    field.clearButtonMode = .whileEditing
    field.font = AlertMetrics(style: .alert, traits: .current).fieldFont
    field.adjustsFontForContentSizeCategory = true
    let goOn = UIAction { [weak self] in self?.goOn(from: $0.sender) }
    field.addAction(goOn, for: .editingDidEndOnExit)
    configurationHandler?(field)
    change { $0.fields.append(field) }
  }

  private func change(_ change: (inout AlertContent) -> Void) {
    change(&content)
    guard let view = viewIfLoaded as? AlertView else { return }
    view.show(content)
    view.superview?.setNeedsLayout()
    presentationController?.containerView?.setNeedsLayout()
  }

  /// The size of an action sheet in a popover, in points; otherwise the size that was set.
  open override var preferredContentSize: CGSize {
    get {
      guard content.hidesCancel, let view = view as? AlertView else {
        return super.preferredContentSize
      }
      let width = AlertMetrics.popoverWidth
      return CGSize(width: width, height: view.fittingHeight(width))
    }
    set { super.preferredContentSize = newValue }
  }

  // MARK: View

  /// Creates the card.
  open override func loadView() {
    let card = AlertView(preferredStyle) { [weak self] in self?.choose($0) }
    view = card
    card.show(content)
  }

  /// Makes the first text field the first responder.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    isAnswered = false
    textFields?.first?.becomeFirstResponder()
  }

  /// Directs assistive technologies to the title.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let element = (view as? AlertView)?.firstElement
    UIAccessibility.post(notification: .screenChanged, argument: element)
  }

  /// Called after the view has disappeared.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { didLeave() }
  }

  // MARK: Choosing

  /// Dismisses the alert, then performs an action (N170).
  private func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isAnswered, let presenter = presentingViewController else { return }
    isAnswered = true
    willChoose(action)
    // The closure may have dismissed the alert.
    guard presentingViewController != nil, !isBeingDismissed else { return action.perform() }
    presenter.dismiss(animated: true) { [self] in
      withExtendedLifetime(self) { action.perform() }
    }
  }

  /// Chooses the cancel action, if there is one.
  @discardableResult
  func cancel() -> Bool {
    guard let action = content.cancelAction, action.isEnabled else { return false }
    choose(action)
    return true
  }

  /// Handles a tap outside: it cancels an action sheet (N172).
  func cancelByTouch() {
    if preferredStyle == .actionSheet { cancel() }
  }

  /// Moves from a text field to the next one, or performs the preferred action.
  private func goOn(from sender: Any?) {
    let index = content.fields.firstIndex { $0 === sender as? UITextField } ?? 0
    if index + 1 < content.fields.count {
      content.fields[index + 1].becomeFirstResponder()
    } else if let action = preferredAction {
      choose(action)
    }
  }

  /// Return for the preferred action and Escape for the cancel action.
  open override var keyCommands: [UIKeyCommand]? {
    var commands: [UIKeyCommand] = []
    if let action = preferredAction {
      commands.append(UIKeyCommand(input: "\r") { [weak self] _ in self?.choose(action) })
    }
    if content.cancelAction != nil {
      let escape = UIKeyCommand.inputEscape
      commands.append(UIKeyCommand(input: escape) { [weak self] _ in self?.cancel() })
    }
    return commands
  }
}

extension UIAlertController {
  /// Whether the alert was answered and is about to be dismissed.
  var hasAnswer: Bool {
    get { isAnswered }
    set { isAnswered = newValue }
  }
}

extension UIAlertController: OwnPresentation {
  /// An action sheet is a popover, except in compact width (N173).
  package func makePresentationController() -> UIPresentationController {
    preferredStyle == .actionSheet
      ? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      : AlertPresentationController(presentedViewController: self, presenting: nil)
  }

  package func makeAdaptedPresentationController() -> UIPresentationController? {
    AlertPresentationController(presentedViewController: self, presenting: nil)
  }

  /// A popover does not show cancel, because a touch outside of it cancels.
  package func willBePresented(by controller: UIPresentationController) {
    let popover = controller as? UIPopoverPresentationController
    if let popover, popover.backgroundColor == nil {
      popover.backgroundColor = AlertMetrics.cardColor
    }
    change { $0.hidesCancel = popover != nil }
  }

  package func handleTouchOutside() -> Bool { cancel() || touchedOutside() }

  package func makeAnimator(
    isPresentation: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    preferredStyle == .alert ? AlertAnimator(isPresentation: isPresentation) : nil
  }
}
