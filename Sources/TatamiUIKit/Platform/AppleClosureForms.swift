public import UIKit
import ObjectiveC

/// A gesture recognizer that can call closures.
@preconcurrency @MainActor
public protocol GestureHandling: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureHandling {}

extension GestureHandling {
  /// Adds a closure that is called on entering the states began, changed, ended and canceled.
  public func addHandler(_ handler: @escaping (Self) -> Void) {
    let target = ClosureTarget { recognizer in
      if let recognizer = recognizer as? Self { handler(recognizer) }
    }
    addTarget(target, action: #selector(ClosureTarget.call(_:)))
    // Recognizers do not retain targets, so an associated object keeps the target alive.
    let key = Unmanaged.passUnretained(target).toOpaque()
    objc_setAssociatedObject(self, key, target, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}

extension UIGestureRecognizer {
  /// Creates a recognizer that calls a closure on entering the states began, changed, ended and
  /// canceled.
  public convenience init(handler: @escaping (any GestureHandling) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { handler($0) }
  }
}

extension UITapGestureRecognizer {
  /// Creates a recognizer that calls a closure with itself when it changes to the state began,
  /// changed, ended or canceled.
  public convenience init(handler: @escaping (UITapGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler(handler)
  }
}

extension UIPanGestureRecognizer {
  /// Creates a recognizer that calls a closure with itself when it changes to the state began,
  /// changed, ended or canceled.
  public convenience init(handler: @escaping (UIPanGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler(handler)
  }
}

extension UILongPressGestureRecognizer {
  /// Creates a recognizer that calls a closure with itself when it changes to the state began,
  /// changed, ended or canceled.
  public convenience init(handler: @escaping (UILongPressGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler(handler)
  }
}

extension UISwipeGestureRecognizer {
  /// Creates a recognizer that calls a closure with itself when it changes to the state began,
  /// changed, ended or canceled.
  public convenience init(handler: @escaping (UISwipeGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler(handler)
  }
}

#if !os(tvOS)
extension UIPinchGestureRecognizer {
  /// Creates a recognizer that calls a closure with itself when it changes to the state began,
  /// changed, ended or canceled.
  public convenience init(handler: @escaping (UIPinchGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler(handler)
  }
}

extension UIRotationGestureRecognizer {
  /// Creates a recognizer that calls a closure with itself when it changes to the state began,
  /// changed, ended or canceled.
  public convenience init(handler: @escaping (UIRotationGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler(handler)
  }
}

extension UIHoverGestureRecognizer {
  /// Creates a recognizer that calls a closure with itself when it changes to the state began,
  /// changed, ended or canceled.
  public convenience init(handler: @escaping (UIHoverGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler(handler)
  }
}
#endif

/// The target that calls a recognizer's closure from a selector.
@MainActor
private final class ClosureTarget: NSObject {
  private let handler: (UIGestureRecognizer) -> Void

  init(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    self.handler = handler
  }

  @objc func call(_ recognizer: UIGestureRecognizer) {
    handler(recognizer)
  }
}

extension CADisplayLink {
  /// Creates a display link that calls a closure with itself.
  public convenience init(handler: @escaping (CADisplayLink) -> Void) {
    self.init(target: LinkTarget(handler), selector: #selector(LinkTarget.call(_:)))
  }
}

/// The target that calls a display link's closure; the link retains it.
private final class LinkTarget: NSObject {
  private let handler: (CADisplayLink) -> Void

  init(_ handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
  }

  @objc func call(_ link: CADisplayLink) {
    handler(link)
  }
}

extension UIKeyCommand {
  /// Creates a key command that calls a closure.
  public convenience init(
    title: String = "",
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    handler: @escaping (UIKeyCommand) -> Void
  ) {
    let action = #selector(UIResponder.performClosure(of:))
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.title = title
    objc_setAssociatedObject(
      self,
      CommandHandler.key,
      CommandHandler(handler),
      .OBJC_ASSOCIATION_RETAIN
    )
  }
}

/// The closure of a key command, an associated object of the command.
@MainActor
private final class CommandHandler: NSObject {
  /// The key of the association: the address of the class.
  static var key: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(CommandHandler.self as AnyObject).toOpaque())
  }

  let handler: (UIKeyCommand) -> Void

  init(_ handler: @escaping (UIKeyCommand) -> Void) {
    self.handler = handler
  }
}

extension UIResponder {
  /// Calls the closure of a key command, whose action goes to the first responder.
  @objc(tatami_performClosureOfKeyCommand:)
  fileprivate func performClosure(of command: UIKeyCommand) {
    let object = objc_getAssociatedObject(command, CommandHandler.key) as? CommandHandler
    object?.handler(command)
  }
}
