public import TatamiGeometry

extension RasterSurface {
  /// Moves the pixels within a rectangle; what is moved out of it is lost.
  ///
  /// Only whole pixels inside the rectangle are moved.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - dx: How far to the right, in pixels.
  ///   - dy: How far down, in pixels.
  /// - Returns: The parts of the rectangle to draw anew, in points; at most four, which do not
  ///   overlap.
  /// - Complexity: O(*n*) in the bytes of the rectangle's rows.
  public func scroll(_ rect: Rect, byPixels dx: Int, _ dy: Int) -> [Rect] {
    let all = PixelRect(left: 0, top: 0, right: columns, bottom: rows)
    let place = Transform(scaleX: scale, y: scale).apply(rect)
    let touched = PixelRect(touchedBy: place).intersection(all)
    guard !touched.isEmpty else { return [] }
    let area = PixelRect(inside: place).intersection(all)
    // Beyond the extents nothing is left, however far it goes.
    let x = max(-columns, min(dx, columns))
    let y = max(-rows, min(dy, rows))
    let kept = area.offset(x: x, y: y).intersection(area)
    move(to: kept, x: x, y: y)
    let toPoints = Transform(scaleX: 1 / scale, y: 1 / scale)
    return touched.without(kept).map { toPoints.apply($0.rect) }
  }

  /// Moves pixels row by row, so that none is overwritten before it has moved.
  private func move(to kept: PixelRect, x: Int, y: Int) {
    guard !kept.isEmpty, x != 0 || y != 0 else { return }
    let pixels = memory.bindMemory(to: UInt32.self)
    guard let first = pixels.baseAddress else { return }
    for step in 0..<kept.height {
      let row = y > 0 ? kept.bottom - 1 - step : kept.top + step
      let target = first + (row * columns + kept.left)
      target.update(from: first + ((row - y) * columns + kept.left - x), count: kept.width)
    }
  }
}

extension PixelRect {
  /// Returns what is left of the rectangle without a part of it: above, below, left and right.
  fileprivate func without(_ part: PixelRect) -> [PixelRect] {
    guard !part.isEmpty else { return [self] }
    return [
      PixelRect(left: left, top: top, right: right, bottom: part.top),
      PixelRect(left: left, top: part.bottom, right: right, bottom: bottom),
      PixelRect(left: left, top: part.top, right: part.left, bottom: part.bottom),
      PixelRect(left: part.right, top: part.top, right: right, bottom: part.bottom),
    ].filter { !$0.isEmpty }
  }
}
