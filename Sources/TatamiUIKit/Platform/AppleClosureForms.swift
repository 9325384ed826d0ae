public import UIKit
import ObjectiveC

/// Recognizers that tell closures about their states.
@MainActor
public protocol GestureHandling: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureHandling {}

extension GestureHandling {
  /// Calls a closure on entering began, changed, ended and canceled.
  public func addHandler(_ handler: @escaping @MainActor (Self) -> Void) {
    let target = ClosureTarget { recognizer in
      if let recognizer = recognizer as? Self { handler(recognizer) }
    }
    addTarget(target, action: #selector(ClosureTarget.call(_:)))
    // Targets are not retained: the recognizer keeps them as associated objects.
    let key = Unmanaged.passUnretained(target).toOpaque()
    objc_setAssociatedObject(self, key, target, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}

extension UIGestureRecognizer {
  /// Makes a recognizer that calls a closure on entering began, changed, ended and canceled.
  public convenience init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler(handler)
  }
}

/// The target that a closure needs to be called by a selector.
@MainActor
private final class ClosureTarget: NSObject {
  private let handler: @MainActor (UIGestureRecognizer) -> Void

  init(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.handler = handler
  }

  @objc func call(_ recognizer: UIGestureRecognizer) {
    handler(recognizer)
  }
}

extension CADisplayLink {
  /// Makes a link that calls a closure with itself.
  public convenience init(handler: @escaping (CADisplayLink) -> Void) {
    self.init(target: LinkTarget(handler), selector: #selector(LinkTarget.call(_:)))
  }
}

/// The target that a closure needs to be called by a display link, which retains it.
private final class LinkTarget: NSObject {
  private let handler: (CADisplayLink) -> Void

  init(_ handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
  }

  @objc func call(_ link: CADisplayLink) {
    handler(link)
  }
}
