import Foundation
import TatamiPicture

/// Standard error, for messages to the user.
enum Terminal {
  /// Prints a line with control characters escaped; ignores failed writes.
  static func printError(_ line: String) {
    write(line.escaped(limit: .max) + "\n")
  }

  /// Writes text unchanged; ignores failed writes.
  static func write(_ text: String) {
    try? StandardStreams.write(Data(text.utf8), to: STDERR_FILENO)
  }
}
