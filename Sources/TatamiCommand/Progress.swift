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
  /// One of several pictures, such as `[1/3] a.csv -> out/a.png`; empty for the only one.
  private let title: String
  private let isTerminal = isatty(STDERR_FILENO) == 1
  /// The number of characters in a step's progress bar.
  private static let barLength = 20

  /// Creates the progress of a number of steps; a quiet one prints nothing.
  ///
  /// - Parameter title: One of several pictures, which a terminal shows at once; empty for the only
  ///   one.
  init(steps: Int, isQuiet: Bool, title: String = "") {
    stepCount = steps
    (self.isQuiet, self.title) = (isQuiet, title)
  }

  /// Whether the command takes long, or is one of several on a terminal.
  private var isShown: Bool {
    guard !isQuiet else { return false }
    return (isTerminal && !title.isEmpty) || ContinuousClock.now - start > .milliseconds(500)
  }

  private mutating func showBar(_ bar: String, _ text: String) {
    let start = title.isEmpty ? "" : "\(title.escaped(limit: 100)) "
    Terminal.write("\r\u{1B}[K\(start)\(bar) \(text)")
    showsBar = true
  }

  /// Reports the beginning of a step: as a bar on a terminal, otherwise as a line.
  mutating func begin(_ name: String) {
    currentStep += 1
    guard isShown else { return }
    if isTerminal {
      let bar =
        String(repeating: "█", count: currentStep)
        + String(repeating: "░", count: stepCount - currentStep)
      showBar(bar, "\(name.escaped(limit: 60)) …")
    } else {
      Terminal.printError("[\(currentStep)/\(stepCount)] \(name)")
    }
  }

  /// Reports the progress of the current step: as a bar on a terminal, otherwise as a line for
  /// every tenth.
  mutating func advance(to count: Int, of total: Int, _ name: String) {
    let tenths = total > 0 ? 10 * count / total : 10
    defer { lastTenths = count < total ? tenths : 0 }
    guard isShown else { return }
    if isTerminal {
      let filled = total > 0 ? Self.barLength * count / total : Self.barLength
      let bar =
        String(repeating: "█", count: filled)
        + String(repeating: "░", count: Self.barLength - filled)
      showBar(bar, "\(name.escaped(limit: 60)): \(count)")
    } else if tenths > lastTenths, count < total {
      Terminal.printError("[\(currentStep)/\(stepCount)] \(name): \(count)")
    }
  }

  /// Removes the bar.
  func end() {
    if showsBar { Terminal.write("\r\u{1B}[K") }
  }
}
