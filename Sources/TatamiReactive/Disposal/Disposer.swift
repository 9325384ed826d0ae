/// Ends a subscription.
///
/// Subscribing returns a disposer; the subscription lasts until it is disposed or its source is
/// freed. Dropping a disposer changes nothing: to end a subscription together with an object, add
/// the disposer to the object's bag.
///
/// ```swift
/// let name = State("Ada")
/// let disposer = name.subscribe { print($0) }  // prints "Ada"
/// name.value = "Grace"                         // prints "Grace"
/// disposer.dispose()
/// name.value = "Edsger"                        // prints nothing
/// ```
@preconcurrency @MainActor
public protocol Disposer: AnyObject, Sendable {
  /// Ends the subscription; further calls do nothing.
  func dispose()

  /// Whether the subscription has ended. Bags drop the disposers of ended subscriptions.
  var isDisposed: Bool { get }
}

extension Disposer {
  /// The default is false: such a disposer stays in its bag until the bag is freed.
  public var isDisposed: Bool { false }

  /// Adds the disposer to the bag of an owner, which disposes it when the owner is freed.
  ///
  /// - Parameters:
  ///   - owner: The object whose life bounds the subscription.
  ///   - id: A key; a previous disposer with the same key is disposed and replaced. Nil: the
  ///     disposer is added to the others.
  public func dispose(by owner: any AutoDisposable, id: String? = nil) {
    owner.addDisposer(self, for: id)
  }
}
