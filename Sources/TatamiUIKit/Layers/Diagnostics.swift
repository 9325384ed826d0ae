import Foundation

/// Tells the programmer about a mistake that the kit survives.
enum Diagnostics {
  /// Writes one line to standard error.
  static func report(_ message: String) {
    FileHandle.standardError.write(Data("Tatami: \(message)\n".utf8))
  }
}
