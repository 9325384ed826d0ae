public import TatamiReactive

/// A composed view with a state that can be set and bound from outside.
@preconcurrency @MainActor
public protocol Stateful<StateType>: AnyObject {
  /// The type of the state.
  associatedtype StateType
  /// The state, usually of the type `State`.
  associatedtype
    StateSource: ChainableSource<StateType>, ReactiveReceiver<StateType>,
      ValueContainer<StateType>

  /// The state.
  var state: StateSource { get }
}

extension Stateful {
  /// A source of the state, whose members are sources of the state's members.
  public var binder: OutputBinder<StateType> { state.binder }
}

/// A composed view that reports events.
@preconcurrency @MainActor
public protocol EventEmitting<EventType>: AnyObject {
  /// The type of the events.
  associatedtype EventType
  /// The source of the events, usually of the type `SimpleIO`.
  associatedtype Emitter: ReactiveSource<EventType>, ReactiveReceiver<EventType>

  /// The source of the events.
  var emitter: Emitter { get }
}

extension EventEmitting {
  /// Reports an event.
  public func emit(_ event: EventType) {
    emitter.input(value: event)
  }
}

extension Puyo where Node: Stateful {
  /// Sets the whole state.
  @_disfavoredOverload
  @discardableResult
  public func state(_ value: Node.StateType) -> Self {
    bind("state", Outputs.just(value)) { $0.state.input(value: $1) }
  }

  /// Binds the whole state.
  @discardableResult
  public func state(_ output: some ReactiveSource<Node.StateType>) -> Self {
    bind("state", output) { $0.state.input(value: $1) }
  }

  /// Sets a member of the state.
  @_disfavoredOverload
  @discardableResult
  public func setState<Value>(
    _ keyPath: WritableKeyPath<Node.StateType, Value>,
    _ value: Value
  ) -> Self {
    bindMember(keyPath, Outputs.just(value)) { $0[keyPath: keyPath] = $1 }
  }

  /// Binds a member of the state.
  @discardableResult
  public func setState<Value>(
    _ keyPath: WritableKeyPath<Node.StateType, Value>,
    _ output: some ReactiveSource<Value>
  ) -> Self {
    bindMember(keyPath, output) { $0[keyPath: keyPath] = $1 }
  }

  /// Binds an optional member of the state to a source of values.
  @discardableResult
  public func setState<Value>(
    _ keyPath: WritableKeyPath<Node.StateType, Value?>,
    _ output: some ReactiveSource<Value>
  ) -> Self {
    bindMember(keyPath, output) { $0[keyPath: keyPath] = $1 }
  }

  private func bindMember<Value>(
    _ keyPath: AnyKeyPath,
    _ output: some ReactiveSource<Value>,
    _ change: @escaping (inout Node.StateType, Value) -> Void
  ) -> Self {
    bind("state.\(keyPath.hashValue)", output) { node, value in
      var state = node.state.value
      change(&state, value)
      node.state.input(value: state)
    }
  }
}

extension Puyo where Node: EventEmitting {
  /// Sends the events to a receiver until the view is deallocated; several calls add up.
  @discardableResult
  public func onEvent(_ input: some ReactiveReceiver<Node.EventType>) -> Self {
    node.emitter.subscribe { input.input(value: $0) }.dispose(by: node)
    return self
  }

  /// Calls a closure with each event; several calls add up.
  @discardableResult
  public func onEvent(_ action: @escaping (Node.EventType) -> Void) -> Self {
    onEvent(Inputs(action))
  }

  /// Calls a closure with an object, which is held weakly, and each event; several calls add up.
  @discardableResult
  public func onEvent<Object: AnyObject>(
    to object: Object,
    _ action: @escaping (Object, Node.EventType) -> Void
  ) -> Self {
    onEvent(
      Inputs { [weak object] event in
        if let object { action(object, event) }
      }
    )
  }
}

extension Puyo where Node: EventEmitting, Node.EventType: Equatable {
  /// Calls a closure whenever an event equals the given one; several calls add up.
  @discardableResult
  public func onEvent(_ event: Node.EventType, _ action: @escaping () -> Void) -> Self {
    onEvent(Inputs { if $0 == event { action() } })
  }
}
