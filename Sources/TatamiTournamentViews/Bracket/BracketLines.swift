import TatamiBracket
import TatamiGeometry
import TatamiUIKit

/// The two shape layers of a bracket's lines: ordinary ones, and winners' on top.
@MainActor
struct BracketLines {
  private let ordinary = CAShapeLayer()
  private let winners = CAShapeLayer()

  /// Adds the shapes to a layer, below sublayers that are added later.
  init(in layer: CALayer) {
    for shape in [ordinary, winners] {
      shape.fillColor = nil
      shape.lineCap = .square
      layer.addSublayer(shape)
    }
  }

  /// Applies the colors and widths of lines.
  func apply(_ strokes: LineStrokes) {
    strokes.ordinary().apply(to: ordinary)
    strokes.winner().apply(to: winners)
  }

  /// Removes the lines.
  func clear() {
    ordinary.path = nil
    winners.path = nil
  }

  /// Draws the lines of a laid-out bracket (Specification/bracket.md §2.7).
  func show(_ frames: BracketFrames, winnerExtent: WinnerLineExtent) {
    let paths = LinePaths(winnerExtent, matchesWithWinner: frames.matchesWithWinner())
    for lines in [frames.lines, frames.winnerLines] {
      for line in lines { paths.add(line, from: frames.drawing.origin) }
    }
    ordinary.path = paths.ordinary
    winners.path = paths.winners
  }
}

extension BracketFrames {
  /// Returns the matches that a winner has left.
  ///
  /// - Complexity: O(*n*) in the winners' lines.
  fileprivate func matchesWithWinner() -> Set<MatchPath> {
    Set(winnerLines.lazy.filter { $0.segment != .incoming }.map(\.match))
  }
}

/// The paths of ordinary and winners' lines.
@MainActor
private struct LinePaths {
  let ordinary = CGMutablePath()
  let winners = CGMutablePath()

  private let winnerExtent: WinnerLineExtent
  private let matchesWithWinner: Set<MatchPath>

  init(_ winnerExtent: WinnerLineExtent, matchesWithWinner: Set<MatchPath>) {
    self.winnerExtent = winnerExtent
    self.matchesWithWinner = matchesWithWinner
  }

  /// Adds a line in the coordinates of an origin.
  func add(_ line: BracketFrames.Line, from origin: Point) {
    let (start, end) = (line.start - origin, line.end - origin)
    // Only the part of a connector that leads from match to match can be divided.
    let winnerLine = WinnerLine(
      isDecided: line.isDecided,
      continues: line.segment != .incoming || line.leadsToWin,
      isOpen: !matchesWithWinner.contains(line.match)
    )
    let share = winnerLine.share(winnerExtent, half: 0.5)
    guard share > 0, share < 1 else {
      Self.add(from: start, to: end, to: share > 0 ? winners : ordinary)
      return
    }
    let division = Point(
      x: start.x + (end.x - start.x) * share,
      y: start.y + (end.y - start.y) * share
    )
    Self.add(from: start, to: division, to: winners)
    Self.add(from: division, to: end, to: ordinary)
  }

  private static func add(from start: Point, to end: Point, to path: CGMutablePath) {
    path.move(to: CGPoint(start))
    path.addLine(to: CGPoint(end))
  }
}
