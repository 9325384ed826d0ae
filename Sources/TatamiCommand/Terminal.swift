import Foundation
import TatamiScene

/// Standard error, for messages to the user.
enum Terminal {
  /// Prints a line, in which control characters are escaped; drops it if it cannot be written.
  static func printError(_ line: String) {
    write(line.escaped(limit: .max) + "\n")
  }

  /// Writes text unchanged; drops it if it cannot be written.
  static func write(_ text: String) {
    try? StandardStreams.write(Data(text.utf8), to: STDERR_FILENO)
  }
}
