public import Foundation

extension ChainableSource {
  /// Delivers the newest value after a pause, on the main queue and never before subscribing
  /// returns.
  ///
  /// Nothing arrives after the subscription has been disposed.
  ///
  /// ```swift
  /// field.text.debounce(interval: 0.3).subscribe { search($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - interval: The length of the pause in seconds; 0, or less, is a later turn of the main
  ///     queue.
  ///   - scheduler: The clock; nil is the main queue's.
  public func debounce(
    interval: TimeInterval = 0,
    on scheduler: (any OutputScheduler)? = nil
  ) -> Outputs<OutputType> {
    let scheduler = scheduler ?? MainScheduler.shared
    return Outputs { inputs in
      let relay = Relay(to: inputs)
      let pending = ReplaceableDisposer()
      let upstream = subscribe { value in
        pending.replace { scheduler.schedule(after: interval) { relay.pass(value) } }
      }
      return relay.attach(Disposers.create([upstream, pending]))
    }
  }

  /// Delivers each value in a later turn of the main queue, in order, also if it arrives there.
  ///
  /// Nothing arrives after the subscription has been disposed.
  ///
  /// - Parameter scheduler: The clock; nil is the main queue's.
  public func dispatchMain(on scheduler: (any OutputScheduler)? = nil) -> Outputs<OutputType> {
    let scheduler = scheduler ?? MainScheduler.shared
    return Outputs { inputs in
      let relay = Relay(to: inputs)
      return relay.attach(
        subscribe { value in scheduler.schedule(after: 0) { relay.pass(value) } }
      )
    }
  }
}

/// The disposer of the latest of several actions that replace each other.
private final class ReplaceableDisposer: Disposer {
  private var current: (any Disposer)?

  var isDisposed: Bool { current?.isDisposed ?? true }

  /// Disposes the current action, then begins the next one.
  func replace(with begin: () -> any Disposer) {
    dispose()
    current = begin()
  }

  func dispose() {
    let former = current
    current = nil
    former?.dispose()
  }
}
