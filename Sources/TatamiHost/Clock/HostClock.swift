public import Foundation
import TatamiLayers

/// The clock of the current environment: advanced by hand, or by real time while it runs.
///
/// Animations, scrolling, gestures, timers and carets depend on this clock alone.
@preconcurrency @MainActor
public enum HostClock {
  /// The time of the clock, in seconds.
  public static var now: TimeInterval { RunLoopTurn.current.clock.now }

  /// Advances the clock: runs what is due, in the order of time, and ends the turn.
  ///
  /// Frames come 60 times a second while animations, scrolling or display links run. Advancing by
  /// 0 ends the current turn: windows are laid out and deferred completions run.
  /// - Parameter duration: In seconds; negative and non-finite durations count as 0.
  public static func advance(by duration: TimeInterval) {
    RunLoopTurn.current.advance(by: duration)
  }
}
