import Synchronization
import TatamiGraphics

/// The state of an environment's run loop that is also used outside of the main actor.
final class SharedLayerState: SharedEnvironmentPart {
  /// The state of the current environment.
  static var current: SharedLayerState { KitEnvironment.current.sharedPart(SharedLayerState.self) }

  /// The time of the environment's clock.
  let time = PublishedTime()
  /// The open transactions of the main actor.
  let transactions = TransactionStack()
}

/// A time that any thread may read, in seconds.
final class PublishedTime: Sendable {
  private let bits = Atomic<UInt64>(0)

  var now: Double {
    get { Double(bitPattern: bits.load(ordering: .relaxed)) }
    set { bits.store(newValue.bitPattern, ordering: .relaxed) }
  }
}
