public import Foundation
import Synchronization
import TatamiLayers

/// The contents of a change, and the times at which observers are called.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The new value.
  public static let new = Self(rawValue: 1)
  /// The old value.
  public static let old = Self(rawValue: 2)
  /// A call at once.
  public static let initial = Self(rawValue: 4)
  /// A call before each change, too.
  public static let prior = Self(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  /// Another value.
  case setting = 1
  /// More elements.
  case insertion = 2
  /// Less elements.
  case removal = 3
  /// Other elements.
  case replacement = 4
}

/// A key of the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The text of the key.
  public let rawValue: String
  /// Creates a key of a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The kind of the change, a number.
  public static let kindKey = Self(rawValue: "kind")
  /// The new value; `NSNull` for nil.
  public static let newKey = Self(rawValue: "new")
  /// The old value; `NSNull` for nil.
  public static let oldKey = Self(rawValue: "old")
  /// The indexes of changed elements.
  public static let indexesKey = Self(rawValue: "indexes")
  /// Whether the change has not happened yet.
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change, always `setting`.
  public typealias Kind = NSKeyValueChange
  /// The kind of the change.
  public let kind: Kind
  /// The new value; nil unless it was requested.
  public let newValue: Value?
  /// The old value; nil unless it was requested.
  public let oldValue: Value?
  /// The indexes of changed elements, always nil.
  public let indexes: IndexSet?
  /// Whether the change has not happened yet.
  public let isPrior: Bool
}

/// An observation, which ends when it is invalidated or released.
///
/// `@unchecked Sendable`: a lock guards its state.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private struct State {
    var observers: [ValueObserver] = []
    var isValid = true
  }

  private let state = Mutex(State())

  /// Ends the observation; further calls do nothing.
  ///
  /// The closure is not called any more, also for a change whose observers are being called.
  public func invalidate() {
    remove(
      state.withLock { state in
        defer { state = State(observers: [], isValid: false) }
        return state.observers
      }
    )
  }

  deinit { invalidate() }

  private func remove(_ observers: [ValueObserver]) {
    for observer in observers { ValueObservers.remove(observer) }
  }

  /// Observes the steps of a path, up to a number: the value of each object changes what follows.
  func observe(
    _ count: Int,
    _ steps: @escaping () -> [(object: AnyObject, key: String)],
    willChange: @escaping () -> Void,
    didChange: @escaping () -> Void
  ) {
    guard state.withLock({ $0.isValid }) else { return }
    let added = steps().enumerated().map { index, step in
      let isLast = index == count - 1
      return ValueObservers.add(step.object, step.key, willChange: willChange) { [weak self] in
        if !isLast { self?.observe(count, steps, willChange: willChange, didChange: didChange) }
        didChange()
      }
    }
    // The observation may have ended meanwhile.
    remove(
      state.withLock { state in
        guard state.isValid else { return added }
        defer { state.observers = added }
        return state.observers
      }
    )
  }
}

// swift-format-ignore: NoLeadingUnderscores
/// Objects whose values can be observed.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls a closure after each change of a value.
  ///
  /// - Parameters:
  ///   - keyPath: The value.
  ///   - name: The names of the value and of the objects that lead to it, with dots between them.
  ///   - steps: The objects that lead to the value.
  ///   - options: What the closure gets, and whether it is called at once.
  ///   - changeHandler: The closure, called on the thread that changes the value.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    named name: String,
    through steps: [PartialKeyPath<Self>] = [],
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    let names = name.split(separator: ".").map { String($0.filter { $0 != "?" && $0 != "!" }) }
    let report = ValueReport(options, changeHandler)
    let first = self[keyPath: keyPath]
    report.keep(first)
    observation.observe(
      names.count,
      { [weak self] in
        guard let self else { return [] }
        let objects = [self] + steps.map { heldObject(self[keyPath: $0]) }
        return zip(objects, names).compactMap { object, key in object.map { ($0, key) } }
      },
      willChange: { [weak self] in self.map { report.willChange($0) } },
      didChange: { [weak self] in self.map { report.didChange($0, $0[keyPath: keyPath]) } }
    )
    if options.contains(.initial) { report.begin(self, first) }
    return observation
  }
}

/// Reports the changes of a value to a closure.
private final class ValueReport<Root, Value> {
  typealias Handler = (Root, NSKeyValueObservedChange<Value>) -> Void

  /// The value at the previous report if old values are reported; else nil, because the value may
  /// own the observation.
  private var last: Value?
  private let options: NSKeyValueObservingOptions
  private let handler: Handler

  init(_ options: NSKeyValueObservingOptions, _ handler: @escaping Handler) {
    (self.options, self.handler) = (options, handler)
  }

  /// Keeps a value that is going to be reported as the old one.
  func keep(_ value: Value) {
    if options.contains(.old) { last = value }
  }

  func begin(_ root: Root, _ value: Value) { report(root, old: nil, new: value) }

  func willChange(_ root: Root) {
    if options.contains(.prior) { report(root, old: last, new: nil, isPrior: true) }
  }

  func didChange(_ root: Root, _ value: Value) {
    let old = last
    keep(value)
    report(root, old: old, new: value)
  }

  private func report(_ root: Root, old: Value?, new: Value?, isPrior: Bool = false) {
    let change = NSKeyValueObservedChange(
      kind: .setting,
      newValue: options.contains(.new) ? new : nil,
      oldValue: options.contains(.old) ? old : nil,
      indexes: nil,
      isPrior: isPrior
    )
    handler(root, change)
  }
}

/// Returns the object in a value, which may be an optional; nil for other values.
private func heldObject(_ value: Any) -> AnyObject? {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    return mirror.children.first.flatMap { heldObject($0.value) }
  }
  return type(of: value) is AnyClass ? value as AnyObject : nil
}

// swift-format-ignore: NoLeadingUnderscores
extension NSObject {
  /// Calls the observers of a value before it changes.
  public final func _willChange(_ key: String) {
    (self as? UIView)?.noteValue(named: key)
    ValueObservers.willChange(self, key)
  }

  /// Calls the observers of a value after it has changed.
  public final func _didChange(_ key: String) { ValueObservers.didChange(self, key) }
}

extension NSObject {
  /// Calls the observers of a value before it changes.
  public final func willChangeValue(forKey key: String) { ValueObservers.willChange(self, key) }

  /// Calls the observers of a value after it has changed.
  public final func didChangeValue(forKey key: String) { ValueObservers.didChange(self, key) }
}
