/// Disposers that are disposed together, at the latest when the bag is freed.
///
/// A bag is freed with the object that stores it, see `AutoDisposable`. If the last reference is
/// dropped on another thread than the main actor's, the disposers are disposed by a task of the
/// main actor shortly afterwards.
///
/// ```swift
/// let bag = Disposers.createBag()
/// name.subscribe { print($0) }.dispose(by: bag)
/// bag.disposeAll()
/// ```
@preconcurrency @MainActor
public final class DisposerBag: AutoDisposable {
  // Accesses call no other code and thus cannot overlap.
  @exclusivity(unchecked) private var keyless: [any Disposer] = []
  @exclusivity(unchecked) private var keyed = KeyedDisposers()
  @exclusivity(unchecked) private var pruningCount = 16

  /// Creates an empty bag.
  public init() {}

  deinit {
    if keyless.isEmpty, keyed.count == 0 { return }
    let disposers = keyless.isEmpty ? keyed.disposers : keyless + keyed.disposers
    MainQueue.run {
      for disposer in disposers { disposer.dispose() }
    }
  }

  /// The bag itself.
  public var disposerBag: DisposerBag { self }

  /// The number of disposers whose subscriptions last.
  ///
  /// - Complexity: O(*n*).
  public func count() -> Int {
    prune()
    return keyless.count + keyed.count
  }

  /// Disposes everything in the bag: what has no key in the order of adding, then the others in no
  /// particular order.
  ///
  /// The bag can be used again.
  public func disposeAll() {
    let disposers = keyless + keyed.disposers
    keyless = []
    keyed = KeyedDisposers()
    for disposer in disposers { disposer.dispose() }
  }

  func insert(_ disposer: any Disposer, for key: String?) {
    // A constant has delivered its value; there is nothing to hold.
    if disposer.isDisposed {
      if let key { remove(for: key) }
    } else if let key {
      let former = keyed.update(disposer, for: key)
      if former !== disposer { former?.dispose() }
    } else {
      keyless.append(disposer)
    }
    if keyless.count + keyed.count >= pruningCount { prune() }
  }

  func remove(for key: String) {
    keyed.remove(for: key)?.dispose()
  }

  /// Removes disposers that have been disposed by hand.
  ///
  /// Runs when the content has doubled, so adding stays O(1).
  private func prune() {
    keyless = keyless.filter { !$0.isDisposed }
    keyed = keyed.withoutDisposed()
    pruningCount = max(16, 2 * (keyless.count + keyed.count))
  }
}
