public import Foundation
import TatamiHost
public import TatamiUIKit

/// Simulated touches, key presses, pointers and time for tests of views.
///
/// The clock advances only by the durations that calls state.
@preconcurrency @MainActor
public enum Simulator {
  /// Advances the clock by some seconds: runs what is due, in the order of time.
  ///
  /// Frames come 60 times a second while animations, scrolling or display links run. Advancing by
  /// 0 ends the current turn: windows are laid out and deferred completions run.
  public static func advance(by duration: TimeInterval) {
    HostClock.advance(by: duration)
  }

  // MARK: Touches

  /// Begins a touch at a point of a window and returns it.
  @discardableResult
  public static func touchDown(
    at point: CGPoint,
    in window: UIWindow,
    type: UITouch.TouchType = .direct
  ) -> UITouch {
    WindowHost(window).touchDown(at: point, type: type)
  }

  /// Moves a touch to a point of its window.
  public static func move(_ touch: UITouch, to point: CGPoint) {
    move([(touch: touch, point: point)])
  }

  /// Moves several touches of one window in one event.
  public static func move(_ moves: [(touch: UITouch, point: CGPoint)]) {
    host(of: moves.first?.touch)?.move(moves)
  }

  /// Ends a touch where it is.
  public static func lift(_ touch: UITouch) {
    host(of: touch)?.lift(touch)
  }

  /// Cancels a touch, as the system does for an incoming call.
  public static func cancel(_ touch: UITouch) {
    host(of: touch)?.cancel(touch)
  }

  private static func host(of touch: UITouch?) -> WindowHost? {
    touch?.window.map { WindowHost($0) }
  }

  // MARK: Keys

  /// Presses and releases a key of a US keyboard.
  public static func press(
    _ keyCode: UIKeyboardHIDUsage,
    modifiers: UIKeyModifierFlags = [],
    in window: UIWindow
  ) {
    WindowHost(window).press(keyCode, modifiers: modifiers)
  }

  /// Types a text, one key press per character (grapheme cluster).
  ///
  /// New lines press Return, tabs press Tab.
  public static func type(_ text: String, in window: UIWindow) {
    WindowHost(window).type(text)
  }
}
