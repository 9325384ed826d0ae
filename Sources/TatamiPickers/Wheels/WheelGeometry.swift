import Foundation

/// The places of a wheel's rows, which lie around a cylinder (N189).
struct WheelGeometry: Hashable {
  /// The height of the wheel, in points.
  let height: CGFloat
  /// The height of the selected row, in points, above 0.
  let rowHeight: CGFloat

  private var extent: CGFloat { max(0, height) + 75 }
  private var radius: CGFloat { 0.334225372 * extent }
  /// The number of rows around the cylinder.
  private var rowsAround: CGFloat { max(1, (2 * extent / rowHeight).rounded(.up)) }

  private func angle(_ distance: CGFloat) -> CGFloat { 2 * .pi * distance / rowsAround }

  /// Returns the center of the row at a distance from the selected one, in points from the top.
  ///
  /// - Parameter distance: The number of rows, negative above the selected one.
  func center(at distance: CGFloat) -> CGFloat { height / 2 + radius * sin(angle(distance)) }

  /// Returns the height of a row as a fraction of that of the selected one.
  func scale(at distance: CGFloat) -> CGFloat { cos(angle(distance)) }

  /// Returns the opacity of a row: rows beside the selected one are dimmed.
  func opacity(at distance: CGFloat) -> CGFloat {
    1 - 0.58 * min(1, distance.magnitude) - 0.42 * (1 - max(0, scale(at: distance)))
  }

  /// Returns the distance from the selected row to the row at a height.
  func distance(at y: CGFloat) -> CGFloat {
    let sine = min(max(-1, (y - height / 2) / radius), 1)
    return asin(sine) * rowsAround / (2 * .pi)
  }

  /// Returns the rows on the front of the cylinder.
  ///
  /// - Parameters:
  ///   - position: The row in the middle, with a fraction between two rows.
  ///   - count: The number of rows.
  func visibleRows(around position: CGFloat, count: Int) -> Range<Int> {
    guard position.isFinite, count > 0 else { return 0..<0 }
    let reach = rowsAround / 4
    let end = CGFloat(count)
    let lower = min(max(0, (position - reach).rounded(.down) + 1), end)
    let upper = min(max(lower, (position + reach).rounded(.up)), end)
    return Int(lower)..<Int(upper)
  }
}
