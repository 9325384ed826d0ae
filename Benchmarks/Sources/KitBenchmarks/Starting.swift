import Foundation
import TatamiHost
import Harness
import TatamiUIKit

/// Measures the times of whole processes, from the start to the end of a program that draws one
/// window.
@MainActor
enum Starting {
  /// The argument with which the program draws a window and ends.
  static let argument = "--show-window"

  static func measurements() throws -> [Harness.Measurement] {
    [process("start/no-window", count: 0), process("start/one-label", count: 1)]
      + [process("start/1000-labels-and-images", count: 1000)]
  }

  /// Draws a window with the number of views given by the arguments.
  static func showWindow() throws {
    guard let count = CommandLine.arguments.last.flatMap({ Int($0) }), count > 0 else { return }
    Workload.useScreen(scale: 2)
    let window = Workload.window()
    _ = Workload.fill(window, count: count)
    let damage = try WindowHost(window).update()
    Check.that(damage == [window.bounds], "all of the window is drawn")
  }

  private static func process(_ name: String, count: Int) -> Harness.Measurement {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return Harness.Measurement(name, count: 1, runs: 15) {
      let process = Process()
      process.executableURL = program
      process.arguments = [argument, "\(count)"]
      let isDone = DispatchSemaphore(value: 0)
      process.terminationHandler = { _ in isDone.signal() }
      do { try process.run() } catch { return }
      isDone.wait()
      Check.that(process.terminationStatus == 0, "the window was drawn")
    }
  }
}
