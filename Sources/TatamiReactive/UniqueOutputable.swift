/// A source with one replaceable subscription.
@MainActor
public protocol UniqueOutputable: AnyObject {
  /// The disposer of the current subscription made by `uniqueOutput`.
  var uniqueDisposable: (any Disposer)? { get set }
}

extension Outputing where Self: UniqueOutputable {
  /// Delivers the values to a closure, in place of the closure of the former call.
  @discardableResult
  public func uniqueOutput(_ receive: @escaping (OutputType) -> Void) -> any Disposer {
    uniqueDisposable?.dispose()
    let disposer = outputing(receive)
    uniqueDisposable = disposer
    return disposer
  }
}
