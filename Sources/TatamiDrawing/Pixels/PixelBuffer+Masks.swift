extension PixelBuffer {
  /// Composites a color through a mask over the content.
  func blend(_ color: UInt32, through mask: StretchedMask, clip: PixelRect) {
    let part = mask.bounds.intersection(clip).intersection(bounds)
    guard !part.isEmpty else { return }
    for y in part.top..<part.bottom {
      let row = pixel(x: part.left, y: y) - part.left
      mask.forEachSpan(y: y, from: part.left, to: part.right) { span in
        let count = span.right - span.left
        if let levels = span.levels {
          color.alpha == 255
            ? Self.mix(color, through: levels, on: row + span.left, count: count)
            : Self.blend(color, through: levels, on: row + span.left, count: count)
        } else if span.level > 0 {
          color.alpha == 255 && span.level < 255
            ? Self.mix(color, level: UInt32(span.level), on: row + span.left, count: count)
            : Self.fill(row + span.left, count: count, color.scaled(UInt32(span.level)))
        }
      }
    }
  }

  /// Composites pixels through a mask over the content.
  ///
  /// - Parameter source: Returns the pixels of a row of the part, which are valid until the next
  ///   call.
  func blend(
    through mask: StretchedMask,
    in part: PixelRect,
    source: (_ y: Int) -> UnsafePointer<UInt32>
  ) {
    let part = part.intersection(mask.bounds).intersection(bounds)
    guard !part.isEmpty else { return }
    for y in part.top..<part.bottom {
      let row = pixel(x: part.left, y: y) - part.left
      let pixels = source(y) - part.left
      mask.forEachSpan(y: y, from: part.left, to: part.right) { span in
        let (target, count) = (row + span.left, span.right - span.left)
        if let levels = span.levels {
          Self.blend(pixels + span.left, through: levels, on: target, count: count)
        } else if span.level > 0 {
          Self.blend(pixels + span.left, level: UInt32(span.level), on: target, count: count)
        }
      }
    }
  }

  /// Composites an opaque color through levels over adjacent pixels.
  private static func mix(
    _ color: UInt32,
    through levels: UnsafePointer<UInt8>,
    on row: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    let quad = PixelQuad(repeating: color)
    var x = 0
    while x &+ 4 <= count {
      let four = UnsafeRawPointer(levels + x).loadUnaligned(as: UInt32.self)
      quad.mixed(LevelQuad(four), with: PixelQuad(row + x)).store(in: row + x)
      x &+= 4
    }
    while x < count {
      row[x] = color.mixed(UInt32(levels[x]), with: row[x])
      x &+= 1
    }
  }

  private static func mix(
    _ color: UInt32,
    level: UInt32,
    on row: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    var x = 0
    while x < count {
      row[x] = color.mixed(level, with: row[x])
      x &+= 1
    }
  }

  private static func blend(
    _ pixels: UnsafePointer<UInt32>,
    through levels: UnsafePointer<UInt8>,
    on row: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    var x = 0
    while x < count {
      row[x] = pixels[x].scaled(UInt32(levels[x])).over(row[x])
      x &+= 1
    }
  }

  private static func blend(
    _ pixels: UnsafePointer<UInt32>,
    level: UInt32,
    on row: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    if level == 255 && pixels.areOpaque(count: count) {
      return row.update(from: pixels, count: count)
    }
    var x = 0
    while x < count {
      row[x] = pixels[x].scaled(level).over(row[x])
      x &+= 1
    }
  }
}
