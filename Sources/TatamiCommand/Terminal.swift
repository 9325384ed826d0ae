import Foundation

/// Standard error, for messages to the user.
enum Terminal {
  /// Prints a line.
  static func printError(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
