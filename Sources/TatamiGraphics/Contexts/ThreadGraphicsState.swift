import Foundation

/// UIKit's state of a thread: the stack of drawing contexts and the current traits (S223).
final class ThreadGraphicsState {
  var contexts: [CGContext] = []
  var images: [ImageBeingDrawn] = []
  var traits: UITraitCollection?

  private static let key = "org.tatami.graphics-state"

  /// The state of the calling thread.
  static var current: ThreadGraphicsState {
    let storage = Thread.current.threadDictionary
    if let state = storage[key] as? ThreadGraphicsState { return state }
    let state = ThreadGraphicsState()
    storage[key] = state
    return state
  }
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
