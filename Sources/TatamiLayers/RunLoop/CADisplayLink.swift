public import Foundation

/// A call for every frame, from the main loop, until it is invalidated.
@MainActor
open class CADisplayLink: NSObject {
  private let handler: (CADisplayLink) -> Void
  private var token: FrameClock.Token?
  private var modes: Set<RunLoop.Mode> = []
  private var isInvalid = false

  package init(calling handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
  }

  /// The time of the frame that is presentationOrSelf, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the frame that comes next.
  open var targetTimestamp: CFTimeInterval { timestamp + interval }
  /// The length of a frame of the screen, in seconds.
  open var duration: CFTimeInterval { FrameClock.frameDuration }
  /// Whether frames pass without calls.
  open var isPaused = false
  /// How many frames a second are asked for, at most 60; 0 means all.
  open var preferredFramesPerSecond = 0
  /// How many frames a second are asked for; the preferred rate counts, then the greatest.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Begins to call; adding it again in another mode does not call twice.
  ///
  /// The loop keeps the link alive until it is invalidated.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isInvalid else { return }
    modes.insert(mode)
    if token == nil { token = FrameClock.shared.observeFrames { time in self.frame(at: time) } }
  }

  /// Stops the calls in a mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { stop() }
  }

  /// Stops the calls for good.
  open func invalidate() {
    isInvalid = true
    modes = []
    stop()
  }

  private func stop() {
    token?.cancel()
    token = nil
    timestamp = 0
  }

  /// How many frames of the screen pass from call to call.
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
    handler(self)
  }
}

/// How many frames a second are asked for.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least.
  public var minimum: Float
  /// The most; 0 means any.
  public var maximum: Float
  /// The best; nil or 0 means the most.
  public var preferred: Float?

  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// All frames of the screen.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
