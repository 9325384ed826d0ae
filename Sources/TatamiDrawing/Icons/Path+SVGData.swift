import TatamiGeometry

extension Path {
  /// Reads the data of an SVG path: the commands M, L, H, V, C, S, Q, T, A and Z, absolute or
  /// relative.
  ///
  /// Nil if the data does not follow the grammar or has a number that is not finite.
  ///
  /// - Complexity: O(*n*) in the length of the data.
  package init?(svgData: String) {
    var reader = PathDataReader(svgData)
    guard let path = reader.read() else { return nil }
    self = path
  }
}

/// A reader of the data of SVG paths.
private struct PathDataReader {
  private var text: PathDataText
  private var path = Path()
  /// The last control point of a cubic and of a quadratic curve, if that was the last command.
  private var handles = (cubic: Point?.none, quadratic: Point?.none)

  init(_ data: String) {
    text = PathDataText(data)
  }

  /// Returns the path; nil if the data is wrong.
  mutating func read() -> Path? {
    var last: UInt8?
    while let next = text.peek() {
      let letter: UInt8
      if next.isLetter {
        text.skip()
        letter = next
      } else {
        guard let repeated = last?.repeated else { return nil }
        letter = repeated
      }
      guard last != nil || letter | 0x20 == UInt8(ascii: "m"), add(letter) else { return nil }
      last = letter
    }
    return path
  }

  private var current: Point { path.currentPoint ?? .zero }

  /// Adds the element of a command; returns whether its numbers are right.
  private mutating func add(_ letter: UInt8) -> Bool {
    let old = handles
    handles = (nil, nil)
    let origin = letter & 0x20 == 0 ? Point.zero : current
    switch letter | 0x20 {
    case UInt8(ascii: "m"): return addPoint(origin) { $0.move(to: $1) }
    case UInt8(ascii: "l"): return addPoint(origin) { $0.addLine(to: $1) }
    case UInt8(ascii: "h"):
      guard let x = text.number() else { return false }
      path.addLine(to: Point(x: origin.x + x, y: current.y))
    case UInt8(ascii: "v"):
      guard let y = text.number() else { return false }
      path.addLine(to: Point(x: current.x, y: origin.y + y))
    case UInt8(ascii: "c"): return addCubic(nil, origin)
    case UInt8(ascii: "s"): return addCubic(old.cubic?.mirrored(at: current) ?? current, origin)
    case UInt8(ascii: "q"): return addQuadratic(nil, origin)
    case UInt8(ascii: "t"):
      return addQuadratic(old.quadratic?.mirrored(at: current) ?? current, origin)
    case UInt8(ascii: "a"): return addArc(origin)
    case UInt8(ascii: "z"): path.close()
    default: return false
    }
    return true
  }

  private mutating func addPoint(_ origin: Point, _ add: (inout Path, Point) -> Void) -> Bool {
    guard let point = text.point(origin) else { return false }
    add(&path, point)
    return true
  }

  private mutating func addCubic(_ mirrored: Point?, _ origin: Point) -> Bool {
    guard let first = mirrored ?? text.point(origin), let second = text.point(origin),
      let end = text.point(origin)
    else { return false }
    path.addCurve(to: end, control1: first, control2: second)
    handles.cubic = second
    return true
  }

  private mutating func addQuadratic(_ mirrored: Point?, _ origin: Point) -> Bool {
    guard let control = mirrored ?? text.point(origin), let end = text.point(origin) else {
      return false
    }
    path.addQuadCurve(to: end, control: control)
    handles.quadratic = control
    return true
  }

  private mutating func addArc(_ origin: Point) -> Bool {
    guard let width = text.number(), let height = text.number(), let turn = text.number(),
      let isLarge = text.flag(), let isClockwise = text.flag(), let end = text.point(origin)
    else { return false }
    let arc = EllipticalArc(
      radii: Size(width: abs(width), height: abs(height)),
      turn: turn * .pi / 180,
      isLarge: isLarge,
      isClockwise: isClockwise
    )
    path.add(arc, to: end)
    return true
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    let lower = self | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }

  /// The command of numbers that follow those of this one without a letter; nil after a close.
  fileprivate var repeated: UInt8? {
    switch self {
    case UInt8(ascii: "M"): UInt8(ascii: "L")
    case UInt8(ascii: "m"): UInt8(ascii: "l")
    case UInt8(ascii: "Z"), UInt8(ascii: "z"): nil
    default: self
    }
  }
}

extension Point {
  /// Returns the point at the same distance on the other side of a point.
  fileprivate func mirrored(at center: Point) -> Point {
    Point(x: 2 * center.x - x, y: 2 * center.y - y)
  }
}
