package import TatamiUIKit

extension RandomCommands {
  /// The controllers from the root of the window to the front.
  package var stack: [UIViewController] {
    var stack = [window.rootViewController].compactMap(\.self)
    while let next = stack.last?.presentedViewController { stack.append(next) }
    return stack
  }

  /// Presents a controller or an alert from one of the stack and returns it; presenting during a
  /// presentation is refused with a message.
  @discardableResult
  package func present() -> UIViewController? {
    let other = random.chance(0.3) ? alert() : presented()
    guard !stack.isEmpty else { return nil }
    let presenter = random.pick(stack)
    let animated = random.chance(0.7)
    _ = Reports.during { presenter.present(other, animated: animated) }
    return other
  }

  /// Dismisses what is in front of one of the stack, or that one.
  package func dismiss() {
    if !stack.isEmpty { random.pick(stack).dismiss(animated: random.chance(0.7)) }
  }

  private func presented() -> UIViewController {
    let controller = CheckedController()
    controller.modalPresentationStyle = random.pick([
      .pageSheet, .pageSheet, .formSheet, .fullScreen, .overFullScreen, .overCurrentContext,
      .popover, .popover,
    ])
    let popover = controller.popoverPresentationController
    popover?.sourceView = random.pick(stack).view
    popover?.permittedArrowDirections = random.pick([.any, .up, [.left, .down]])
    controller.isModalInPresentation = random.chance(0.2)
    let sheet = controller.sheetPresentationController
    sheet?.detents = random.chance(0.5) ? [.medium(), .large()] : [.custom { _ in 200 }]
    sheet?.prefersGrabberVisible = random.chance(0.5)
    if random.chance(0.3) { sheet?.largestUndimmedDetentIdentifier = .medium }
    return controller
  }

  private func alert() -> UIAlertController {
    let alert = UIAlertController(
      title: "Title",
      message: nil,
      preferredStyle: flag ? .alert : .actionSheet
    )
    alert.popoverPresentationController?.sourceView = window.rootViewController?.view
    for index in 0..<random.int(in: 0...3) {
      let style: UIAlertAction.Style = index == 1 ? .cancel : .default
      alert.addAction(UIAlertAction(title: "\(index)", style: style))
    }
    if alert.preferredStyle == .alert, random.chance(0.3) { alert.addTextField() }
    return alert
  }
}
