/// A mask at a position in device units, of which one column and one row may be repeated.
///
/// The edges of a rectangle, with rounded corners or without, are the same in all columns and rows
/// between the corners, so that rectangles of different sizes share one mask.
struct StretchedMask {
  /// A part of a row that is drawn through levels, or with one level for all pixels.
  struct Span {
    var left: Int
    var right: Int
    /// The level of each pixel; nil if all of them have the same level.
    var levels: UnsafePointer<UInt8>?
    /// The level of all pixels; used without `levels` only.
    var level: UInt8
  }

  let mask: ShapeMask
  /// The first pixel.
  var left, top: Int
  /// The repeated column and row of the mask.
  var column = 0, row = 0
  /// The numbers of times that the column and the row are repeated.
  var extraColumns = 0, extraRows = 0

  /// The bounds, in device units.
  var bounds: PixelRect {
    PixelRect(
      left: left,
      top: top,
      right: left + mask.width + extraColumns,
      bottom: top + mask.height + extraRows
    )
  }

  /// Returns the mask offset by whole units.
  func moved(x: Int, y: Int) -> StretchedMask {
    var mask = self
    mask.left += x
    mask.top += y
    return mask
  }

  /// Calls a closure with the spans of a row, from left to right and without gaps.
  ///
  /// - Parameters:
  ///   - y: A row inside the bounds.
  ///   - from: The first column, inside the bounds.
  ///   - to: The column after the last one.
  @inline(__always)
  func forEachSpan(y: Int, from: Int, to: Int, _ body: (Span) -> Void) {
    let maskRow = self.maskRow(y)
    let row = mask.row(maskRow)
    if Int(row.start) == mask.width {
      return body(Span(left: from, right: to, levels: nil, level: 0))
    }
    if row.solidStart == 0 && Int(row.solidEnd) == mask.width {
      return body(Span(left: from, right: to, levels: nil, level: 255))
    }
    let levels = mask.levels + maskRow * mask.stride
    if Int(row.solidStart) <= column && column < Int(row.solidEnd) {
      return spansAroundSolid(row, levels, from, to, body)
    }
    let middle = left + column
    if from < middle {
      spans(row, levels, Columns(start: from, end: min(to, middle), shift: left), body)
    }
    guard to > middle else { return }
    let (start, end) = (max(from, middle), min(to, middle + extraColumns + 1))
    if start < end { body(Span(left: start, right: end, levels: nil, level: levels[column])) }
    if end < to {
      let columns = Columns(start: max(from, end), end: to, shift: left + extraColumns)
      spans(row, levels, columns, body)
    }
  }

  /// Calls a closure with the spans of a row whose repeated column is covered completely.
  @inline(__always)
  private func spansAroundSolid(
    _ row: ShapeMask.Row,
    _ levels: UnsafePointer<UInt8>,
    _ from: Int,
    _ to: Int,
    _ body: (Span) -> Void
  ) {
    var x = from
    func add(until end: Int, levels: UnsafePointer<UInt8>?, level: UInt8) {
      let end = min(to, end)
      guard x < end else { return }
      body(Span(left: x, right: end, levels: levels.map { $0 + x }, level: level))
      x = end
    }
    let right = left + extraColumns
    add(until: left + Int(row.start), levels: nil, level: 0)
    add(until: left + Int(row.solidStart), levels: levels - left, level: 0)
    add(until: right + Int(row.solidEnd), levels: nil, level: 255)
    add(until: right + Int(row.end), levels: levels - right, level: 0)
    add(until: to, levels: nil, level: 0)
  }

  private func maskRow(_ y: Int) -> Int {
    let index = y - top
    return index <= row ? index : max(row, index - extraRows)
  }

  /// Adjacent columns that are not repeated.
  private struct Columns {
    let start: Int
    /// The column after the last one.
    let end: Int
    /// The device column of the mask's first column.
    let shift: Int
  }

  /// Calls a closure with the spans of adjacent columns.
  @inline(__always)
  private func spans(
    _ row: ShapeMask.Row,
    _ levels: UnsafePointer<UInt8>,
    _ columns: Columns,
    _ body: (Span) -> Void
  ) {
    var x = columns.start
    func add(until end: Int32, levels: UnsafePointer<UInt8>?, level: UInt8) {
      let end = min(columns.end, Int(end) + columns.shift)
      guard x < end else { return }
      body(Span(left: x, right: end, levels: levels.map { $0 + (x - columns.shift) }, level: level))
      x = end
    }
    add(until: row.start, levels: nil, level: 0)
    add(until: row.solidStart, levels: levels, level: 0)
    add(until: row.solidEnd, levels: nil, level: 255)
    add(until: row.end, levels: levels, level: 0)
    if x < columns.end { body(Span(left: x, right: columns.end, levels: nil, level: 0)) }
  }
}
