public import Foundation

/// Calls a closure; objects are released when they are no longer used.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// The seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// A time in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// The nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

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

/// Returns a rectangle as a text.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// Returns a point as a text.
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  "{\(plain(point.x)), \(plain(point.y))}"
}

/// Returns a size as a text.
public func NSStringFromCGSize(_ size: CGSize) -> String {
  "{\(plain(size.width)), \(plain(size.height))}"
}

private func plain(_ number: CGFloat) -> String {
  number.rounded() == number && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
}
