import Foundation

/// Reports programming errors that the kit recovers from.
package enum Diagnostics {
  /// A function that receives the messages instead of standard error; tests set it.
  @TaskLocal package static var listener: (@Sendable (String) -> Void)?

  /// Writes one line to standard error.
  package static func report(_ message: String) {
    if let listener { return listener(message) }
    FileHandle.standardError.write(Data("Tatami: \(message)\n".utf8))
  }
}
