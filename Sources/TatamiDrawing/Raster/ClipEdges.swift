/// The pixels at the edges of a clip, as they were when the clip began.
///
/// Inside a clip, everything is drawn up to whole pixels. When the clip ends, the pixels that it
/// covers partially or not at all are blended with their earlier content. Cairo's own clips are
/// slower, and their coverage depends on what is drawn in them and on the damage.
struct ClipEdges {
  private let buffer: PixelBuffer
  private let part: PixelRect
  private let mask: StretchedMask
  private var pixels: [UInt32] = []

  /// Keeps the pixels of a part that a mask does not cover completely; nil if it covers all.
  init?(of mask: StretchedMask, in part: PixelRect, on buffer: PixelBuffer) {
    self.buffer = buffer
    self.mask = mask
    self.part = part.intersection(buffer.bounds).intersection(mask.bounds)
    guard !self.part.isEmpty else { return nil }
    var kept: [UInt32] = []
    kept.reserveCapacity(4 * mask.mask.width)
    forEachSpan { row, span in
      kept += UnsafeBufferPointer(start: row + span.left, count: span.right - span.left)
    }
    guard !kept.isEmpty else { return nil }
    pixels = kept
  }

  /// Blends the pixels with their earlier content.
  func finish() {
    buffer.draw {
      pixels.withUnsafeBufferPointer { kept in
        guard var kept = kept.baseAddress else { return }
        forEachSpan { row, span in
          let count = span.right - span.left
          restore(row + span.left, from: kept, count: count, span)
          kept += count
        }
      }
    }
  }

  private func restore(
    _ row: UnsafeMutablePointer<UInt32>,
    from kept: UnsafePointer<UInt32>,
    count: Int,
    _ span: StretchedMask.Span
  ) {
    guard span.levels != nil || span.level > 0 else {
      return row.update(from: kept, count: count)
    }
    var x = 0
    while x < count {
      if row[x] != kept[x] {
        let level = UInt32(span.levels?[x] ?? span.level)
        row[x] = row[x].scaled(level) &+ kept[x].scaled(255 - level)
      }
      x &+= 1
    }
  }

  /// Calls a closure with the spans that are not covered completely, and with the address of their
  /// rows' column 0.
  private func forEachSpan(_ body: (UnsafeMutablePointer<UInt32>, StretchedMask.Span) -> Void) {
    for y in part.top..<part.bottom {
      let row = buffer.pixel(x: part.left, y: y) - part.left
      mask.forEachSpan(y: y, from: part.left, to: part.right) { span in
        if span.levels != nil || span.level < 255 { body(row, span) }
      }
    }
  }
}
