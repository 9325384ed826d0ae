public import TatamiReactive
public import TatamiUIKit

/// A view or group with setters that can be chained.
///
/// ```swift
/// let heading: Puyo<UILabel> = UILabel().attach().text(title).textStyle(.headline)
/// let label: UILabel = heading.view
/// ```
///
/// Each setter takes a plain value or a source of values. A source is bound to the node until the
/// node is deallocated; it is subscribed to before the setter returns, so a state's current value
/// is set at once. Calling a setter again ends its previous binding.
@preconcurrency @MainActor
public final class Puyo<Node: BoxLayoutNode>: BoxLayoutNode, NodeWrapper {
  /// The view or group.
  public let node: Node

  /// Wraps a view or group.
  public init(_ node: Node) {
    self.node = node
  }

  /// Calls an action with the node and each value.
  ///
  /// Several calls add up.
  @discardableResult
  public func doOn<Value>(
    _ output: some ReactiveSource<Value>,
    _ action: @escaping (Node, Value) -> Void
  ) -> Self {
    output.safeBind(to: node, action)
    return self
  }

  /// Calls an action with the node and each value, then measures the node again.
  ///
  /// - Parameters:
  ///   - output: The values.
  ///   - strategy: Whether the node is always measured again, or only if it wraps its content.
  ///   - action: Called with the node and a value.
  @discardableResult
  public func viewUpdate<Value>(
    on output: some ReactiveSource<Value>,
    strategy: RelayoutStrategy = .all,
    _ action: @escaping (Node, Value) -> Void
  ) -> Self {
    doOn(output) { node, value in
      action(node, value)
      node.layoutMeasure.relayout(strategy)
    }
  }

  /// Calls an action with another object and each value, then measures the node again.
  ///
  /// The object is held weakly.
  @discardableResult
  public func viewUpdate<Object: AnyObject, Value>(
    on output: some ReactiveSource<Value>,
    to object: Object,
    strategy: RelayoutStrategy = .all,
    _ action: @escaping (Object, Value) -> Void
  ) -> Self {
    viewUpdate(on: output, strategy: strategy) { [weak object] _, value in
      if let object { action(object, value) }
    }
  }

  /// Sets a property to a value; constants that are sources use the other overloads.
  @_disfavoredOverload
  @discardableResult
  public func set<Value>(
    _ keyPath: ReferenceWritableKeyPath<Node, Value>,
    _ value: Value
  ) -> Self {
    bind("set.\(keyPath.hashValue)", Outputs.just(value)) { $0[keyPath: keyPath] = $1 }
  }

  /// Binds a property to a source.
  @discardableResult
  public func set<Value>(
    _ keyPath: ReferenceWritableKeyPath<Node, Value>,
    _ output: some ReactiveSource<Value>
  ) -> Self {
    bind("set.\(keyPath.hashValue)", output) { $0[keyPath: keyPath] = $1 }
  }

  /// Binds an optional property to a source of values.
  @discardableResult
  public func set<Value>(
    _ keyPath: ReferenceWritableKeyPath<Node, Value?>,
    _ output: some ReactiveSource<Value>
  ) -> Self {
    bind("set.\(keyPath.hashValue)", output) { $0[keyPath: keyPath] = $1 }
  }

  /// Calls an action with the node and each value; ends the previous binding with the same key.
  @discardableResult
  func bind<Value>(
    _ key: String,
    _ output: some ReactiveSource<Value>,
    _ action: @escaping (Node, Value) -> Void
  ) -> Self {
    // As `safeBind` does, with a reference that costs less than a weak one.
    let reference = BackReference(node)
    let disposer = output.subscribe { value in
      guard let node = reference.object else { return }
      action(unsafeDowncast(node, to: Node.self), value)
    }
    node.addDisposer(disposer, for: key)
    return self
  }

  // MARK: Node

  /// The size, margin and alignment of the node in its box.
  public var layoutMeasure: Measure { node.layoutMeasure }
  /// Whether the node is shown and laid out.
  public var layoutVisibility: Visibility {
    get { node.layoutVisibility }
    set { node.ownNode.layoutVisibility = newValue }
  }
  var wrappedNode: any BoxLayoutNode { node }
  /// The kind of the node.
  public var layoutNodeType: BoxLayoutNodeType { node.layoutNodeType }
  /// The disposers that are disposed when the node is deallocated.
  public var disposerBag: DisposerBag { node.disposerBag }
  /// Forwards the call to the node.
  public func didMoveToSuperBox(_ superBox: (any BoxLayoutContainer)?) {
    node.didMoveToSuperBox(superBox)
  }
}

extension Puyo: BoxLayoutContainer where Node: BoxLayoutContainer {
  /// The arrangement of the children.
  public var layoutRegulator: Regulator { node.layoutRegulator }
}

extension Puyo where Node: UIView {
  /// The view.
  public var view: Node { node }
}

/// The condition under which a change of a view makes its box measure it again.
public enum RelayoutStrategy: Sendable {
  /// Always.
  case all
  /// If the view wraps its content along an axis.
  case maybeWrap
}

extension Measure {
  /// Measures the node again if a strategy requires it.
  func relayout(_ strategy: RelayoutStrategy) {
    if strategy == .all || size.wraps { mark(.content) }
  }
}
