import Foundation

/// The horizontal places of a tab bar's items, measured from the leading edge.
struct TabSlots: Equatable {
  /// The least width of an item, in points; items for which there is no room are not shown.
  static let leastWidth: CGFloat = 24
  /// The standard width of centered items and the distance between them, in points.
  static let (standardWidth, standardSpacing): (CGFloat, CGFloat) = (76, 34)

  /// The number of items that are shown.
  let count: Int
  private let start: CGFloat
  private let step: CGFloat
  private let width: CGFloat

  /// Places items that share a width equally.
  init(count: Int, filling available: CGFloat) {
    self.count = Self.shown(count, available)
    start = 0
    width = self.count > 0 ? available / CGFloat(self.count) : 0
    step = width
  }

  /// Places items in the middle of a width; shares the width if it is too narrow.
  init(count: Int, width: CGFloat, spacing: CGFloat, in available: CGFloat) {
    let shown = Self.shown(count, available)
    let total = CGFloat(shown) * width + CGFloat(max(0, shown - 1)) * spacing
    guard total <= available else {
      self = TabSlots(count: count, filling: available)
      return
    }
    self.count = shown
    self.width = width
    start = (available - total) / 2
    step = width + spacing
  }

  private static func shown(_ count: Int, _ available: CGFloat) -> Int {
    guard available.isFinite, available > 0 else { return 0 }
    return min(count, max(1, Int(min(available / leastWidth, 1e6))))
  }

  /// Returns the place of an item.
  func place(of index: Int) -> (x: CGFloat, width: CGFloat) {
    (start + CGFloat(index) * step, width)
  }
}
