public import Tatami

/// A view with a state, usually a `State`.
///
/// `StateType` is the type of the source; that of Tatami's protocol is the type of the value.
@preconcurrency @MainActor
public protocol Stateful: AnyObject {
  /// The type of the state.
  associatedtype StateType: ReactiveSource, ReactiveReceiver, SpecificValueable
  where
    StateType.OutputType == StateType.InputType,
    StateType.SpecificValue == StateType.OutputType

  /// The state.
  var state: StateType { get }
}

extension Stateful {
  /// A source whose members are sources of the state's members.
  public var binder: OutputBinder<StateType.OutputType> { state.asOutput().binder }

  /// The name of `state` in version 1.
  public var viewState: StateType { state }
}

/// A view that emits events.
@preconcurrency @MainActor
public protocol Eventable: AnyObject {
  /// The type of the emitter.
  associatedtype EmitterType: ReactiveSource, ReactiveReceiver
  where EmitterType.OutputType == EmitterType.InputType

  /// The source of the events, usually a `SimpleIO`.
  var emitter: EmitterType { get }
}

extension Eventable {
  /// The name of `emitter` in version 1.
  public var eventProducer: EmitterType { emitter }

  /// Emits an event.
  public func emit(_ event: EmitterType.OutputType) {
    emitter.input(value: event)
  }

  /// The spelling of `emit` in version 1.
  public func emmit(_ event: EmitterType.OutputType) {
    emit(event)
  }
}

extension Puyo where Node: Stateful {
  /// Sets the state.
  @_disfavoredOverload
  @discardableResult
  public func state(_ value: Node.StateType.OutputType) -> Self {
    node.state.input(value: value)
    return self
  }

  /// Binds the state to a source.
  @discardableResult
  public func state<Output: ReactiveSource<Node.StateType.OutputType>>(_ output: Output) -> Self {
    doOn(output) { $0.state.input(value: $1) }
  }

  /// The name of `state` in version 1.
  @discardableResult
  public func viewState<Output: ReactiveSource<Node.StateType.OutputType>>(
    _ output: Output
  ) -> Self {
    state(output)
  }

  /// Sets a member of the state.
  @_disfavoredOverload
  @discardableResult
  public func setState<Value>(
    _ keyPath: WritableKeyPath<Node.StateType.OutputType, Value>,
    _ value: Value
  ) -> Self {
    bindMember(Outputs.just(value)) { $0[keyPath: keyPath] = $1 }
  }

  /// Binds a member of the state to a source.
  @discardableResult
  public func setState<Value>(
    _ keyPath: WritableKeyPath<Node.StateType.OutputType, Value>,
    _ output: some ReactiveSource<Value>
  ) -> Self {
    bindMember(output) { $0[keyPath: keyPath] = $1 }
  }

  /// Binds an optional member of the state to a source.
  @discardableResult
  public func setState<Value>(
    _ keyPath: WritableKeyPath<Node.StateType.OutputType, Value?>,
    _ output: some ReactiveSource<Value>
  ) -> Self {
    bindMember(output) { $0[keyPath: keyPath] = $1 }
  }

  private func bindMember<Value>(
    _ output: some ReactiveSource<Value>,
    _ change: @escaping (inout Node.StateType.OutputType, Value) -> Void
  ) -> Self {
    doOn(output) { node, value in
      var state = node.state.specificValue
      change(&state, value)
      node.state.input(value: state)
    }
  }
}

extension Puyo where Node: Eventable {
  /// Sends the events to a receiver.
  @discardableResult
  public func onEvent(_ input: some ReactiveReceiver<Node.EmitterType.OutputType>) -> Self {
    node.emitter.subscribe { input.input(value: $0) }.dispose(by: node)
    return self
  }

  /// Calls a closure with each event.
  @discardableResult
  public func onEvent(_ action: @escaping (Node.EmitterType.OutputType) -> Void) -> Self {
    onEvent(Inputs(action))
  }

  /// Calls a closure with an object, which is held weakly, and each event.
  @discardableResult
  public func onEvent<Object: AnyObject>(
    to object: Object?,
    _ action: @escaping (Object, Node.EmitterType.OutputType) -> Void
  ) -> Self {
    let reference = WeakReference(value: object)
    return onEvent(Inputs { event in reference.execute { action($0, event) } })
  }

  /// The name of `onEvent` in version 1.
  @discardableResult
  public func onEventProduced(_ input: some ReactiveReceiver<Node.EmitterType.OutputType>) -> Self {
    onEvent(input)
  }
}

extension Puyo where Node: Eventable, Node.EmitterType.OutputType: Equatable {
  /// Calls a closure when an event occurs.
  @discardableResult
  public func onEvent(
    _ event: Node.EmitterType.OutputType,
    _ action: @escaping () -> Void
  ) -> Self {
    onEvent(Inputs { if $0 == event { action() } })
  }
}
