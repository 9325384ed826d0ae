import TatamiBracket
import TatamiGeometry

/// The drawing of lines: touching lines on the same straight line are joined, and order, direction
/// and lines of length zero are ignored.
struct DrawnLines {
  private static let tolerance = 1e-6
  private(set) var horizontal: [Piece]
  private(set) var vertical: [Piece]

  /// The longest connected part of a line along an axis.
  struct Piece {
    var cross: Double
    var start: Double
    var end: Double
  }

  init(_ lines: [BracketFrames.Line]) {
    horizontal = Self.pieces(lines, along: .horizontal)
    vertical = Self.pieces(lines, along: .vertical)
  }

  func isSame(as other: DrawnLines) -> Bool {
    Self.isSame(horizontal, other.horizontal) && Self.isSame(vertical, other.vertical)
  }

  private static func pieces(_ lines: [BracketFrames.Line], along axis: Axis) -> [Piece] {
    let pieces = lines.compactMap { line -> Piece? in
      let ends = [line.start[axis], line.end[axis]].sorted()
      guard ends[1] - ends[0] > tolerance else { return nil }
      let cross = (line.start[axis.cross] / tolerance).rounded() * tolerance
      return Piece(cross: cross, start: ends[0], end: ends[1])
    }
    var joined: [Piece] = []
    for piece in pieces.sorted(by: { ($0.cross, $0.start) < ($1.cross, $1.start) }) {
      if let last = joined.last, abs(last.cross - piece.cross) <= 2 * tolerance,
        piece.start <= last.end + tolerance
      {
        joined[joined.count - 1].end = max(last.end, piece.end)
      } else {
        joined.append(piece)
      }
    }
    return joined
  }

  private static func isSame(_ left: [Piece], _ right: [Piece]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { left, right in
        abs(left.cross - right.cross) < 1e-5 && abs(left.start - right.start) < 1e-5
          && abs(left.end - right.end) < 1e-5
      }
  }
}
