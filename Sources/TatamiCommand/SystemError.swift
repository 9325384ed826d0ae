import Foundation

/// An error reported by a system call.
struct SystemError: Error, CustomStringConvertible {
  /// The error number, such as `ENOSPC`.
  let number: Int32

  /// Creates the error of the most recent failed system call.
  init() {
    number = errno
  }

  /// The system's description of the error.
  var reason: String { String(cString: strerror(number)) }

  var description: String { reason }
}
