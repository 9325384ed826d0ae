/// A value of objects that is known by name.
public struct KeyedValue: @unchecked Sendable {
  // `@unchecked Sendable`: the closures are constant and capture key paths, which have no state.
  private let read: (AnyObject) -> Any?
  private let write: ((AnyObject, Any?) -> Bool)?
  /// The key path of the value.
  package let path: AnyKeyPath

  /// Creates a value that can only be read.
  public init<Root: AnyObject, Value>(_ path: KeyPath<Root, Value>) {
    read = { ($0 as? Root)?[keyPath: path] }
    write = nil
    self.path = path
  }

  /// Creates a value that can be written.
  public init<Root: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Root, Value>) {
    read = { ($0 as? Root)?[keyPath: path] }
    write = { object, value in
      guard let root = object as? Root else { return false }
      guard let value = value as? Value else { return false }
      root[keyPath: path] = value
      return true
    }
    self.path = path
  }

  /// Returns the value of an object.
  package func value(of object: AnyObject) -> Any? { read(object) }

  /// Changes the value of an object; returns whether it can have the value.
  package func set(_ value: Any?, of object: AnyObject) -> Bool { write?(object, value) ?? false }
}

/// A class whose values can be found by name, as those marked with `@objc` on Apple platforms.
public protocol KeyedValues: AnyObject {
  // swift-format-ignore: NoLeadingUnderscores
  /// Returns the value of a name; nil if there is none.
  static func _value(named name: String) -> KeyedValue?
}
