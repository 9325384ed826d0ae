import Foundation

/// An error that a system call reports.
struct SystemError: Error {
  /// The error number, such as `ENOSPC`.
  let number: Int32

  /// Creates the error of the last system call that failed.
  init() {
    number = errno
  }

  /// The system's description of the error.
  var reason: String { String(cString: strerror(number)) }
}
