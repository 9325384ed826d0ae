public import TatamiGeometry

extension RasterSurface {
  /// Moves the pixels within a rectangle; pixels that leave it are discarded.
  ///
  /// Only whole pixels inside the rectangle are moved.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - dx: The distance to the right, in pixels.
  ///   - dy: The distance down, in pixels.
  /// - Returns: The damaged parts of the rectangle, in points; at most four, which do not overlap.
  /// - Complexity: O(*n*) in the bytes of the rectangle's rows.
  public func scroll(_ rect: Rect, dx: Int, dy: Int) -> [Rect] {
    let all = PixelRect(left: 0, top: 0, right: columns, bottom: rows)
    let scaled = Transform(scaleX: scale, y: scale).apply(rect)
    let touched = PixelRect(roundingOut: scaled).intersection(all)
    guard !touched.isEmpty else { return [] }
    let area = PixelRect(roundingIn: scaled).intersection(all)
    // Greater distances have the same effect as the full extent.
    let x = max(-columns, min(dx, columns))
    let y = max(-rows, min(dy, rows))
    let kept = area.offset(x: x, y: y).intersection(area)
    move(to: kept, x: x, y: y)
    let toPoints = Transform(scaleX: 1 / scale, y: 1 / scale)
    return touched.subtracting(kept).map { toPoints.apply($0.rect) }
  }

  /// Moves pixels row by row, in an order in which no row is overwritten before it is moved.
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
  /// Returns the rectangles above, below, left and right of a part of the rectangle.
  fileprivate func subtracting(_ part: PixelRect) -> [PixelRect] {
    guard !part.isEmpty else { return [self] }
    return [
      PixelRect(left: left, top: top, right: right, bottom: part.top),
      PixelRect(left: left, top: part.bottom, right: right, bottom: bottom),
      PixelRect(left: left, top: part.top, right: part.left, bottom: part.bottom),
      PixelRect(left: part.right, top: part.top, right: right, bottom: part.bottom),
    ].filter { !$0.isEmpty }
  }
}
