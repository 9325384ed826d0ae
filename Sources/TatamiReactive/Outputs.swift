/// A source made from a closure, and the type of every operator's result.
///
/// An `Outputs` value is cold: its closure runs once for each subscription. It holds its upstream
/// source strongly; subscriptions do not.
///
/// ```swift
/// let ticks = Outputs<Int> { inputs in
///   let timer = startTimer { inputs.input(value: $0) }
///   return Disposers.create { timer.stop() }
/// }
/// ```
@preconcurrency @MainActor
public struct Outputs<OutputType>: ChainableSource {
  private let start: (Inputs<OutputType>) -> any Disposer

  /// Creates a source.
  ///
  /// - Parameter start: Runs for each subscription; it gets the receiver of the values and returns
  ///   what ends the subscription.
  public init(_ start: @escaping (Inputs<OutputType>) -> any Disposer) {
    self.start = start
  }

  /// Creates a source that erases the type of another one.
  public init(from output: some ReactiveSource<OutputType>) {
    self = output.asOutput()
  }

  /// Starts the source for a receiver.
  @discardableResult
  public func subscribe<Subscriber: ReactiveReceiver<OutputType>>(
    _ subscriber: Subscriber
  ) -> any Disposer {
    start(subscriber.asInput())
  }

  /// Returns this source.
  public func asOutput() -> Outputs {
    self
  }

  /// Returns a source that delivers one value to each subscriber.
  public static func just(_ value: OutputType) -> Outputs {
    Outputs { inputs in
      inputs.input(value: value)
      return Disposers.inert
    }
  }
}
