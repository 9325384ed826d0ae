import TatamiBracket
import TatamiGeometry
import TatamiUIKit

/// The two shape layers of a tournament's lines: ordinary ones, and winners' on top.
@MainActor
final class TournamentLines {
  private unowned let owner: TournamentView
  private let ordinary = CAShapeLayer()
  private let winners = CAShapeLayer()

  init(owner: TournamentView) {
    self.owner = owner
    for shape in [ordinary, winners] {
      shape.fillColor = nil
      shape.lineCap = .square
    }
    applyColors()
    applyWidths()
  }

  /// Adds the shapes to a layer, below sublayers that are added later.
  func attach(to layer: CALayer) {
    layer.addSublayer(ordinary)
    layer.addSublayer(winners)
  }

  /// Applies the owner's colors, resolved with its traits.
  func applyColors() {
    let traits = owner.traitCollection
    ordinary.strokeColor = owner.lineColor.resolvedColor(with: traits).cgColor
    winners.strokeColor = owner.preferredLineColor.resolvedColor(with: traits).cgColor
  }

  /// Applies the owner's line widths.
  func applyWidths() {
    ordinary.lineWidth = owner.lineWidth
    winners.lineWidth = owner.preferredLineWidth ?? owner.lineWidth
  }

  /// Draws the lines of a laid-out tournament.
  func show(_ frames: BracketFrames) {
    let paths = LinePaths(frames, winnerLineExtent: owner.winnerLineExtent)
    ordinary.path = paths.ordinary
    winners.path = paths.winners
  }
}

/// The paths of the lines, in the coordinates of the drawing area (Specification/bracket.md §2.7).
@MainActor
private struct LinePaths {
  let ordinary = CGMutablePath()
  let winners = CGMutablePath()

  init(_ frames: BracketFrames, winnerLineExtent: WinnerLineExtent) {
    let origin = frames.drawing.origin
    for line in frames.lines {
      Self.add(from: line.start - origin, to: line.end - origin, to: ordinary)
    }
    for line in frames.winnerLines {
      let (start, end) = (line.start - origin, line.end - origin)
      guard winnerLineExtent == .half, line.segment == .incoming, !line.leadsToWin else {
        Self.add(from: start, to: end, to: winners)
        continue
      }
      let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
      Self.add(from: start, to: middle, to: winners)
      Self.add(from: middle, to: end, to: ordinary)
    }
  }

  private static func add(from start: Point, to end: Point, to path: CGMutablePath) {
    path.move(to: CGPoint(start))
    path.addLine(to: CGPoint(end))
  }
}
