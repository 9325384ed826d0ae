/// The scale factors of glyphs along each axis.
struct GlyphScale: Hashable {
  var x: Double
  var y: Double
}

/// A glyph at a position rounded to quarters of a device unit.
struct SubpixelGlyph {
  let id: UInt32
  /// The position in quarters of a device unit.
  private let quartersX: Int
  private let quartersY: Int

  /// Rounds a position; nil if it is outside the coordinates that Cairo supports.
  init?(_ id: UInt32, x: Double, y: Double) {
    let limit = 1_048_576.0  // 2^20, as for points
    guard abs(x) < limit, abs(y) < limit else { return nil }
    self.id = id
    quartersX = Int(rounding: x * 4)
    quartersY = Int(rounding: y * 4)
  }

  /// The column of the position.
  var column: Int { quartersX >> 2 }
  /// The row of the position.
  var row: Int { quartersY >> 2 }
  /// The distance of the position from the left of its column, in device units.
  var fractionX: Double { Double(quartersX & 3) / 4 }
  /// The distance of the position from the top of its row, in device units.
  var fractionY: Double { Double(quartersY & 3) / 4 }

  /// The key of the glyph's mask: the glyph and its fractional position.
  var key: UInt64 {
    UInt64(id) << 4 | UInt64(truncatingIfNeeded: quartersX & 3) << 2
      | UInt64(truncatingIfNeeded: quartersY & 3)
  }
}

extension Int {
  /// Rounds a number to the nearest integer, halves away from zero, without a library call.
  fileprivate init(rounding number: Double) {
    let whole = Int(number)
    let rest = number - Double(whole)
    self = rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }
}
