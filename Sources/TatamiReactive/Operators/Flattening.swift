extension ChainableSource {
  /// Passes each value and the receiver to an action, which inputs any number of values, at once or
  /// later.
  ///
  /// Nothing arrives after the subscription has been disposed.
  ///
  /// ```swift
  /// words.concat { word, inputs in
  ///   for letter in word { inputs.input(value: letter) }
  /// }
  /// ```
  public func concat<Result>(
    _ action: @escaping (OutputType, Inputs<Result>) -> Void
  ) -> Outputs<Result> {
    Outputs { inputs in
      let relay = Relay(to: inputs)
      let results = relay.inputs
      return relay.attach(subscribe { action($0, results) })
    }
  }

  /// Follows the source that is made from the latest value: each value disposes the subscription to
  /// the source that was made from its predecessor.
  ///
  /// ```swift
  /// query.then { text in searchResults(for: text) }
  /// ```
  public func then<Next: ReactiveSource>(
    _ transform: @escaping (OutputType) -> Next
  ) -> Outputs<Next.OutputType> {
    Outputs { inputs in
      let latest = LatestSubscription()
      let outer = subscribe { value in
        let relay = Relay(to: inputs)
        // What ends here and the transform may have caused the next value, which closes this relay.
        guard latest.begin(relay), !relay.isClosed else { return }
        let next = transform(value)
        if !relay.isClosed { latest.disposer = relay.attach(next.subscribe(relay.inputs)) }
      }
      return Disposers.create([outer, latest])
    }
  }
}

/// The subscription to the latest of several sources that replace each other.
private final class LatestSubscription: Disposer {
  private weak var relay: (any Closable)?
  private var isEnded = false

  /// The disposer of the latest subscription.
  var disposer: (any Disposer)?

  var isDisposed: Bool { isEnded || (relay == nil && disposer?.isDisposed ?? true) }

  /// Ends the current subscription and begins one with a relay.
  ///
  /// Returns false if all has ended.
  func begin(_ next: any Closable) -> Bool {
    replace(with: next)
    return !isEnded
  }

  func dispose() {
    isEnded = true
    replace(with: nil)
  }

  /// Ends the current subscription after the next one has taken its slot: ending it may cause
  /// another value.
  private func replace(with next: (any Closable)?) {
    let (formerRelay, formerDisposer) = (relay, disposer)
    relay = next
    disposer = nil
    formerRelay?.close()
    formerDisposer?.dispose()
  }
}

extension Outputs {
  /// Passes the values of several sources on as they come.
  ///
  /// The sources are subscribed to in their order.
  public static func merge(_ outputs: [some ReactiveSource<OutputType>]) -> Outputs {
    Outputs { inputs in Disposers.create(outputs.map { $0.subscribe(inputs) }) }
  }
}
