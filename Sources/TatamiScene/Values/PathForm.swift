import Foundation
import Tatami

extension ValueForm<UIBezierPath> {
  /// Path data of SVG.
  static let path = ValueForm(
    "SVG path data",
    example: #""M0 0 L10 0 L5 8 Z""#,
    schema: SchemaPart.text
  ) { reader, resources throws(SceneError) in
    let text = try ValueForm<String>.text.read(reader, resources)
    var parser = PathDataParser(text)
    try SceneError.rethrowing(at: reader.path) { () throws(PathDataError) in
      try parser.parse()
    }
    return parser.path
  }
}

extension ValueForm<CGRect> {
  /// A rectangle of a path's coordinates.
  static let viewBox = ValueForm(
    "`[x, y, width, height]`",
    example: "[0, 0, 24, 24]",
    schema: SchemaPart.list(of: SchemaPart.number(-100_000...100_000), count: 4...4)
  ) { reader, _ throws(SceneError) in
    let numbers = try reader.array(count: 4)
    let (origin, length) = (-100_000.0...100_000, 0.001...100_000)
    return CGRect(
      x: try numbers[0].number(in: origin),
      y: try numbers[1].number(in: origin),
      width: try numbers[2].number(in: length),
      height: try numbers[3].number(in: length)
    )
  }
}

/// An error in the path data of SVG.
struct PathDataError: Error, CustomStringConvertible {
  /// The position of the error, in characters from the start.
  let offset: Int
  let reason: String

  var description: String { "path data, character \(offset + 1): \(reason)" }
}

/// Parses the path data of SVG: the commands M, L, H, V, C, S, Q, T, A and Z, absolute and relative.
struct PathDataParser {
  /// The path up to the present position.
  let path = UIBezierPath()
  private let bytes: [UInt8]
  private var index = 0
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The second control point of the last curve, with the command of that curve.
  private var control: (point: CGPoint, command: UInt8)?

  /// The largest magnitude of a coordinate.
  private static let limit = 100_000.0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Parses the whole data.
  mutating func parse() throws(PathDataError) {
    skipSeparators()
    guard index < bytes.count else { throw error("empty; begin with a command such as M0 0") }
    var command: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if (byte | 0x20).isLetter {
        guard Self.commands.contains(byte & 0xDF) else {
          throw error("unknown command; allowed are M, L, H, V, C, S, Q, T, A and Z")
        }
        guard command != nil || byte & 0xDF == UInt8(ascii: "M") else {
          throw error("a path begins with the command M")
        }
        command = byte
        index += 1
      } else if command == nil || (command ?? 0) & 0xDF == UInt8(ascii: "Z") {
        throw error("a command is missing")
      }
      guard let present = command else { return }
      try run(present)
      // Further points of a move are lines.
      if present & 0xDF == UInt8(ascii: "M") { command = present - 1 }
      skipSeparators()
    }
  }

  private static let commands = Array("MLHVCSQTAZ".utf8)

  private mutating func run(_ command: UInt8) throws(PathDataError) {
    let base = command >= UInt8(ascii: "a") ? current : .zero
    let name = Character(Unicode.Scalar(command & 0xDF))
    let former = control
    control = nil
    switch name {
    case "M":
      current = try point(base)
      start = current
      path.move(to: current)
    case "L": line(to: try point(base))
    case "H": line(to: CGPoint(x: try coordinate(base.x), y: current.y))
    case "V": line(to: CGPoint(x: current.x, y: try coordinate(base.y)))
    case "C", "S":
      let first = name == "C" ? try point(base) : reflected(former, of: "CS")
      let second = try point(base)
      try curve(first, second, to: point(base))
      control = (second, command)
    case "Q", "T":
      let middle = name == "Q" ? try point(base) : reflected(former, of: "QT")
      current = try point(base)
      path.addQuadCurve(to: current, controlPoint: middle)
      control = (middle, command)
    case "A": try arc(base)
    default:
      path.close()
      current = start
    }
  }

  private mutating func line(to point: CGPoint) {
    current = point
    path.addLine(to: point)
  }

  private mutating func curve(_ first: CGPoint, _ second: CGPoint, to end: CGPoint) {
    current = end
    path.addCurve(to: end, controlPoint1: first, controlPoint2: second)
  }

  /// Returns the reflection of the last control point if the last command was one of some names.
  private func reflected(_ former: (point: CGPoint, command: UInt8)?, of names: String) -> CGPoint {
    guard let former, names.utf8.contains(former.command & 0xDF) else { return current }
    return CGPoint(x: 2 * current.x - former.point.x, y: 2 * current.y - former.point.y)
  }

  private mutating func arc(_ base: CGPoint) throws(PathDataError) {
    let radii = CGSize(width: try number(), height: try number())
    let rotation = try number() * .pi / 180
    let (isLarge, isClockwise) = (try flag(), try flag())
    let end = try point(base)
    let arc = EllipticArc(
      from: current,
      to: end,
      radii: radii,
      rotation: rotation,
      turn: (isLarge, isClockwise)
    )
    guard let arc else { return line(to: end) }
    for curve in arc.curves() { self.curve(curve.first, curve.second, to: curve.end) }
    current = end
  }
}

// MARK: Reading numbers

extension PathDataParser {
  private func error(_ reason: String) -> PathDataError {
    PathDataError(offset: index, reason: reason)
  }

  private mutating func skipSeparators() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D, 0x2C].contains(bytes[index]) { index += 1 }
  }

  private mutating func point(_ base: CGPoint) throws(PathDataError) -> CGPoint {
    CGPoint(x: try coordinate(base.x), y: try coordinate(base.y))
  }

  private mutating func coordinate(_ base: CGFloat) throws(PathDataError) -> CGFloat {
    let start = index
    let value = base + (try number())
    guard abs(value) <= Self.limit else {
      throw PathDataError(offset: start, reason: "a coordinate beyond \(Int(Self.limit))")
    }
    return value
  }

  /// Reads 0 or 1, which needs no separator.
  private mutating func flag() throws(PathDataError) -> Bool {
    skipSeparators()
    guard index < bytes.count, bytes[index] == 0x30 || bytes[index] == 0x31 else {
      throw error("a flag of an arc is 0 or 1")
    }
    index += 1
    return bytes[index - 1] == 0x31
  }

  private mutating func number() throws(PathDataError) -> CGFloat {
    skipSeparators()
    let start = index
    if index < bytes.count, [0x2B, 0x2D].contains(bytes[index]) { index += 1 }
    skipDigits()
    if index < bytes.count, bytes[index] == 0x2E {
      index += 1
      skipDigits()
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, [0x2B, 0x2D].contains(bytes[index]) { index += 1 }
      skipDigits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw PathDataError(offset: start, reason: "a number is missing")
    }
    return value
  }

  private mutating func skipDigits() {
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
  }
}

extension UInt8 {
  /// Whether the byte is a lowercase letter.
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}
