public import Foundation

/// A timer that calls a method or a closure for every frame of the screen until it is invalidated.
open class CADisplayLink: NSObject, AssociationOwner {
  /// The values that programs have associated with the link.
  package final var associatedValues: AssociatedValues?
  /// The closure that is called; nil after the link has been invalidated, which releases the
  /// target.
  private var handler: ((CADisplayLink) -> Void)?
  private var token: FrameClock.Token?
  private var modes: Set<RunLoop.Mode> = []
  private var isInvalid = false

  package init(calling handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
  }

  /// Creates a display link that calls a method of a target with itself.
  ///
  /// The target is retained until the link is invalidated.
  public convenience init(target: Any, selector sel: Selector) {
    let target = TargetAction.object(reporting: target)
    self.init(calling: { link in
      if let target { sel.perform(on: target, link) }
    })
  }

  /// The time of the current frame, in seconds; 0 before the first call.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next call, in seconds.
  open var targetTimestamp: CFTimeInterval { timestamp + interval }
  /// The duration of a frame of the screen, in seconds.
  open var duration: CFTimeInterval { FrameClock.frameDuration }
  /// Whether calls are paused.
  open var isPaused = false
  /// The preferred number of calls per second, at most 60; 0 for every frame.
  open var preferredFramesPerSecond = 0
  /// The preferred range of calls per second, of which the preferred rate applies or, without one,
  /// the maximum.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Starts the calls; adding the link in another mode does not add calls.
  ///
  /// The run loop retains the link until it is invalidated. Frames are those of the main actor.
  @preconcurrency @MainActor open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isInvalid else { return }
    modes.insert(mode)
    if token == nil { token = FrameClock.shared.observeFrames { time in self.frame(at: time) } }
  }

  /// Removes the link from a mode; the calls stop when no mode is left.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { stop() }
  }

  /// Stops the calls permanently.
  open func invalidate() {
    isInvalid = true
    modes = []
    stop()
    // Releasing the target may run code of the program.
    let released = exchange(&handler, with: nil)
    withExtendedLifetime(released) {}
  }

  private func stop() {
    token?.cancel()
    token = nil
    timestamp = 0
  }

  /// The number of screen frames from one call to the next.
  private var step: Int {
    let range = preferredFrameRateRange
    let rate =
      [Float(preferredFramesPerSecond), range.preferred ?? 0, range.maximum]
      .first { $0 > 0 } ?? 0
    guard rate > 0, rate.isFinite else { return 1 }
    return max(1, Int((60 / max(1, rate)).rounded()))
  }

  private var interval: CFTimeInterval { Double(step) * FrameClock.frameDuration }

  private func frame(at time: CFTimeInterval) {
    guard !isPaused else { return }
    let isFirst = timestamp == 0
    guard isFirst || time - timestamp > interval - FrameClock.frameDuration / 2 else { return }
    timestamp = time
    handler?(self)
  }
}

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum rate.
  public var minimum: Float
  /// The maximum rate; 0 for no limit.
  public var maximum: Float
  /// The preferred rate; nil or 0 for the maximum.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The default range, with calls for every frame of the screen.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
