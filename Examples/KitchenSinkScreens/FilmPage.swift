package import Foundation
package import TatamiUIKit

/// A page of film strips: each row shows one animation at successive times.
@MainActor
package class FilmPage: PageController {
  /// A cell of a strip.
  package struct Frame {
    /// The cell; its layer's time stands still.
    package let cell: UIView
    /// The time of the animation that the cell shows, in seconds.
    package let time: TimeInterval
    /// Starts the animation.
    package let animate: () -> Void
  }

  private static let times: [TimeInterval] = [0, 0.1, 0.2, 0.3, 0.45, 0.6, 1]

  /// The cells of all strips.
  package private(set) var frames: [Frame] = []

  /// Returns a strip of cells; the closure makes a cell and its animation.
  func strip(_ make: () -> (cell: UIView, animate: () -> Void)) -> UIView {
    let cells = Self.times.map { time in
      let (cell, animate) = make()
      frames.append(Frame(cell: cell, time: time, animate: animate))
      return cell
    }
    return .row(cells, spacing: 4)
  }
}
