import Foundation

/// Tells the programmer about a mistake that the kit survives.
package enum Diagnostics {
  /// Who hears of mistakes in place of standard error.
  @TaskLocal static var listener: (@Sendable (String) -> Void)?

  /// Writes one line to standard error.
  package static func report(_ message: String) {
    if let listener { return listener(message) }
    FileHandle.standardError.write(Data("Tatami: \(message)\n".utf8))
  }
}
