import TatamiGeometry

/// The outline of a cup with two handles on a foot, in a square.
enum TrophyShape {
  /// A part of an outline.
  enum Element: Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close
  }

  /// The side of the square.
  static let side = 18.0
  /// The width of the lines of the handles.
  static let handleWidth = 1.3

  /// The bowl, the stem and the foot.
  static let bowl: [Element] = [
    .move(Point(x: 4.5, y: 1.5)),
    .line(Point(x: 13.5, y: 1.5)),
    .curve(Point(x: 10, y: 11), Point(x: 13.5, y: 7), Point(x: 12, y: 10.2)),
    .line(Point(x: 10, y: 14)),
    .line(Point(x: 13, y: 14.6)),
    .line(Point(x: 13, y: 16.5)),
    .line(Point(x: 5, y: 16.5)),
    .line(Point(x: 5, y: 14.6)),
    .line(Point(x: 8, y: 14)),
    .line(Point(x: 8, y: 11)),
    .curve(Point(x: 4.5, y: 1.5), Point(x: 6, y: 10.2), Point(x: 4.5, y: 7)),
    .close,
  ]

  /// Both handles.
  static let handles: [[Element]] = [(4.6, -1.0), (13.4, 1.0)].map { x, side in
    [
      .move(Point(x: x, y: 3)),
      .curve(
        Point(x: x - side * 1.4, y: 8.6),
        Point(x: x + side * 4.6, y: 2.6),
        Point(x: x + side * 3.4, y: 8.2)
      ),
    ]
  }
}
