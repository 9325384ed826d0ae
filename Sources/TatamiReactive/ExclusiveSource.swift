/// A source with one replaceable subscription.
@preconcurrency @MainActor
public protocol ExclusiveSource: AnyObject {
  /// The disposer of the current subscription made by `subscribeExclusively`.
  var exclusiveDisposer: (any Disposer)? { get set }
}

extension ReactiveSource where Self: ExclusiveSource {
  /// Delivers the values to a closure, in place of the closure of the previous call.
  @discardableResult
  public func subscribeExclusively(_ receive: @escaping (OutputType) -> Void) -> any Disposer {
    exclusiveDisposer?.dispose()
    let disposer = subscribe(receive)
    exclusiveDisposer = disposer
    return disposer
  }
}
