import TatamiBracket
import TatamiGeometry
import TatamiUIKit

/// The two shapes of a tournament's lines: ordinary ones, and winners' on top (bracket §2.7).
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

  /// Puts the shapes into a layer, behind what is added later.
  func attach(to layer: CALayer) {
    layer.addSublayer(ordinary)
    layer.addSublayer(winners)
  }

  /// Takes the owner's colours under its traits.
  func applyColors() {
    let traits = owner.traitCollection
    ordinary.strokeColor = owner.lineColor.resolvedColor(with: traits).cgColor
    winners.strokeColor = owner.preferredLineColor.resolvedColor(with: traits).cgColor
  }

  /// Takes the owner's line widths.
  func applyWidths() {
    ordinary.lineWidth = owner.lineWidth
    winners.lineWidth = owner.preferredLineWidth ?? owner.lineWidth
  }

  /// Draws the lines of a laid out tournament.
  func show(_ frames: BracketFrames) {
    ordinary.path = path(of: frames.lines, in: frames)
    winners.path = path(of: frames.winnerLines, in: frames)
  }

  private func path(of lines: [BracketFrames.Line], in frames: BracketFrames) -> CGPath {
    let path = CGMutablePath()
    let origin = frames.drawing.origin
    for line in lines {
      path.move(to: CGPoint(line.start - origin))
      path.addLine(to: CGPoint(line.end - origin))
    }
    return path
  }
}
