import Foundation
import TatamiPicture

/// Standard error, for messages to the user.
enum Terminal {
  /// Prints a line with control characters escaped; ignores failed writes.
  static func printError(_ line: String) {
    write(line.escaped(limit: .max) + "\n")
  }

  /// The maximum number of notes that are printed.
  private static let noteLimit = 10

  /// Prints notes about an input, or the first of many.
  static func printNotes(_ notes: [String]) {
    for note in notes.prefix(noteLimit) { printError("tatami: note: \(note)") }
    let rest = notes.count - noteLimit
    if rest > 0 { printError("tatami: note: \(rest) more notes") }
  }

  /// Writes text unchanged; ignores failed writes.
  static func write(_ text: String) {
    try? StandardStreams.write([Array(text.utf8)], to: STDERR_FILENO)
  }
}
