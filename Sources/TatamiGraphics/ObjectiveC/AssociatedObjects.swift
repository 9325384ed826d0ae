/// The ways in which an object holds an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Objects are held weakly, so that a released one reads as nil; other values are stored.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Held strongly.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy, if the value is an object that can be copied, is held strongly.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Held strongly; all policies may be used on any thread.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy, if the value is an object that can be copied, is held strongly.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object and a key; nil removes the value of the key.
///
/// Views, controllers, layers, gesture recognizers, layout guides, animations, display links and
/// collection layouts release their values when they are deallocated. The values of any other
/// object are released soon afterwards: in one of the next turns of the run loop, or when values of
/// other objects are set.
/// - Parameters:
///   - object: The owner, an instance of a class; values of other types are reported.
///   - key: The address of a static or global variable.
///   - value: The value.
///   - policy: Whether the object retains the value.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  guard let owner = instance(object) else {
    return Diagnostics.report("values are associated with objects only, found \(object)")
  }
  AssociationTable.shared.set(value.map { AssociatedValue($0, policy) }, for: key, of: owner)
}

/// Returns the value associated with an object and a key; nil if there is none.
///
/// The values of an object of the program that does not inherit from the kit's classes are no
/// longer available in its `deinit`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  instance(object).flatMap { AssociationTable.shared.value(for: key, of: $0) }
}

/// Removes all values associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  if let owner = instance(object) { AssociationTable.shared.removeValues(of: owner) }
}

/// Returns an object that is an instance of a class; nil for other values, which would be boxed.
private func instance(_ object: Any) -> AnyObject? {
  type(of: object) is AnyClass ? object as AnyObject : nil
}
