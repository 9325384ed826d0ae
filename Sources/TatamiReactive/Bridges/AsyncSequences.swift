extension ReactiveSource where OutputType: Sendable {
  /// A stream of the values that keeps every value until it is read; see `values(buffering:)`.
  public var values: AsyncStream<OutputType> { values(buffering: .unbounded) }

  /// Returns a stream of the values, which any task may read.
  ///
  /// The stream subscribes at once, so values are buffered from this call on. It finishes when the
  /// source is freed, and its subscription ends when the reading task is canceled or the stream is
  /// freed.
  ///
  /// ```swift
  /// for await size in window.size.values(buffering: .bufferingNewest(1)) { await save(size) }
  /// ```
  ///
  /// - Parameter policy: What happens to values that arrive faster than they are read: all are kept
  ///   (`.unbounded`), or the newest or oldest few. For states, `.bufferingNewest(1)` skips values
  ///   that are out of date.
  public func values(
    buffering policy: AsyncStream<OutputType>.Continuation.BufferingPolicy
  ) -> AsyncStream<OutputType> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: OutputType.self,
      bufferingPolicy: policy
    )
    let end = StreamEnd(continuation)
    let disposer = subscribe { end.continuation.yield($0) }
    continuation.onTermination = { _ in MainQueue.run { disposer.dispose() } }
    return stream
  }
}

/// Finishes a stream when the subscription that holds it is released.
private final class StreamEnd<Value: Sendable>: Sendable {
  let continuation: AsyncStream<Value>.Continuation

  init(_ continuation: AsyncStream<Value>.Continuation) {
    self.continuation = continuation
  }

  deinit {
    continuation.finish()
  }
}

extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// Returns a source of the sequence's elements.
  ///
  /// Each subscription iterates over the sequence in a task of the main actor, which is canceled
  /// when the subscription is disposed. Sources have no errors: a sequence that throws ends as one
  /// that finishes, after `onError` has been called.
  ///
  /// - Parameter onError: Gets the sequence's error.
  @preconcurrency @MainActor
  public func asOutput(
    onError: @escaping @MainActor @Sendable (any Error) -> Void = { _ in }
  ) -> Outputs<Element> {
    Outputs { inputs in
      let relay = Relay(to: inputs)
      let task = Task { @MainActor in
        defer { relay.close() }
        do {
          for try await element in self {
            if relay.isClosed { break }
            relay.pass(element)
          }
        } catch {
          if !relay.isClosed { onError(error) }
        }
      }
      return relay.attach(Disposers.create { task.cancel() })
    }
  }
}
