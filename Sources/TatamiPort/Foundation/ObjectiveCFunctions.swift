public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Waits until no other thread is between the functions with an object, and returns 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.enter(object as AnyObject)
  return 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Lets other threads in, and returns 0; -1 if the thread has not entered.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  ObjectLocks.exit(object as AnyObject) ? 0 : -1
}

extension NSObjectProtocol where Self: NSObject {
  /// Returns whether the object is an instance of a class, and not of a subclass.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}
