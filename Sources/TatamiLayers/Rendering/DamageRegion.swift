import Foundation
import TatamiGeometry

/// A region of a few disjoint rectangles of whole pixels.
struct DamageRegion {
  /// The maximum number of rectangles; further ones are merged at the least cost in area.
  private static let maxCount = 8

  /// The rectangles, in pixels.
  private(set) var rects: [Rect] = []
  /// The bounds of the surface, in pixels.
  let limits: Rect

  /// Creates an empty region of a surface with bounds in pixels.
  init(limits: Rect) {
    self.limits = limits
  }

  /// Adds the whole pixels that a rectangle touches.
  mutating func add(_ rect: Rect) {
    guard CGRect(rect).isFinite, let inside = rect.intersection(limits) else { return }
    var added = inside.roundedOut
    guard !added.isEmpty else { return }
    while let index = rects.firstIndex(where: { added.isWorthJoining($0) }) {
      added = added.union(rects.remove(at: index))
    }
    rects.append(added)
    if rects.count > Self.maxCount { joinNearest() }
  }

  /// Merges the last rectangle with the one whose area grows the least.
  private mutating func joinNearest() {
    let last = rects.removeLast()
    let costs = rects.indices.map { (rects[$0].union(last).area - rects[$0].area, $0) }
    guard let (_, index) = costs.min(by: { $0.0 < $1.0 }) else { return }
    add(last.union(rects.remove(at: index)))
  }
}

extension Rect {
  /// Returns whether drawing the union costs no more than drawing two rectangles.
  fileprivate func isWorthJoining(_ other: Rect) -> Bool {
    if let common = intersection(other), !common.isEmpty { return true }
    return union(other).area <= (area + other.area) * 1.25
  }
}
