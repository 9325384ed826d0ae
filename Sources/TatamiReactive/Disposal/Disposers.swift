/// Disposers and bags made from scratch.
@preconcurrency @MainActor
public enum Disposers {
  /// Returns a disposer that calls a closure when it is first disposed.
  ///
  /// The closure is released as soon as it has been called.
  public static func create(_ onDispose: @escaping () -> Void) -> any Disposer {
    ClosureDisposer(onDispose)
  }

  /// Returns one disposer for several; disposing it disposes them in their order.
  public static func create(_ disposers: [any Disposer]) -> any Disposer {
    DisposerGroup(disposers)
  }

  /// Returns a bag that belongs to no other object; it disposes its content when it is freed.
  public static func createBag() -> DisposerBag {
    DisposerBag()
  }

  /// Returns the bag of any object.
  ///
  /// This is the object's own `disposerBag` if it is `AutoDisposable`. Other objects get a bag in
  /// a registry that holds them weakly. Swift has no hook for the end of a foreign object's life,
  /// so the registry disposes such a bag at the next delivery to the freed object through
  /// `safeBind`, and otherwise when the registry has doubled in size; objects that need the exact
  /// moment conform to `AutoDisposable`.
  ///
  /// - Complexity: O(1), amortized.
  public static func bag(of owner: AnyObject) -> DisposerBag {
    (owner as? any AutoDisposable)?.disposerBag ?? OwnerRegistry.shared.bag(of: owner)
  }

  /// A disposer without effect, for sources that deliver nothing later.
  static let inert: any Disposer = InertDisposer()
}

/// The disposer of `Disposers.create`.
private final class ClosureDisposer: Disposer {
  private var onDispose: (() -> Void)?

  init(_ onDispose: @escaping () -> Void) {
    self.onDispose = onDispose
  }

  var isDisposed: Bool { onDispose == nil }

  func dispose() {
    guard let action = onDispose else { return }
    onDispose = nil
    action()
  }
}

/// Several disposers as one.
private final class DisposerGroup: Disposer {
  private var disposers: [any Disposer]

  init(_ disposers: [any Disposer]) {
    self.disposers = disposers
  }

  var isDisposed: Bool { disposers.allSatisfy { $0.isDisposed } }

  func dispose() {
    let former = disposers
    disposers = []
    for disposer in former { disposer.dispose() }
  }
}

/// The disposer of constants.
private final class InertDisposer: Disposer {
  var isDisposed: Bool { true }

  func dispose() {}
}
