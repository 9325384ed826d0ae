import Foundation

/// A value associated with an object, held as its policy demands.
enum AssociatedValue {
  case strong(Any)
  case weak(WeakReference)

  /// A weak reference to an object.
  struct WeakReference {
    weak var object: AnyObject?
  }

  /// Holds a value by a policy.
  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    let isObject = type(of: value) is AnyClass
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where isObject:
      self = .weak(WeakReference(object: value as AnyObject))
    case .OBJC_ASSOCIATION_COPY where isObject, .OBJC_ASSOCIATION_COPY_NONATOMIC where isObject:
      self = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    default:
      self = .strong(value)
    }
  }

  /// The value; nil if it was an object that has been released.
  var value: Any? {
    switch self {
    case .strong(let value): value
    case .weak(let reference): reference.object
    }
  }
}

/// The values associated with one object, by key.
///
/// A class, so that an object without values stores only nil. All accesses are under the lock of
/// `AssociationTable`.
package final class AssociatedValues: @unchecked Sendable {
  private(set) var values: [UnsafeRawPointer: AssociatedValue] = [:]

  /// Sets or removes the value of a key and returns the previous one.
  func exchange(_ value: AssociatedValue?, for key: UnsafeRawPointer) -> AssociatedValue? {
    let old = values[key]
    values[key] = value
    return old
  }

  /// Removes all values and returns them.
  func removeAll() -> [AssociatedValue] {
    let old = Array(values.values)
    values = [:]
    return old
  }
}

/// An object that stores its associated values, which are released with it.
package protocol AssociationOwner: AnyObject {
  /// The associated values; nil until one is set.
  nonisolated var associatedValues: AssociatedValues? { get set }
}
