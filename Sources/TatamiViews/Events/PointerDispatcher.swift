import Foundation

/// Delivers pointer events: hovering to all hover recognizers under the pointer, scrolling to one
/// pan recognizer, pinches and rotations to one recognizer of each.
@MainActor
final class PointerDispatcher {
  private weak var window: UIWindow?
  private var hovered: [UIHoverGestureRecognizer] = []
  private weak var scrollingPan: UIPanGestureRecognizer?
  private var transformed: [any TouchPairRecognizer] = []

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

  func send(_ event: TransformEvent) {
    switch event.step {
    case .began: beginTransform(event)
    case .changed(let scale, let rotation):
      for recognizer in transformed { recognizer.transform(by: scale, rotation, event) }
    case .ended:
      for recognizer in transformed { recognizer.endTransform(event) }
      transformed = []
    }
  }

  /// Selects the innermost pinch and the innermost rotation that accept the event.
  private func beginTransform(_ event: TransformEvent) {
    let found = recognizers(at: event.location, of: event).compactMap {
      $0 as? any TouchPairRecognizer
    }
    .filter { $0.acceptsTransform && $0.accepts(event) }
    let pinch = found.first { $0 is UIPinchGestureRecognizer }
    let rotation = found.first { $0 is UIRotationGestureRecognizer }
    transformed = [pinch, rotation].compactMap(\.self)
    for recognizer in transformed { recognizer.prepareTransform(event) }
  }

  private func recognizers(at location: CGPoint, of event: UIEvent) -> [UIGestureRecognizer] {
    let view = window?.hitTest(location, with: event)
    return sequence(first: view, next: { $0?.superview }).compactMap(\.self)
      .flatMap(\.attachedRecognizers)
  }

  private func hover(_ event: PointerEvent) {
    let current = recognizers(at: event.location, of: event).compactMap {
      $0 as? UIHoverGestureRecognizer
    }
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
    let pans = recognizers(at: event.location, of: event).compactMap {
      $0 as? UIPanGestureRecognizer
    }
    scrollingPan = pans.first { pan in
      guard pan.acceptsScroll(event.scrollType), pan.accepts(event) else { return false }
      pan.beginScroll(event)
      return pan.isInProgress
    }
  }
}
