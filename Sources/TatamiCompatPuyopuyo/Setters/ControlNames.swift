public import Tatami

extension Puyo where Node: UIControl {
  /// Calls a closure with the control; `unique` replaces the former closure of these events.
  @discardableResult
  public func bind(
    event: UIControl.Event,
    unique: Bool,
    action: @escaping (Node) -> Void
  ) -> Self {
    let disposer = node.outputs(for: event).subscribe(action)
    disposer.dispose(by: node, id: unique ? "bind.\(event.rawValue)" : nil)
    return self
  }

  /// Sends the control to a receiver; `unique` replaces the former receiver of these events.
  @discardableResult
  public func bind(
    event: UIControl.Event,
    unique: Bool,
    input: some ReactiveReceiver<Node>
  ) -> Self {
    bind(event: event, unique: unique) { input.input(value: $0) }
  }

  /// Calls a closure with an object, which is held weakly, and the control.
  @discardableResult
  public func bind<Object: AnyObject>(
    to object: Object?,
    event: UIControl.Event,
    unique: Bool,
    action: @escaping (Object, Node) -> Void
  ) -> Self {
    let reference = WeakReference(value: object)
    return bind(event: event, unique: unique) { control in
      reference.execute { action($0, control) }
    }
  }

  /// Calls a method of an object, which is held weakly, with the control.
  @discardableResult
  public func bind<Object: AnyObject>(
    to object: Object?,
    event: UIControl.Event,
    unique: Bool = false,
    binding: @escaping (Object) -> (Node) -> Void
  ) -> Self {
    bind(to: object, event: event, unique: unique) { binding($0)($1) }
  }

  /// Calls a method of an object, which is held weakly, with the control.
  @discardableResult
  public func addWeakBind<Object: AnyObject>(
    to object: Object,
    for event: UIControl.Event,
    _ binding: @escaping (Object) -> (Node) -> Void,
    unique: Bool = false
  ) -> Self {
    bind(to: object, event: event, unique: unique, binding: binding)
  }

  /// Calls a closure with an object, which is held weakly, and the control.
  @discardableResult
  public func addWeakAction<Object: AnyObject>(
    to object: Object,
    for event: UIControl.Event,
    _ action: @escaping (Object, Node) -> Void,
    unique: Bool = false
  ) -> Self {
    bind(to: object, event: event, unique: unique, action: action)
  }

  /// Calls a closure with the control.
  @discardableResult
  public func addAction(
    for event: UIControl.Event,
    _ action: @escaping (Node) -> Void,
    unique: Bool = false
  ) -> Self {
    bind(event: event, unique: unique, action: action)
  }
}
