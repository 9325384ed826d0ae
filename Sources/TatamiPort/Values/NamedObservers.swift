public import Foundation
import Synchronization
import TatamiGraphics
import TatamiLayers

// swift-format-ignore: NoLeadingUnderscores
/// An object that is called for changes of values that are observed by name.
public protocol _KeyValueObserver: AnyObject {
  /// Called after a change.
  func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  )
}

extension NSObject {
  /// Calls `observeValue(forKeyPath:of:change:context:)` of an observer, which is held weakly, after
  /// each change of a value.
  public final func addObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let registration = NamedObserver(self, observer, keyPath, context)
    NamedObservers.add(registration)
    registration.start(options)
  }

  /// Ends the newest observation of a value by an observer; writes a message if there is none.
  public final func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    if NamedObservers.remove(from: self, { $0.isOf(self, observer, keyPath) }) { return }
    Diagnostics.report(
      "Cannot remove an observer <\(type(of: observer))> for the key path \"\(keyPath)\" from "
        + "<\(type(of: self))> because it is not registered as an observer."
    )
  }

  /// Ends the newest observation of a value by an observer with a context.
  public final func removeObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    context: UnsafeMutableRawPointer?
  ) {
    let isRemoved = NamedObservers.remove(from: self) {
      $0.isOf(self, observer, keyPath) && $0.context == context
    }
    if !isRemoved { removeObserver(observer, forKeyPath: keyPath) }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Does nothing: what `super.observeValue` calls in a class whose superclass observes no value.
  public final func _ignoreValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}

/// An observer of a value by name.
///
/// `@unchecked Sendable`: it is used on the thread that changes the value.
private final class NamedObserver: @unchecked Sendable {
  private weak let object: NSObject?
  private weak let observer: NSObject?
  /// The addresses of both, which are known while an object is being released, too.
  let address: ObjectIdentifier
  private let observerAddress: ObjectIdentifier
  private let keyPath: String
  let context: UnsafeMutableRawPointer?
  private let observation = NSKeyValueObservation()
  /// The value at the previous call if old values are reported; else nil, because the value may own
  /// the observer.
  private var last: Any?

  init(
    _ object: NSObject,
    _ observer: NSObject,
    _ keyPath: String,
    _ context: UnsafeMutableRawPointer?
  ) {
    (self.object, self.observer, self.keyPath) = (object, observer, keyPath)
    address = ObjectIdentifier(object)
    observerAddress = ObjectIdentifier(observer)
    self.context = context
  }

  var isAbandoned: Bool { object == nil || observer == nil }

  func isOf(_ object: NSObject, _ observer: NSObject, _ keyPath: String) -> Bool {
    address == ObjectIdentifier(object) && observerAddress == ObjectIdentifier(observer)
      && self.keyPath == keyPath
  }

  func stop() { observation.invalidate() }

  func start(_ options: NSKeyValueObservingOptions) {
    let first = object?.value(forKeyPath: keyPath)
    if options.contains(.old) { last = first }
    observation.observe(
      keyPath.count { $0 == "." } + 1,
      { [weak self] in self?.steps ?? [] },
      willChange: { [weak self] in
        guard let self, options.contains(.prior) else { return }
        var change = change(options.subtracting(.new), old: last, new: nil)
        change[.notificationIsPriorKey] = true
        call(change)
      },
      didChange: { [weak self] in
        guard let self else { return }
        let (old, new) = (last, object?.value(forKeyPath: keyPath))
        if options.contains(.old) { last = new }
        call(change(options, old: old, new: new))
      }
    )
    if options.contains(.initial) { call(change(options.subtracting(.old), old: nil, new: first)) }
  }

  /// The objects that lead to the value, with the names of their values.
  private var steps: [(object: AnyObject, key: String)] {
    var result: [(object: AnyObject, key: String)] = []
    var next = object
    for name in keyPath.split(separator: ".").map(String.init) {
      guard let owner = next else { break }
      result.append((owner, name))
      if result.count <= keyPath.count(where: { $0 == "." }) {
        next = owner.value(forKey: name) as? NSObject
      }
    }
    return result
  }

  private func change(
    _ options: NSKeyValueObservingOptions,
    old: Any?,
    new: Any?
  ) -> [NSKeyValueChangeKey: Any] {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new) { change[.newKey] = new ?? NSNull() }
    if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
    return change
  }

  private func call(_ change: [NSKeyValueChangeKey: Any]) {
    guard let observer else { return }
    guard let receiver = observer as? any _KeyValueObserver else {
      return Diagnostics.report(
        "<\(type(of: observer))>: An -observeValueForKeyPath:ofObject:change:context: message was "
          + "received but not handled. Key path: \(keyPath)"
      )
    }
    receiver.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
  }
}

/// The observers of values by name, by the observed object.
private enum NamedObservers {
  private struct Table {
    var observers: [ObjectIdentifier: [NamedObserver]] = [:]
    var count = 0
    /// The number of observers at which the abandoned ones are removed.
    var limit = 64
  }

  private static let table = Mutex(Table())

  static func add(_ observer: NamedObserver) {
    let isFull = table.withLock { table in
      table.observers[observer.address, default: []].append(observer)
      table.count += 1
      return table.count > table.limit
    }
    if isFull { removeAbandoned() }
  }

  /// Removes the newest observer of an object that fulfills a condition; returns whether there is one.
  static func remove(from object: NSObject, _ isRemoved: (NamedObserver) -> Bool) -> Bool {
    let all = table.withLock { $0.observers[ObjectIdentifier(object)] ?? [] }
    guard let removed = all.last(where: isRemoved) else { return false }
    remove(removed)
    return true
  }

  /// Removes the observers of objects that have been released, and those that have been themselves.
  ///
  /// They are looked for outside of the access, because that may release their objects.
  private static func removeAbandoned() {
    let all = table.withLock { $0.observers.values.flatMap { $0 } }
    for observer in all where observer.isAbandoned { remove(observer) }
    table.withLock { $0.limit = max(64, 2 * $0.count) }
  }

  private static func remove(_ observer: NamedObserver) {
    table.withLock { table in
      let (address, count) = (observer.address, table.observers[observer.address]?.count ?? 0)
      table.observers[address]?.removeAll { $0 === observer }
      table.count -= count - (table.observers[address]?.count ?? 0)
      if table.observers[address]?.isEmpty == true { table.observers[address] = nil }
    }
    observer.stop()
  }
}
