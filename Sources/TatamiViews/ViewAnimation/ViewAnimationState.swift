import TatamiGraphics
import TatamiLayers

/// The open animation blocks of an environment, innermost last.
///
/// A class, because blocks change it while they run.
@MainActor
final class ViewAnimationState: KitEnvironmentPart {
  private let runLoop: RunLoopTurn

  /// The blocks whose closures are running.
  var openBlocks: [ViewAnimationBlock] = [] { didSet { update() } }
  /// Whether changes of views are animated at all.
  var areAnimationsEnabled = true { didSet { update() } }

  /// Creates the state without open blocks.
  init(environment: KitEnvironment) {
    runLoop = environment.part(RunLoopTurn.self)
  }

  /// The innermost block whose changes are animated.
  var innermostBlock: ViewAnimationBlock? {
    areAnimationsEnabled ? openBlocks.last : nil
  }

  private func update() {
    runLoop.animatesHostedLayers = innermostBlock != nil
  }
}
