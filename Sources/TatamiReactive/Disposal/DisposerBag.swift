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
  private var keyless: [any Disposer] = []
  private var keyed: [String: any Disposer] = [:]
  private var pruningCount = 16

  /// Creates an empty bag.
  public init() {}

  deinit {
    let (keyless, keyed) = (keyless, keyed)
    if keyless.isEmpty && keyed.isEmpty { return }
    MainQueue.run {
      for disposer in keyless { disposer.dispose() }
      for disposer in keyed.values { disposer.dispose() }
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
    let (keyless, keyed) = (keyless, keyed)
    self.keyless = []
    self.keyed = [:]
    for disposer in keyless { disposer.dispose() }
    for disposer in keyed.values { disposer.dispose() }
  }

  func insert(_ disposer: any Disposer, for key: String?) {
    // A constant has delivered its value; there is nothing to hold.
    if disposer.isDisposed {
      if let key { remove(for: key) }
    } else if let key {
      let former = keyed.updateValue(disposer, forKey: key)
      if former !== disposer { former?.dispose() }
    } else {
      keyless.append(disposer)
    }
    if keyless.count + keyed.count >= pruningCount { prune() }
  }

  func remove(for key: String) {
    keyed.removeValue(forKey: key)?.dispose()
  }

  /// Removes disposers that have been disposed by hand.
  ///
  /// Runs when the content has doubled, so adding stays O(1).
  private func prune() {
    keyless.removeAll { $0.isDisposed }
    keyed = keyed.filter { !$0.value.isDisposed }
    pruningCount = max(16, 2 * (keyless.count + keyed.count))
  }
}
