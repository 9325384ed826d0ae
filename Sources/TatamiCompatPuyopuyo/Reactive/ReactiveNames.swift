public import Tatami

/// Tatami's protocol of sources.
public typealias Outputing = ReactiveSource

/// Tatami's protocol of receivers.
public typealias Inputing = ReactiveReceiver

/// Tatami's protocol of sources with operators.
public typealias OutputingModifier = ChainableSource

/// Tatami's protocol of sources with one replaceable subscription.
public typealias UniqueOutputable = ExclusiveSource

/// Tatami's protocol of values that can be seen as optionals.
public typealias OptionalableValueType = OptionalConvertible

/// Tatami's protocol of numbers.
public typealias CGFloatable = CGFloatConvertible

/// Tatami's weak reference.
public typealias WeakableObject = WeakReference

/// The name of `Inputs` in version 1.
public typealias SimpleInput = Inputs

/// The name of `Outputs` in version 1.
public typealias SimpleOutput = Outputs

/// The name of `Disposer` in version 1.
public typealias Unbinder = Disposer

/// The name of `Disposers` in version 1.
public typealias Unbinders = Disposers

/// The name of `AutoDisposable` in version 1.
public typealias DisposableBag = AutoDisposable

extension ReactiveSource {
  /// Delivers the values to a closure.
  @discardableResult
  public func outputing(_ block: @escaping (OutputType) -> Void) -> any Disposer {
    subscribe(block)
  }
}

extension ExclusiveSource {
  /// The disposer of the current subscription made by `uniqueOutput`.
  public var uniqueDisposable: (any Disposer)? {
    get { exclusiveDisposer }
    set { exclusiveDisposer = newValue }
  }
}

extension ReactiveSource where Self: ExclusiveSource {
  /// Delivers the values to a closure, in place of the closure of the previous call.
  @discardableResult
  public func uniqueOutput(_ output: @escaping (OutputType) -> Void) -> any Disposer {
    subscribeExclusively(output)
  }

  /// The name of `uniqueOutput` in version 2.
  @discardableResult
  public func singleOutput(_ output: @escaping (OutputType) -> Void) -> any Disposer {
    subscribeExclusively(output)
  }
}

extension WeakReference {
  /// Calls an action with the object unless it has been freed.
  public func voidExecute(_ action: (Value) throws -> Void) rethrows {
    try execute(action)
  }
}

extension NSObject {
  /// Adds a disposer that is disposed when this object is freed.
  @preconcurrency @MainActor
  public func addDisposer(_ disposer: any Disposer, for key: String?) {
    Disposers.bag(of: self).addDisposer(disposer, for: key)
  }
}

extension Outputs where OutputType == Notification {
  /// Returns a source of notifications, which are delivered on the main actor whatever the queue is.
  public static func listen(
    to name: Notification.Name,
    object: AnyObject? = nil,
    queue: OperationQueue?
  ) -> Outputs {
    listen(to: name, object: object)
  }
}

extension Bool {
  /// Returns `visible` for true and `gone` for false.
  public func py_visibleOrGone() -> Visibility { visibleOrGone() }

  /// Returns `visible` for true and `invisible` for false.
  public func py_visibleOrNot() -> Visibility { visibleOrInvisible() }

  /// Returns the opposite.
  public func py_toggled() -> Bool { !self }

  /// Changes the value to the opposite.
  public mutating func py_toggle() { toggle() }
}
