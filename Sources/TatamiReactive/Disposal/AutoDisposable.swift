/// An object that ends subscriptions when it is freed.
///
/// Conforming takes one stored property. The bag is freed together with its owner, and disposes
/// its content at that moment:
///
/// ```swift
/// final class Cell: AutoDisposable {
///   let disposerBag = DisposerBag()
///   var title = ""
/// }
///
/// let cell = Cell()
/// name.safeBind(to: cell) { cell, name in cell.title = name }
/// ```
///
/// A stored property is the one place that every Swift platform frees exactly with its owner:
/// associated objects exist on Apple platforms only.
@preconcurrency @MainActor
public protocol AutoDisposable: AnyObject {
  /// The disposers that end with this object. Implement it as a stored property.
  var disposerBag: DisposerBag { get }
}

extension AutoDisposable {
  /// Adds a disposer that is disposed when this object is freed.
  ///
  /// - Parameters:
  ///   - disposer: The disposer of a subscription.
  ///   - key: A key; a previous disposer with the same key is disposed and replaced. Nil: the
  ///     disposer is added to the others.
  public func addDisposer(_ disposer: any Disposer, for key: String?) {
    disposerBag.insert(disposer, for: key)
  }

  /// Disposes what was added under a key; does nothing if there is nothing.
  public func endDisposer(for key: String) {
    disposerBag.remove(for: key)
  }
}
