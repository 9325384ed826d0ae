package import TatamiDrawing
package import TatamiGraphics

/// The turn of the run loop: events, layout until nothing is marked, animations, callbacks,
/// drawing.
///
/// The run loop of an environment, and all layers that refer to it, belong to the main actor's
/// isolation region; no other code can access it.
///
/// A turn ends with `finish()`. Hosts end a turn after each event; the clock ends a turn after the
/// timers of one time and after each frame. A class, because layers and windows share it.
nonisolated package final class RunLoopTurn: KitEnvironmentPart {
  /// The run loop of the current environment.
  @MainActor package static var current: RunLoopTurn {
    KitEnvironment.current.part(RunLoopTurn.self)
  }

  /// The maximum number of frames in one call of `advance(by:)`; further frames are skipped.
  private static let maxFrames = 1_000_000

  /// The time source of animations, timers and display links.
  package let clock: FrameClock
  /// The shaper with which text is measured and drawn.
  package let textShaping: any TextShaping
  /// The number of the current turn, counted from 1.
  @exclusivity(unchecked) package private(set) var number = 1
  /// Whether changes of layers that belong to views are animated, because an animation block is
  /// open.
  @exclusivity(unchecked) package var animatesHostedLayers = false
  /// Whether any layer has its own time; if not, all layers use the clock's time.
  var someLayersHaveOwnTime = false

  private(set) lazy var animator = Animator(clock: clock)
  /// The open transactions of the main actor.
  let transactions: TransactionStack
  /// The change of a layer whose action is being looked up or run.
  package internal(set) var layerChange: LayerChange?

  /// Returns the layer trees on screen, which every turn lays out; set by the application.
  package var roots: () -> [any RunLoopRoot] = { [] }

  private let performedResults: PerformedResults
  private weak var environment: KitEnvironment?
  private var isAdvancing = false

  /// Creates a run loop whose clock is at 0.
  package init(environment: KitEnvironment) {
    self.environment = environment
    textShaping = environment.textShaping
    let shared = environment.sharedPart(SharedLayerState.self)
    clock = FrameClock(publishing: shared.time)
    transactions = shared.transactions
    performedResults = environment.sharedPart(PerformedResults.self)
  }

  // MARK: One turn

  /// Ends the turn: lays out all trees on screen, commits the implicit transaction and runs
  /// animation callbacks.
  package func finish() {
    guard let environment, KitEnvironment.current !== environment else { return endTurn() }
    KitEnvironment.$current.withValue(environment) { endTurn() }
  }

  private func endTurn() {
    for root in roots() {
      LayoutPass.runUntilStable(root.layer) {}
      root.layer.hasBeenDisplayed = true
      root.layoutDidFinish()
    }
    number += 1
    transactions.flush()
    animator.finishTurn()
    AssociationTable.shared.releaseOrphans()
    performedResults.release()
  }

  /// Ends the turn in which a tree outside of any window was drawn.
  func finish(displaying root: CALayer) {
    number += 1
    root.hasBeenDisplayed = true
  }

  // MARK: Time

  /// Advances the clock: runs timers and 60 frames per second, each in its own turn.
  ///
  /// Frames without observers are skipped.
  /// - Parameter duration: The duration in seconds; negative and non-finite durations count as 0.
  package func advance(by duration: Double) {
    guard !isAdvancing else { return Diagnostics.report("the clock is already being advanced") }
    isAdvancing = true
    defer { isAdvancing = false }
    let end = clock.now + (duration.isFinite ? max(0, duration) : 0)
    if clock.fireTimers() { finish() }
    var frames = 0
    while let time = clock.nextTime, time <= end + FrameClock.slack, frames < Self.maxFrames {
      clock.move(to: time)
      if clock.fireTimers() { finish() }
      if clock.fireFrame() { finish() }
      frames += 1
    }
    clock.move(to: end)
    finish()
  }
}

/// The root of a layer tree on screen: a window.
package protocol RunLoopRoot: AnyObject {
  /// The root of the tree.
  var layer: CALayer { get }
  /// Called in every turn after the tree has been laid out.
  func layoutDidFinish()
}
