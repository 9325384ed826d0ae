extension ChainableSource {
  /// Passes the values on that a test accepts.
  public func filter(_ isIncluded: @escaping (OutputType) -> Bool) -> Outputs<OutputType> {
    Outputs { inputs in subscribe { if isIncluded($0) { inputs.input(value: $0) } } }
  }

  /// Drops the values that a test rejects after comparing them with their predecessor.
  ///
  /// The first value passes.
  ///
  /// - Parameter isIgnored: Whether a value is dropped, from the value received before, which may
  ///   have been dropped itself, and the value. Nil is a value like others.
  public func ignore(
    _ isIgnored: @escaping (_ last: OutputType, _ current: OutputType) -> Bool
  ) -> Outputs<OutputType> {
    Outputs { inputs in
      var last: Cell<OutputType>?
      return subscribe { value in
        // The value is remembered before it is passed on: a subscriber may cause the next one.
        if let last {
          let former = last.value
          last.value = value
          if isIgnored(former, value) { return }
        } else {
          last = Cell(value)
        }
        inputs.input(value: value)
      }
    }
  }

  /// Drops the first values of each subscription.
  ///
  /// The current value of a state counts, so that `skip(1)` leaves its changes.
  ///
  /// - Parameter count: The number of values; nothing is dropped for 0 or less.
  public func skip(_ count: Int) -> Outputs<OutputType> {
    Outputs { inputs in
      var left = count
      return subscribe { value in
        if left > 0 {
          left -= 1
        } else {
          inputs.input(value: value)
        }
      }
    }
  }

  /// Passes the first values of each subscription on, then ends it.
  ///
  /// - Parameter count: The number of values; there are none for 0 or less.
  public func take(_ count: Int) -> Outputs<OutputType> {
    Outputs { inputs in
      guard count > 0 else { return Disposers.inert }
      let relay = Relay(to: inputs)
      var left = count
      let upstream = subscribe { value in
        guard left > 0 else { return }
        left -= 1
        relay.pass(value)
        if left == 0 { relay.close() }
      }
      return relay.attach(upstream)
    }
  }
}

extension ChainableSource where OutputType: Equatable {
  /// Drops values that equal their predecessor.
  ///
  /// NaN equals nothing and always passes.
  public func distinct() -> Outputs<OutputType> {
    ignore { $0 == $1 }
  }
}
