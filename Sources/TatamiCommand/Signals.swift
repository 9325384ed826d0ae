import Foundation
import Synchronization

/// Removes the temporary file when a signal ends the process.
enum Signals {
  /// The address of the temporary file's path, a C string that is never freed; 0 for none.
  private static let temporaryPath = Atomic<Int>(0)

  /// Whether the process ignores a signal, as under `nohup`.
  static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Removes a file if SIGINT, SIGTERM or SIGHUP subsequently ends the process.
  ///
  /// A program that watches ``EndRequest`` ends after its work, which removes its files.
  static func removeAtEnd(_ path: String) {
    guard !EndRequest.isWatched else { return }
    temporaryPath.store(Int(bitPattern: strdup(path)), ordering: .sequentiallyConsistent)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      // Only async-signal-safe functions are called here.
      signal(number) { number in
        let address = Signals.temporaryPath.load(ordering: .sequentiallyConsistent)
        if let path = UnsafePointer<CChar>(bitPattern: address) { unlink(path) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// Keeps the file that was last passed to `removeAtEnd(_:)`.
  static func keepAtEnd() {
    temporaryPath.store(0, ordering: .sequentiallyConsistent)
  }
}
