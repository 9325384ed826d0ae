/// A gesture recognizer that supports closures.
///
/// TatamiUIKit's `AppleClosureForms.swift` adds the same API to Apple's UIKit.
@preconcurrency @MainActor
public protocol GestureHandling: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureHandling {}

extension GestureHandling {
  /// Adds a closure that is called on entering the states began, changed, ended and canceled.
  public func addHandler(_ handler: @escaping (Self) -> Void) {
    relations.actions.append(
      .closure { recognizer in
        if let recognizer = recognizer as? Self { handler(recognizer) }
      }
    )
  }
}

extension UIGestureRecognizer {
  /// Creates a recognizer that calls a closure on entering the states began, changed, ended and
  /// canceled.
  public convenience init(handler: @escaping (any GestureHandling) -> Void) {
    self.init()
    addHandler { handler($0) }
  }
}

extension UITapGestureRecognizer {
  /// Creates a recognizer that calls a closure with itself when it changes to the state began,
  /// changed, ended or canceled.
  public convenience init(handler: @escaping (UITapGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }
}

extension UIPanGestureRecognizer {
  /// Creates a recognizer that calls a closure with itself when it changes to the state began,
  /// changed, ended or canceled.
  public convenience init(handler: @escaping (UIPanGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }
}

extension UILongPressGestureRecognizer {
  /// Creates a recognizer that calls a closure with itself when it changes to the state began,
  /// changed, ended or canceled.
  public convenience init(handler: @escaping (UILongPressGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }
}

extension UISwipeGestureRecognizer {
  /// Creates a recognizer that calls a closure with itself when it changes to the state began,
  /// changed, ended or canceled.
  public convenience init(handler: @escaping (UISwipeGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }
}

extension UIPinchGestureRecognizer {
  /// Creates a recognizer that calls a closure with itself when it changes to the state began,
  /// changed, ended or canceled.
  public convenience init(handler: @escaping (UIPinchGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }
}

extension UIRotationGestureRecognizer {
  /// Creates a recognizer that calls a closure with itself when it changes to the state began,
  /// changed, ended or canceled.
  public convenience init(handler: @escaping (UIRotationGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }
}

extension UIHoverGestureRecognizer {
  /// Creates a recognizer that calls a closure with itself when it changes to the state began,
  /// changed, ended or canceled.
  public convenience init(handler: @escaping (UIHoverGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }
}

extension CADisplayLink {
  /// Creates a display link that calls a closure with itself.
  public convenience init(handler: @escaping (CADisplayLink) -> Void) {
    self.init(calling: handler)
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
    self.init(title: title, input: input, flags: modifierFlags, handler: handler)
  }
}
