import TatamiGeometry

/// Converts grid positions to frames (Specification/bricks.md §2.2).
struct WallLengths: Sendable {
  private let geometry: BrickGeometry
  /// The left edges of the columns.
  private let lefts: [Double]
  private let contentWidth: Double
  /// The number of rows up to the lowest edge of an item.
  var rowCount = 0

  init(_ geometry: BrickGeometry) {
    self.geometry = geometry
    contentWidth = geometry.contentWidth()
    var left = geometry.inset.left
    lefts = geometry.columns.map { width in
      defer { left += width + geometry.interitemSpacing }
      return left
    }
  }

  /// The distance between the tops of neighboring rows, at least 0.
  private var pitch: Double { geometry.rowHeight + geometry.lineSpacing }

  /// The top of the first row.
  private var top: Double { geometry.inset.top + geometry.headerHeight }

  /// Returns the frame of an item; its width is at least 0.
  ///
  /// - Complexity: O(*c*) in its columns.
  func frame(of brick: Brick) -> Rect {
    let column = Int(brick.column)
    var width = 0.0
    for column in column..<column + Int(brick.columns) { width += geometry.columns[column] }
    width += Double(brick.columns - 1) * geometry.interitemSpacing
    return Rect(
      x: lefts[column],
      y: pitch * Double(brick.row) + top,
      width: max(0, width),
      height: Double(brick.rows) * geometry.rowHeight
        + Double(brick.rows - 1) * geometry.lineSpacing
    )
  }

  /// The lower edge of the header and the items, or of the empty section.
  private var contentBottom: Double {
    var bottom = -geometry.inset.bottom
    if let header { bottom = max(bottom, header.maxY) }
    if rowCount > 0 {
      bottom = max(bottom, pitch * Double(rowCount) - geometry.lineSpacing + top)
    }
    return bottom
  }

  var header: Rect? {
    guard geometry.headerHeight > 0 else { return nil }
    return bar(at: geometry.inset.top, height: geometry.headerHeight)
  }

  var footer: Rect? {
    guard geometry.footerHeight > 0 else { return nil }
    return bar(at: contentBottom, height: geometry.footerHeight)
  }

  private func bar(at y: Double, height: Double) -> Rect {
    Rect(x: geometry.inset.left, y: y, width: contentWidth, height: height)
  }

  /// The width of the section with its left inset, at least 0.
  var width: Double { max(0, geometry.inset.left + contentWidth) }

  /// The height of the section.
  var height: Double {
    max(contentBottom, footer?.maxY ?? contentBottom) + geometry.inset.bottom
  }

  /// The least top and the greatest bottom of the section.
  var extent: (near: Double, far: Double) {
    var (near, far) = (Double.infinity, -Double.infinity)
    for bar in [header, footer] {
      guard let bar else { continue }
      (near, far) = (min(near, bar.minY), max(far, bar.maxY))
    }
    if rowCount > 0 { (near, far) = (min(near, top), max(far, contentBottom)) }
    return (near, far)
  }

  /// Returns a range of rows that covers all items that can share a point with an interval.
  func rows(from low: Double, through high: Double) -> ClosedRange<UInt32>? {
    guard rowCount > 0 else { return nil }
    guard pitch > 0 else { return 0...UInt32.max }
    let first = (low - top + geometry.lineSpacing) / pitch - 2
    let last = (high - top) / pitch + 2
    guard last >= 0, first <= Double(rowCount) else { return nil }
    return Self.row(first)...max(Self.row(first), Self.row(last))
  }

  /// Returns the last row that can share a point with an interval from the top to y.
  func lastRow(through y: Double) -> UInt32 {
    pitch > 0 ? Self.row((y - top) / pitch + 2) : .max
  }

  /// Returns the row that contains a number, or the nearest row.
  private static func row(_ number: Double) -> UInt32 {
    if !(number > 0) { return 0 }
    return number < Double(UInt32.max) ? UInt32(number) : .max
  }
}
