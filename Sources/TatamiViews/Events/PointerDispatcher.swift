import Foundation

/// Delivers pointer events: hovering to all hover recognizers under the pointer, scrolling to one
/// pan recognizer.
@MainActor
final class PointerDispatcher {
  private weak var window: UIWindow?
  private var hovered: [UIHoverGestureRecognizer] = []
  private weak var scrollingPan: UIPanGestureRecognizer?

  init(window: UIWindow) {
    self.window = window
  }

  func send(_ event: PointerEvent) {
    guard let scroll = event.scroll else { return hover(event) }
    switch scroll {
    case .began: beginScroll(event)
    case .moved(let step): scrollingPan?.scroll(by: step, event)
    case .ended:
      scrollingPan?.endScroll(event)
      scrollingPan = nil
    }
  }

  private func recognizers(at event: PointerEvent) -> [UIGestureRecognizer] {
    let view = window?.hitTest(event.location, with: event)
    return sequence(first: view, next: { $0?.superview }).compactMap(\.self)
      .flatMap(\.attachedRecognizers)
  }

  private func hover(_ event: PointerEvent) {
    let current = recognizers(at: event).compactMap { $0 as? UIHoverGestureRecognizer }
      .filter { $0.accepts(event) }
    let exited = hovered.filter { !current.contains($0) }
    hovered = current
    for recognizer in exited where recognizer.isInProgress { recognizer.exit(at: event.location) }
    for recognizer in current where recognizer.view?.window === window {
      recognizer.hover(at: event.location)
    }
  }

  /// Selects the first pan that accepts this kind of scrolling and may begin; it receives the whole
  /// movement.
  private func beginScroll(_ event: PointerEvent) {
    let pans = recognizers(at: event).compactMap { $0 as? UIPanGestureRecognizer }
    scrollingPan = pans.first { pan in
      guard pan.acceptsScroll(event.scrollType), pan.accepts(event) else { return false }
      pan.beginScroll(event)
      return pan.isInProgress
    }
  }
}
