import Foundation

/// UIKit's state of a thread: the stack of drawing contexts and the current traits (S223).
final class ThreadGraphicsState {
  var contexts: [CGContext] = []
  var images: [ImageBeingDrawn] = []
  var traits: UITraitCollection?

  private static let states = ThreadLocal { ThreadGraphicsState() }

  /// The state of the calling thread.
  static var current: ThreadGraphicsState { states.value }
}

/// Returns the current drawing context; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ThreadGraphicsState.current.contexts.last
}

/// Makes a context the current one, until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
  ThreadGraphicsState.current.contexts.append(context)
}

/// Removes the current context; the previous one becomes current.
public func UIGraphicsPopContext() {
  _ = ThreadGraphicsState.current.contexts.popLast()
}
