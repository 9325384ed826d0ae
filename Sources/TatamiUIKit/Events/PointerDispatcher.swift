import Foundation

/// Hands what a pointer does to recognisers: hovering to all under it, scrolling to one pan.
@MainActor
final class PointerDispatcher {
  private weak var window: UIWindow?
  private var hovering: [UIHoverGestureRecognizer] = []
  private weak var scrolling: UIPanGestureRecognizer?

  init(window: UIWindow) {
    self.window = window
  }

  func send(_ event: PointerEvent) {
    guard let scroll = event.scroll else { return hover(event) }
    switch scroll {
    case .began: beginScroll(event)
    case .moved(let step): scrolling?.scroll(by: step, event)
    case .ended:
      scrolling?.endScroll(event)
      scrolling = nil
    }
  }

  private func recognizers(at event: PointerEvent) -> [UIGestureRecognizer] {
    let view = window?.hitTest(event.place, with: event)
    return sequence(first: view, next: { $0?.superview }).compactMap(\.self)
      .flatMap(\.attachedRecognizers)
  }

  private func hover(_ event: PointerEvent) {
    let under = recognizers(at: event).compactMap { $0 as? UIHoverGestureRecognizer }
      .filter { $0.wants(event) }
    let left = hovering.filter { !under.contains($0) }
    hovering = under
    for recognizer in left where recognizer.isUnderWay { recognizer.leave(at: event.place) }
    for recognizer in under where recognizer.view?.window === window {
      recognizer.hover(at: event.place)
    }
  }

  /// The first pan that takes this kind of scrolling and may begin keeps it until its end.
  private func beginScroll(_ event: PointerEvent) {
    let pans = recognizers(at: event).compactMap { $0 as? UIPanGestureRecognizer }
    scrolling = pans.first { pan in
      guard pan.takesScroll(event.scrollType), pan.wants(event) else { return false }
      pan.beginScroll(event)
      return pan.isUnderWay
    }
  }
}
