import Foundation

/// Reports mistakes of the program from which states and events recover.
enum ReactiveDiagnostics {
  /// Receives the messages instead of standard error.
  @TaskLocal static var listener: (@Sendable (String) -> Void)?

  /// Writes a message to standard error.
  static func report(_ message: String) {
    if let listener { return listener(message) }
    FileHandle.standardError.write(Data("Tatami: \(message)\n".utf8))
  }
}
