import Foundation
import TatamiHost
import TatamiUIKit

extension LiveSession {
  /// The shortest time between two descriptions of the window.
  private static let mirrorInterval = Duration.milliseconds(100)

  /// Describes the accessibility elements to the clients soon.
  func scheduleMirror() {
    guard !isMirrorScheduled else { return }
    isMirrorScheduled = true
    Task { [weak self] in
      try? await Task.sleep(for: Self.mirrorInterval)
      self?.sendMirror()
    }
  }

  private func sendMirror() {
    isMirrorScheduled = false
    guard hasClients else { return }
    let found = perform { mirror.elements(of: host.window) }
    guard found != elements else { return }
    sendToAll(.tree(before: elements, found))
    elements = found
  }

  /// Sends a text that the program announces, or that describes a change of the screen.
  func announce(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    let attributed = argument as? NSAttributedString
    let text = argument as? String ?? attributed?.string ?? ""
    guard !text.isEmpty else { return }
    let priority = attributed?.attribute(
      .accessibilitySpeechAnnouncementPriority,
      at: 0,
      effectiveRange: nil
    )
    let name = (priority as? UIAccessibilityPriority)?.rawValue ?? priority as? String
    let isUrgent = name == UIAccessibilityPriority.high.rawValue
    sendToAll(.announcement(text, isUrgent: isUrgent))
  }

  /// Applies an action of a screen reader; an element that has no action of its own is touched.
  func apply(_ action: ClientMessage.Action, to element: UInt32) {
    guard let responder = mirror.responder(of: element) else { return }
    switch action {
    case .activate: if !responder.accessibilityActivate() { touch(responder) }
    case .increment: responder.accessibilityIncrement()
    case .decrement: responder.accessibilityDecrement()
    case .focus: host.focus(responder)
    case .setText(let text): host.setText(text, of: responder)
    case .perform(let index):
      let actions = responder.offeredActions
      if actions.indices.contains(index) { host.perform(actions[index]) }
    }
  }

  private func touch(_ responder: UIResponder) {
    let frame = responder.accessibilityFrame
    host.lift(host.touchDown(at: CGPoint(x: frame.midX, y: frame.midY), type: .direct))
  }
}
