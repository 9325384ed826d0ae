import Foundation
import TatamiHost
import Harness
import TatamiUIKit

/// Measures the scrolling times of a view of a million by a million points, at positions all over
/// it.
@MainActor
enum Huge {
  private static let side: CGFloat = 1_000_000

  static func measurements() throws -> [Harness.Measurement] {
    Workload.useScreen(scale: 2)
    let window = Workload.window()
    let scroll = UIScrollView(frame: window.bounds)
    let view = Chessboard(frame: CGRect(x: 0, y: 0, width: side, height: side))
    scroll.contentSize = view.frame.size
    scroll.addSubview(view)
    window.addSubview(scroll)
    _ = try WindowHost(window).update()
    let before = Notes.residentBytes
    var turn: CGFloat = 0
    let found = Harness.Measurement("huge-view/jump/2x", count: 1, runs: 241) {
      turn += 1
      scroll.contentOffset = CGPoint(
        x: (turn * 618_033).truncatingRemainder(dividingBy: side - 1280),
        y: (turn * 414_213).truncatingRemainder(dividingBy: side - 800)
      )
      _ = try? WindowHost(window).update()
    }
    let grown = Double(Notes.residentBytes - before) / 1e6
    Notes.add("huge-view: at most \(view.largest) points drawn at once; memory grew by \(grown) MB")
    try Check.pixels(of: window, scale: 2)
    return [found]
  }
}

/// A view with squares of 40 points that draws only the requested squares.
@MainActor
private final class Chessboard: UIView {
  /// The largest requested part.
  private(set) var largest = CGSize.zero

  override func draw(_ rect: CGRect) {
    largest = CGSize(
      width: max(largest.width, rect.width),
      height: max(largest.height, rect.height)
    )
    UIColor.systemTeal.setFill()
    let context = UIGraphicsGetCurrentContext()
    for row in Int(rect.minY / 40)...Int(rect.maxY / 40) {
      for column in Int(rect.minX / 40)...Int(rect.maxX / 40) where (row + column) % 2 == 0 {
        context?.fill(CGRect(x: 40 * column, y: 40 * row, width: 40, height: 40))
      }
    }
  }
}
