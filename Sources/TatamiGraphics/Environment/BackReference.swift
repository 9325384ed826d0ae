import CSwiftRuntime

/// A reference to an object that owns or contains the referring one.
///
/// It does not keep the object alive, and is nil as soon as the object's deinitialization has begun,
/// whichever thread releases it, like a weak reference. A weak reference, however, allocates a side
/// table, through which all further retains and releases of its object go, whereas this one counts an
/// unowned reference in the object's header.
///
/// Reading is sound because the unowned reference keeps the object's memory, with its header,
/// allocated, and because the runtime's attempt to retain it succeeds only before the
/// deinitialization. The memory itself, not what the object holds, is kept until the last back
/// reference ends, so it is meant for objects that rarely live shorter than what refers to them.
///
/// Not generic, because a generic type of another module reads its metadata in each use: who stores
/// the reference knows the class and downcasts. Not copyable, because reading a copy would count twice.
package struct BackReference: ~Copyable {
  /// Keeps the memory at the address allocated; reading it would stop the process after the
  /// deinitialization.
  private unowned let storage: AnyObject?
  private let address: UnsafeMutableRawPointer?

  /// Creates a reference to nothing.
  package init() {
    storage = nil
    address = nil
  }

  /// Creates a reference.
  package init(_ object: AnyObject?) {
    storage = object
    address = object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// The object; nil if there is none or its deinitialization has begun.
  package var object: AnyObject? {
    guard let address, let retained = swift_tryRetain(address) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(retained).takeRetainedValue()
  }
}
