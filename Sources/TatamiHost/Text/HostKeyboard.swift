public import Foundation
import TatamiGraphics
import TatamiLayers
import TatamiUIKit

/// The software keyboard that a host shows over windows.
///
/// The kit draws no keyboard: it posts the notifications, makes room, and shows the input views and
/// the accessories of responders. It applies to the current environment.
///
/// ```swift
/// HostKeyboard.requestHandler = { isNeeded in
///   if isNeeded {
///     HostKeyboard.show(CGRect(x: 0, y: 553, width: 390, height: 291))
///   } else {
///     HostKeyboard.hide()
///   }
/// }
/// ```
@MainActor
public enum HostKeyboard {
  /// Called when a first responder begins to take text, and when none does any longer; nil if the host
  /// has no keyboard.
  public static var requestHandler: (@MainActor (Bool) -> Void)? {
    get { state.requestHandler }
    set { state.requestHandler = newValue }
  }

  /// Called with the frame while a person drags the keyboard down, in screen coordinates; after the
  /// drag the keyboard is dismissed by a request or returns to the frame that the host has shown.
  public static var dragHandler: (@MainActor (CGRect) -> Void)? {
    get { state.dragHandler }
    set { state.dragHandler = newValue }
  }

  /// The frame of the keyboard and of an accessory above it, or of an input view in its place, in
  /// screen coordinates; nil while they are away.
  public static var frame: CGRect? { state.frame }

  /// Shows the keyboard, or moves it.
  ///
  /// - Parameters:
  ///   - frame: The frame at the end of the animation, in screen coordinates. An empty frame hides
  ///     the keyboard; one that is not finite does, too, and is reported.
  ///   - duration: The duration of the animation, in seconds, clamped to 0...60.
  ///   - curve: The raw value of the animation's curve; 7 is the keyboard's own.
  public static func show(_ frame: CGRect, duration: TimeInterval = 0.25, curve: Int = 7) {
    let isFinite = frame.isFinite
    if !isFinite { Diagnostics.report("the frame of a keyboard must be finite, found \(frame)") }
    move(to: isFinite && !frame.isEmpty ? frame : nil, duration, curve)
  }

  /// Hides the keyboard.
  ///
  /// - Parameters:
  ///   - duration: The duration of the animation, in seconds, clamped to 0...60.
  ///   - curve: The raw value of the animation's curve.
  public static func hide(duration: TimeInterval = 0.25, curve: Int = 7) {
    move(to: nil, duration, curve)
  }

  private static var state: KeyboardState { ApplicationEnvironment.current.keyboard }

  private static func move(to frame: CGRect?, _ duration: TimeInterval, _ curve: Int) {
    let motion = KeyboardState.Motion(duration: duration, curve: curve)
    state.setHostFrame(frame, motion, in: UIApplication.shared.keyWindow)
    RunLoopTurn.current.finish()
  }
}
