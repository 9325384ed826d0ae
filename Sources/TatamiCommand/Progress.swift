import Foundation
import TatamiScene

/// Reports the progress of a command on standard error, unless it ends within half a second.
struct Progress {
  private let start = ContinuousClock.now
  private let stepCount: Int
  private var currentStep = 0
  private var showsBar = false
  private let isQuiet: Bool
  private let isTerminal = isatty(STDERR_FILENO) == 1

  /// Creates the progress of a number of steps; a quiet one prints nothing.
  init(steps: Int, isQuiet: Bool) {
    stepCount = steps
    self.isQuiet = isQuiet
  }

  /// Reports the beginning of a step: as a bar on a terminal, otherwise as a line.
  mutating func begin(_ name: String) {
    currentStep += 1
    guard !isQuiet, ContinuousClock.now - start > .milliseconds(500) else { return }
    if isTerminal {
      let bar =
        String(repeating: "█", count: currentStep)
        + String(repeating: "░", count: stepCount - currentStep)
      Terminal.write("\r\u{1B}[K\(bar) \(name.escaped(limit: 60)) …")
      showsBar = true
    } else {
      Terminal.printError("[\(currentStep)/\(stepCount)] \(name)")
    }
  }

  /// Removes the bar.
  func end() {
    if showsBar { Terminal.write("\r\u{1B}[K") }
  }
}
