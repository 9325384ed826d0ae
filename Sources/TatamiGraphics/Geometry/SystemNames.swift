import Foundation

// Names of the system's headers that importing Foundation provides on Apple platforms only.

/// A whole number.
public typealias NSInteger = Int

/// A whole number without a sign.
public typealias NSUInteger = UInt

/// A number larger than all lengths of layouts: the largest finite `Float`.
public var HUGE: Float { .greatestFiniteMagnitude }

/// The nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// The nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// The nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000

/// The microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// A time in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// The seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Calls a closure; objects are released when they are no longer used.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
