public import Foundation

extension Headless {
  /// Turns the one clock by some seconds: what is due runs in order of time (R3).
  ///
  /// Frames come 60 times a second while animations, scrolling or display links go on. Turning
  /// by nothing ends the current turn: windows are laid out, put-off completions run.
  @MainActor
  public static func advance(by duration: TimeInterval) {
    FrameClock.shared.turn(by: duration)
  }
}
