import Synchronization

/// An observer of one value of an object.
///
/// `@unchecked Sendable`: the properties are constant apart from the weak reference and the atomic
/// flag, whose access is safe on all threads; the closures run on the thread that changes the value.
package final class ValueObserver: @unchecked Sendable {
  fileprivate weak let object: AnyObject?
  fileprivate let address: ObjectIdentifier
  fileprivate let key: String
  fileprivate let willChange: () -> Void
  fileprivate let didChange: () -> Void
  /// Whether the observer has been removed, maybe by another one that is called for the same change.
  fileprivate let isRemoved = Atomic(false)

  fileprivate init(
    _ object: AnyObject,
    _ key: String,
    willChange: @escaping () -> Void,
    didChange: @escaping () -> Void
  ) {
    self.object = object
    address = ObjectIdentifier(object)
    self.key = key
    self.willChange = willChange
    self.didChange = didChange
  }
}

/// The observers of values, by object.
///
/// Setters of observable values call `didChange(_:_:)`; without observers that costs a comparison.
package enum ValueObservers {
  private static let count = Atomic(0)
  private static let observers = Mutex<[ObjectIdentifier: [ValueObserver]]>([:])

  /// Whether no value is observed.
  @inline(__always)
  package static var isEmpty: Bool { count.load(ordering: .relaxed) == 0 }

  /// Whether a value of an object is observed; without observers that costs a comparison.
  package static func areObserving(_ object: AnyObject) -> Bool {
    !isEmpty && observers.withLock { $0[ObjectIdentifier(object)] != nil }
  }

  /// Adds an observer of a value of an object, which is held weakly.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - key: The name of the value; the names of values that are true or false may begin with `is`.
  ///   - willChange: Called before a change, if the object tells it.
  ///   - didChange: Called after a change.
  package static func add(
    _ object: AnyObject,
    _ key: String,
    willChange: @escaping () -> Void = {},
    didChange: @escaping () -> Void
  ) -> ValueObserver {
    let observer = ValueObserver(
      object,
      plainKey(key),
      willChange: willChange,
      didChange: didChange
    )
    // Observers of a released object at the same address do not count; if the first is one, all are.
    // They are released after the access, because they may hold other observations.
    let stale = observers.withLock { observers in
      var stale: [ValueObserver] = []
      if let first = observers[observer.address]?.first, first.object == nil {
        stale = observers.removeValue(forKey: observer.address) ?? []
      }
      observers[observer.address, default: []].append(observer)
      count.add(1 - stale.count, ordering: .relaxed)
      return stale
    }
    withExtendedLifetime(stale) {}
    return observer
  }

  /// Removes an observer; does nothing if it has been removed.
  package static func remove(_ observer: ValueObserver) {
    observer.isRemoved.store(true, ordering: .relaxed)
    let address = observer.address
    observers.withLock { observers in
      guard let index = observers[address]?.firstIndex(where: { $0 === observer }) else { return }
      observers[address]?.remove(at: index)
      if observers[address]?.isEmpty == true { observers[address] = nil }
      count.subtract(1, ordering: .relaxed)
    }
  }

  /// Calls the observers of a value before it changes.
  package static func willChange(_ object: AnyObject, _ key: String) {
    if isEmpty { return }
    for observer in current(object, key) where !observer.isRemoved.load(ordering: .relaxed) {
      observer.willChange()
    }
  }

  /// Calls the observers of a value after it has changed.
  package static func didChange(_ object: AnyObject, _ key: String) {
    if isEmpty { return }
    for observer in current(object, key) where !observer.isRemoved.load(ordering: .relaxed) {
      observer.didChange()
    }
  }

  private static func current(_ object: AnyObject, _ key: String) -> [ValueObserver] {
    let found = observers.withLock { $0[ObjectIdentifier(object)] ?? [] }
    if found.isEmpty { return [] }
    let key = plainKey(key)
    return found.filter { $0.key == key && $0.object != nil }
  }

  /// Returns the name without the prefix `is`, as in Objective-C.
  package static func plainKey(_ key: String) -> String {
    guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else {
      return key
    }
    return first.lowercased() + key.dropFirst(3)
  }
}
