import Foundation

/// Shares the width of a segmented control among its segments.
struct SegmentLayout {
  /// The widths that were asked for; 0 for those that share the rest.
  var fixedWidths: [CGFloat]
  /// What suits the contents; empty if the rest is shared equally.
  var naturalWidths: [CGFloat]

  /// Returns the edges of the segments from left to right, on pixels: one more than segments.
  func edges(in width: CGFloat, scale: CGFloat) -> [CGFloat] {
    let free = max(0, width - fixedWidths.reduce(0, +))
    let sharing = fixedWidths.indices.filter { fixedWidths[$0] <= 0 }
    let weight = { (index: Int) in naturalWidths.isEmpty ? 1 : naturalWidths[index] }
    let sum = sharing.reduce(0) { $0 + weight($1) }
    var (edges, x) = ([CGFloat(0)], CGFloat(0))
    for index in fixedWidths.indices {
      let isSharing = fixedWidths[index] <= 0
      x += isSharing ? (sum > 0 ? free * weight(index) / sum : 0) : fixedWidths[index]
      edges.append(x.rounded(toScale: scale))
    }
    return edges
  }
}
