// Part of the package trait `OpenCombine`; without it the package does not depend on OpenCombine.
#if OpenCombine

public import OpenCombine

extension ReactiveSource {
  /// Returns a publisher of the values.
  ///
  /// Each subscriber of the publisher subscribes to this source, on the main actor; a subscription
  /// elsewhere traps. Values that arrive faster than the subscriber demands them are replaced by
  /// newer ones, as those of a `CurrentValueSubject`. The publisher never completes.
  ///
  /// ```swift
  /// let cancellable = name.publisher().sink { print($0) }
  /// ```
  public func publisher() -> AnyPublisher<OutputType, Never> {
    let output = asOutput()
    return Deferred {
      let latest = CurrentValueSubject<OutputType?, Never>(nil)
      let disposer = output.subscribe { latest.send($0) }
      return latest.compactMap { $0 }
        .handleEvents(receiveCancel: { MainQueue.run { disposer.dispose() } })
    }
    .eraseToAnyPublisher()
  }
}

extension Publisher where Failure == Never {
  /// Returns a source of the publisher's values.
  ///
  /// The publisher delivers on the main actor (`receive(on:)` takes it there); a delivery elsewhere
  /// traps. Disposing a subscription cancels the publisher's.
  @preconcurrency @MainActor
  public func asOutput() -> Outputs<Output> {
    Outputs { inputs in
      let relay = Relay(to: inputs)
      let cancellable = sink { relay.pass($0) }
      return relay.attach(Disposers.create { cancellable.cancel() })
    }
  }
}

#endif
