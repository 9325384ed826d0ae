/// The name of a method, with a reference to the method if one is known.
///
/// Two selectors with the same name are equal. `Selector("tap:", Foo.tap(_:))` takes the place of
/// `#selector(Foo.tap(_:))`, which does not compile without Objective-C; it can be sent to every
/// instance of `Foo`, and an override in a subclass is called. A selector that was made of a name
/// alone can be sent to objects whose class has an `ActionTable` with the name.
public struct Selector: Hashable, Sendable {
  /// The Objective-C name of the method, with a colon for each parameter.
  let name: String
  /// The method; nil if only the name is known.
  let method: MethodReference?

  init(_ name: String, method: MethodReference?) {
    self.name = name
    self.method = method
  }

  /// Creates a selector of a name alone.
  public init(_ str: String) {
    self.init(str, method: nil)
  }

  /// Returns whether the names are equal.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.name == right.name
  }

  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension Selector: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates a selector of a name alone.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The name.
  public var description: String { name }
}

/// Returns the selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.name
}
