import Foundation
import TatamiViews

/// Divides the width of a segmented control among its segments.
struct SegmentLayout {
  /// The fixed widths, in points; 0 for segments that share the remaining width.
  var fixedWidths: [CGFloat]
  /// The natural widths, by which the remaining width is divided; empty for equal widths.
  var naturalWidths: [CGFloat]

  /// Returns the left edges of the segments and the right edge of the last one, on pixel
  /// boundaries.
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
