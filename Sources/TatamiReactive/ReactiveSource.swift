/// A source of values over time.
///
/// `State`, `SimpleIO`, `Outputs` and `OutputBinder` are sources, and so are constants: a string, a
/// number or a date delivers itself once. A setter that takes `some ReactiveSource<String>` therefore
/// takes literals as well as states.
///
/// Sources and receivers belong to the main actor, as the views that they are bound to. Values are
/// delivered synchronously, without locks, in the order of subscription, and there is neither
/// completion nor error: a subscription ends when it is disposed or its source is freed. Code on
/// other threads awaits the main actor, or reads the `Sendable` stream that `values(buffering:)`
/// returns; everything else is a compile error.
///
/// ```swift
/// let name = State("Ada")
/// let greeting = name.map { "Hello, \($0)" }
/// greeting.safeBind(to: label) { label, text in label.text = text }
/// name.value = "Grace"  // the label's text is "Hello, Grace"
/// ```
@preconcurrency @MainActor
public protocol ReactiveSource<OutputType> {
  /// The type of the values.
  associatedtype OutputType

  /// Delivers the values to a receiver until the returned disposer is disposed.
  ///
  /// A source with a current value delivers it before this function returns.
  @discardableResult
  func subscribe<Subscriber: ReactiveReceiver<OutputType>>(_ subscriber: Subscriber) -> any Disposer

  /// Returns this source with its type erased.
  ///
  /// The result holds the source strongly; subscriptions to it do not.
  func asOutput() -> Outputs<OutputType>
}

extension ReactiveSource {
  /// Delivers the values to a closure until the returned disposer is disposed.
  @discardableResult
  public func subscribe(_ receive: @escaping (OutputType) -> Void) -> any Disposer {
    subscribe(Inputs(receive))
  }

  /// Returns this source with its type erased.
  ///
  /// The result holds the source strongly; subscriptions to it do not.
  public func asOutput() -> Outputs<OutputType> {
    Outputs { subscribe($0) }
  }

  /// Sends the values to a receiver, which the source then holds strongly.
  ///
  /// Two states that are sent to each other hold each other until one of the disposers is disposed;
  /// `State.synchronize(with:)` holds neither.
  @discardableResult
  public func send(to input: some ReactiveReceiver<OutputType>) -> any Disposer {
    subscribe(input)
  }

  /// Sends the values to several receivers, in their order.
  @discardableResult
  public func send(to inputs: [some ReactiveReceiver<OutputType>]) -> any Disposer {
    Disposers.create(inputs.map { subscribe($0) })
  }
}

extension ReactiveSource {
  /// Calls an action with an object and each value, until the object is freed.
  ///
  /// The object is held weakly and the disposer is kept in the object's bag, so source and object do
  /// not keep each other alive. The action gets the object as a parameter and must not capture it.
  ///
  /// - Parameters:
  ///   - object: The object that reacts to the values.
  ///   - id: A key. A previous subscription of the object with the same key is disposed, after the
  ///     new one has delivered its first value.
  ///   - action: Called with the object and each value.
  @discardableResult
  public func safeBind<Object: AutoDisposable>(
    to object: Object,
    id: String? = nil,
    _ action: @escaping (Object, OutputType) -> Void
  ) -> any Disposer {
    let disposer = subscribe { [weak object] value in
      if let object { action(object, value) }
    }
    object.addDisposer(disposer, for: id)
    return disposer
  }

  /// Calls an action with any object and each value, until the object is freed.
  ///
  /// The object is held weakly. Its subscriptions are removed at the first delivery after it has
  /// been freed; see `Disposers.bag(of:)`.
  ///
  /// - Parameters:
  ///   - object: The object that reacts to the values.
  ///   - id: A key. A previous subscription of the object with the same key is disposed, after the
  ///     new one has delivered its first value.
  ///   - action: Called with the object and each value.
  @discardableResult
  public func safeBind<Object: AnyObject>(
    to object: Object,
    id: String? = nil,
    _ action: @escaping (Object, OutputType) -> Void
  ) -> any Disposer {
    let disposer = subscribe { [weak object] value in
      if let object {
        action(object, value)
      } else {
        OwnerRegistry.shared.disposeBagsOfFreedOwners()
      }
    }
    Disposers.bag(of: object).addDisposer(disposer, for: id)
    return disposer
  }
}
