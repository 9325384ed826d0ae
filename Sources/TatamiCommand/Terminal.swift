import Foundation

/// Standard error: what a person reads while the output may go elsewhere.
enum Terminal {
  /// Writes a line.
  static func tell(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

/// Tells what long work is at; short work stays silent.
struct Progress {
  private let start = ContinuousClock.now
  private let steps: Int
  private var done = 0
  private var isShown = false
  private let isTerminal = isatty(STDERR_FILENO) == 1

  /// Makes a report of so many steps.
  init(steps: Int) {
    self.steps = steps
  }

  /// A step begins: a bar on a terminal, a line elsewhere, nothing within the first half second.
  mutating func begin(_ name: String) {
    done += 1
    guard ContinuousClock.now - start > .milliseconds(500) else { return }
    if isTerminal {
      let bar = String(repeating: "█", count: done) + String(repeating: "░", count: steps - done)
      FileHandle.standardError.write(Data("\r\u{1B}[K\(bar) \(name) …".utf8))
      isShown = true
    } else {
      Terminal.tell("[\(done)/\(steps)] \(name)")
    }
  }

  /// Clears the bar.
  func end() {
    if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }
}
