/// The pixels that an update of a surface has changed: first some move, then others are drawn.
public struct PixelChanges: Hashable, Sendable {
  /// The content of a rectangle that moves within the rectangle, as scrolled content does.
  public struct Move: Hashable, Sendable {
    /// The rectangle; what leaves it is discarded, what it exposes is among the drawn pixels.
    public var rect: PixelRect
    /// The distance to the right.
    public var dx: Int
    /// The distance down.
    public var dy: Int

    /// Creates a move from its rectangle and distances, in pixels.
    public init(rect: PixelRect, dx: Int, dy: Int) {
      self.rect = rect
      self.dx = dx
      self.dy = dy
    }
  }

  /// The moves, in order.
  public var moves: [Move]
  /// The rectangles drawn after the moves, which do not overlap.
  public var drawn: [PixelRect]

  /// Creates changes from their moves and the rectangles drawn after them.
  public init(moves: [Move] = [], drawn: [PixelRect] = []) {
    self.moves = moves
    self.drawn = drawn
  }

  /// Whether no pixel has changed.
  public var isEmpty: Bool { moves.isEmpty && drawn.isEmpty }
}
