import Foundation

/// The placement of a title between the buttons of a bar, measured from the leading edge.
struct BarPlacement: Equatable {
  /// The distance between a title and the buttons beside it, in points.
  static let gap: CGFloat = 8

  /// The width of the bar.
  var width: CGFloat
  /// The end of what stands at the leading edge.
  var leading: CGFloat
  /// The start of what stands at the trailing edge.
  var trailing: CGFloat

  /// Returns the position and the width of a title: centered while it clears the buttons, else moved
  /// aside, and at last shortened (N64).
  func title(width natural: CGFloat) -> (x: CGFloat, width: CGFloat) {
    let (start, end) = (leading + Self.gap, trailing - Self.gap)
    let shown = max(0, min(natural, end - start))
    let centered = (width - shown) / 2
    return (min(max(start, centered), max(start, end - shown)), shown)
  }

  /// Returns the first of several titles of a back button beside which a title has room; the last
  /// one if none is short enough (N70).
  static func backTitle<S: Sequence<String>>(
    _ candidates: S,
    room: CGFloat,
    width: (String) -> CGFloat
  ) -> String {
    var last = ""
    for candidate in candidates {
      last = candidate
      if width(candidate) <= room { break }
    }
    return last
  }
}

/// The height of a bar's zone for a large title as a function of the scrolled distance.
struct LargeTitleZone: Equatable {
  /// The height of the open zone with the title's standard font, in points.
  static let standard: CGFloat = 52
  /// The largest growth of the title while the zone is pulled, and the pull that has it, in points.
  private static let (largestGrowth, longestPull): (CGFloat, CGFloat) = (0.1, 200)
  /// The height of the zone below which the inline title fades in.
  private static let fade: CGFloat = 16

  /// The distance by which the content has been scrolled from its top; negative when it is pulled.
  var scrolled: CGFloat
  /// The height of the open zone, in points.
  var full = Self.standard

  /// The height of the zone that counts for the safe area.
  var height: CGFloat { min(max(0, full - scrolled), full) }
  /// The distance by which the zone is pulled beyond its height.
  var stretch: CGFloat { max(0, -scrolled) }
  /// The scale of the title, which grows a little while it is pulled (N76).
  var titleScale: CGFloat { 1 + Self.largestGrowth * min(stretch / Self.longestPull, 1) }
  /// The opacity of the inline title.
  var inlineAlpha: CGFloat { min(max(0, 1 - height / Self.fade), 1) }
}
