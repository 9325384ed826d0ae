/// Recognizers that tell closures about their states; Apple has a twin of this file.
@MainActor
public protocol GestureHandling: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureHandling {}

extension GestureHandling {
  /// Calls a closure on entering began, changed, ended and canceled.
  public func addHandler(_ handler: @escaping @MainActor (Self) -> Void) {
    relations.handlers.append { recognizer in
      if let recognizer = recognizer as? Self { handler(recognizer) }
    }
  }
}

extension UIGestureRecognizer {
  /// Makes a recognizer that calls a closure on entering began, changed, ended and canceled.
  public convenience init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }
}

extension CADisplayLink {
  /// Makes a link that calls a closure with itself.
  public convenience init(handler: @escaping (CADisplayLink) -> Void) {
    self.init(calling: handler)
  }
}

extension UIKeyCommand {
  /// Makes a command that calls a closure.
  public convenience init(
    title: String = "",
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    handler: @escaping @MainActor (UIKeyCommand) -> Void
  ) {
    self.init(title: title, input: input, flags: modifierFlags, handler: handler)
  }
}
