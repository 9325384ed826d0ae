import Foundation
import TatamiPicture

/// Reports the progress of a command on standard error if it takes longer than half a second.
struct Progress {
  private let start = ContinuousClock.now
  private let stepCount: Int
  private var currentStep = 0
  private var showsBar = false
  /// The last reported tenth of the current step.
  private var lastTenths = 0
  private let isQuiet: Bool
  private let isTerminal = isatty(STDERR_FILENO) == 1
  /// The number of characters in a step's progress bar.
  private static let barLength = 20

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

  /// Reports the progress of the current step: as a bar on a terminal, otherwise as a line for
  /// every tenth.
  mutating func advance(to count: Int, of total: Int, _ name: String) {
    let tenths = total > 0 ? 10 * count / total : 10
    defer { lastTenths = count < total ? tenths : 0 }
    guard !isQuiet, ContinuousClock.now - start > .milliseconds(500) else { return }
    if isTerminal {
      let filled = total > 0 ? Self.barLength * count / total : Self.barLength
      let bar =
        String(repeating: "█", count: filled)
        + String(repeating: "░", count: Self.barLength - filled)
      Terminal.write("\r\u{1B}[K\(bar) \(name.escaped(limit: 60)): \(count)")
      showsBar = true
    } else if tenths > lastTenths, count < total {
      Terminal.printError("[\(currentStep)/\(stepCount)] \(name): \(count)")
    }
  }

  /// Removes the bar.
  func end() {
    if showsBar { Terminal.write("\r\u{1B}[K") }
  }
}
