import TatamiUIKit

/// The color, width and opacity of a line.
struct LineStroke {
  let color: CGColor
  let width: CGFloat
  var opacity: Float = 1

  /// Applies the stroke to a shape.
  @MainActor
  func apply(to shape: CAShapeLayer) {
    shape.strokeColor = color
    shape.lineWidth = width
    shape.opacity = opacity
  }
}

/// The strokes of ordinary and winners' lines: an appearance with colors resolved from traits.
struct LineStrokes {
  /// The relation of a line to the highlighted participant.
  enum Emphasis {
    /// No participant is highlighted.
    case none
    /// The line belongs to the participant's path.
    case highlighted
    /// Another participant is highlighted.
    case dimmed
  }

  /// The extent of winners' lines.
  let winnerExtent: WinnerLineExtent
  private let ordinary: LineStroke
  private let winner: LineStroke
  private let highlighted: LineStroke

  /// Resolves the colors of an appearance.
  ///
  /// - Parameter tintColor: The color of a highlighted participant's path.
  @MainActor
  init(_ appearance: BracketLineAppearance, in traits: UITraitCollection, tintColor: UIColor) {
    func resolved(_ color: UIColor) -> CGColor { color.resolvedColor(with: traits).cgColor }
    let width = appearance.winnerWidth ?? appearance.width
    winnerExtent = appearance.winnerExtent
    ordinary = LineStroke(color: resolved(appearance.color), width: appearance.width)
    winner = LineStroke(color: resolved(appearance.winnerColor), width: width)
    highlighted = LineStroke(color: resolved(tintColor), width: width + 1)
  }

  /// Returns the stroke of ordinary lines.
  func ordinary(_ emphasis: Emphasis = .none) -> LineStroke {
    var stroke = ordinary
    if emphasis == .dimmed { stroke.opacity = 0.55 }
    return stroke
  }

  /// Returns the stroke of winners' lines.
  func winner(_ emphasis: Emphasis = .none) -> LineStroke {
    var stroke = emphasis == .highlighted ? highlighted : winner
    if emphasis == .dimmed { stroke.opacity = 0.2 }
    return stroke
  }
}
