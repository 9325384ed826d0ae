import Harness
import TatamiHost
import TatamiUIKit

/// Measures the frame times of a list that fills the window and moves by ten points per frame.
@MainActor
enum Scrolling {
  private static let rows = 1000

  static func measurements() throws -> [Harness.Measurement] {
    try [1, 2].map { try measurement(scale: $0) }
  }

  private static func measurement(scale: CGFloat) throws -> Harness.Measurement {
    Workload.useScreen(scale: scale)
    let window = Workload.window()
    let list = Workload.list(in: window, rows: rows)
    var offset: CGFloat = 0
    let found = Harness.Measurement("scroll/\(Int(scale))x/\(rows)", count: 1, runs: 241) {
      offset += 10
      list.contentOffset.y = offset
      _ = try? WindowHost(window).update()
    }
    Check.that(list.contentOffset.y == offset, "the list has moved")
    try Check.pixels(of: window, scale: scale)
    return found
  }
}
