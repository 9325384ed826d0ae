import Foundation
import TatamiControls
import TatamiViews

/// The alert controller in which an alert view or an action sheet is shown (N184).
@MainActor
final class LegacyAlert {
  /// The closures that an alert view or an action sheet calls.
  @MainActor
  struct Calls {
    var willPresent: () -> Void = {}
    var didPresent: () -> Void = {}
    var clicked: (Int) -> Void = { _ in }
    var willDismiss: (Int) -> Void = { _ in }
    var didDismiss: (Int) -> Void = { _ in }
  }

  private(set) var controller: UIAlertController
  private var actions: [UIAlertAction] = []
  /// The calls while the alert is shown; they retain what shows it.
  private var calls = Calls()
  /// The index of the button with which the alert is being dismissed.
  private var chosen: Int?
  /// Whether the alert is shown once another controller has left.
  private var isWaiting = false

  init(_ style: UIAlertController.Style) {
    controller = UIAlertController(title: nil, message: nil, preferredStyle: style)
  }

  var isVisible: Bool { controller.presentingViewController != nil }

  /// Starts anew with other text fields; not while the alert is shown.
  func replace(fields: [(UITextField) -> Void]) {
    let new = UIAlertController(
      title: controller.title,
      message: controller.message,
      preferredStyle: controller.preferredStyle
    )
    for field in fields { new.addTextField(configurationHandler: field) }
    (controller, actions) = (new, [])
  }

  /// Presents the alert in front of a window, once controllers that are being dismissed have left; does
  /// nothing while it is shown.
  ///
  /// - Parameters:
  ///   - buttons: The buttons.
  ///   - window: The window; nil for the key window.
  ///   - animated: Whether the alert is animated.
  ///   - calls: What is called until the alert was dismissed.
  ///   - place: Sets the source of a popover.
  func show(
    _ buttons: LegacyButtons,
    in window: UIWindow?,
    animated: Bool,
    _ calls: Calls,
    place: @escaping (UIPopoverPresentationController) -> Void = { _ in }
  ) {
    guard !isVisible, !isWaiting else { return }
    let application = UIApplication.shared
    let window = window ?? application.keyWindow ?? application.windows.last
    guard let root = window?.rootViewController else {
      return Diagnostics.report("an alert needs a window with a root controller")
    }
    self.calls = calls
    presentInFront(of: root, animated: animated) { alert in
      alert.addActions(buttons)
      alert.observe(cancel: buttons.cancel)
      if let popover = alert.controller.popoverPresentationController { place(popover) }
    }
  }

  private func presentInFront(
    of root: UIViewController,
    animated: Bool,
    prepare: @escaping (LegacyAlert) -> Void
  ) {
    let stack = Array(sequence(first: root, next: \.presentedViewController))
    if let leaving = stack.first(where: \.isLeaving) {
      isWaiting = true
      return leaving.afterLeaving { [self] in
        guard isWaiting else { return }
        isWaiting = false
        presentInFront(of: root, animated: animated, prepare: prepare)
      }
    }
    prepare(self)
    chosen = nil
    (stack.last ?? root).present(controller, animated: animated) { [self] in
      announce()
      calls.didPresent()
    }
    if isVisible { announce() } else { calls = Calls() }
  }

  /// Calls the delegate, once, after the presentation was accepted.
  private func announce() {
    let willPresent = calls.willPresent
    calls.willPresent = {}
    willPresent()
  }

  private func addActions(_ buttons: LegacyButtons) {
    for index in buttons.titles.indices.dropFirst(actions.count) {
      let action = UIAlertAction(title: buttons.titles[index], style: buttons.style(at: index))
      controller.addAction(action)
      actions.append(action)
    }
  }

  private func observe(cancel: Int) {
    controller.willChoose = { [weak self] action in
      guard let self, let index = actions.firstIndex(where: { $0 === action }) else { return }
      calls.clicked(index)
      // The delegate may have dismissed the alert.
      if isVisible, chosen == nil { willDismiss(index) }
    }
    controller.touchedOutside = { [weak self] in
      self?.dismiss(cancel, animated: true)
      return true
    }
    controller.didLeave = { [weak self] in self?.didDismiss() }
  }

  // MARK: Dismissal

  /// Dismisses the alert as if a button had been tapped, without the call for the tap; one that waits
  /// is not shown.
  func dismiss(_ index: Int, animated: Bool) {
    if isWaiting { (isWaiting, calls) = (false, Calls()) }
    guard chosen == nil, let presenter = controller.presentingViewController else { return }
    willDismiss(index)
    presenter.dismiss(animated: animated)
  }

  private func willDismiss(_ index: Int) {
    chosen = index
    controller.hasAnswer = true
    calls.willDismiss(index)
  }

  private func didDismiss() {
    let (calls, chosen) = (calls, chosen)
    (self.calls, self.chosen) = (Calls(), nil)
    if let chosen { calls.didDismiss(chosen) }
  }

  /// Enables or disables the action at an index.
  func setEnabled(_ isEnabled: Bool, at index: Int) {
    if actions.indices.contains(index) { actions[index].isEnabled = isEnabled }
  }
}
