import TatamiGeometry

/// A position in the drawing area: along the rounds and along the entries.
struct AreaPoint: Hashable, Sendable {
  var upward: Double
  var crosswise: Double
}

/// A rectangle in the drawing area.
struct AreaRect: Sendable {
  var upward: Double
  var upwardExtent: Double
  var crosswise: Double
  var crosswiseExtent: Double
}

/// Collects lines and converts positions in the drawing area to points of the view.
struct BracketDrawing: Sendable {
  private let axis: Axis
  private let start: Double
  private(set) var lines: [BracketFrames.Line] = []
  private(set) var winnerLines: [BracketFrames.Line] = []

  init(_ measures: BracketMeasures) {
    axis = measures.style.roundAxis
    start = measures.drawingStart
  }

  /// Reserves memory for lines; memory that is not touched costs nothing.
  mutating func reserve(_ lines: Int, winnerLines: Int) {
    self.lines.reserveCapacity(lines)
    self.winnerLines.reserveCapacity(winnerLines)
  }

  /// Draws a line along the rounds.
  mutating func drawUpward(from start: AreaPoint, to upward: Double, as role: LineRole) {
    var role = role
    role.axis = axis
    add(BracketFrames.Line(from: point(start), to: self.start + upward, as: role))
  }

  /// Draws a line along the entries.
  mutating func drawCrosswise(from start: AreaPoint, to crosswise: Double, as role: LineRole) {
    var role = role
    role.axis = axis.cross
    add(BracketFrames.Line(from: point(start), to: crosswise, as: role))
  }

  private mutating func add(_ line: BracketFrames.Line) {
    if line.isDecided { winnerLines.append(line) } else { lines.append(line) }
  }

  func point(_ point: AreaPoint) -> Point {
    Point(axis, start + point.upward, cross: point.crosswise)
  }

  func rect(_ rect: AreaRect) -> Rect {
    Rect(
      origin: point(AreaPoint(upward: rect.upward, crosswise: rect.crosswise)),
      size: Size(axis, rect.upwardExtent, cross: rect.crosswiseExtent)
    )
  }
}
