/// The drawing contexts of a thread, the current one last (S223).
final class ContextStack {
  var contexts: [CGContext] = []

  private static let stacks = ThreadLocal { ContextStack() }

  /// The stack of the calling thread.
  static var current: ContextStack { stacks.value }
}

/// Returns the current drawing context; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.current.contexts.last
}

/// Makes a context the current one, until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.contexts.append(context)
}

/// Removes the current context; the previous one becomes current.
public func UIGraphicsPopContext() {
  _ = ContextStack.current.contexts.popLast()
}
