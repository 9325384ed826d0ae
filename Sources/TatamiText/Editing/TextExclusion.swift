import Foundation
import TatamiGeometry
package import TatamiGraphics

/// An area that lines of text keep clear.
package struct TextExclusion: Equatable {
  /// The coordinates that are read; others are clamped to them.
  private static let largest = 1e6

  /// A side of a polygon, its upper end first.
  fileprivate struct Edge: Equatable {
    let upper: Point
    let lower: Point
    /// Whether the side runs downwards.
    let isDown: Bool
  }

  private let edges: [Edge]
  private let usesEvenOddRule: Bool
  /// The heights that the area covers.
  package let span: ClosedRange<Double>

  /// Creates the area of a path; nil for an empty path and for one that is not finite.
  package init?(_ path: UIBezierPath) {
    let polygons = path.cgPath.value.polygons()
    let points = polygons.joined()
    guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max(), top < bottom
    else { return nil }
    edges = polygons.flatMap(Self.edges)
    usesEvenOddRule = path.usesEvenOddFillRule
    span = Self.clamped(top)...Self.clamped(bottom)
  }

  private static func clamped(_ value: Double) -> Double { max(-largest, min(value, largest)) }

  private static func edges(of polygon: [Point]) -> [Edge] {
    let points = polygon.map { Point(x: clamped($0.x), y: clamped($0.y)) }
    return zip(points, points.dropFirst() + points.prefix(1)).map { from, to in
      from.y <= to.y
        ? Edge(upper: from, lower: to, isDown: true) : Edge(upper: to, lower: from, isDown: false)
    }
  }

  /// Returns the horizontal parts that the area covers at any height of a band.
  ///
  /// - Complexity: O(*n* log *n*) in the number of the path's sides.
  func covered(in band: ClosedRange<Double>) -> [ClosedRange<Double>] {
    guard span.upperBound > band.lowerBound, span.lowerBound < band.upperBound else { return [] }
    let sides = edges.compactMap { $0.extent(in: band) }
    return sides + inside(at: band.lowerBound) + inside(at: band.upperBound)
  }

  /// Returns the parts inside of the area at a height.
  private func inside(at y: Double) -> [ClosedRange<Double>] {
    let crossings = edges.filter { $0.upper.y <= y && y < $0.lower.y }
      .map { (x: $0.x(at: y), turn: $0.isDown ? 1 : -1) }
      .sorted { $0.x < $1.x }
    var winding = 0
    var parts: [ClosedRange<Double>] = []
    for (left, right) in zip(crossings, crossings.dropFirst()) {
      winding += usesEvenOddRule ? 1 : left.turn
      let isInside = usesEvenOddRule ? winding % 2 == 1 : winding != 0
      if isInside { parts.append(left.x...right.x) }
    }
    return parts
  }
}

extension TextExclusion.Edge {
  /// Returns the horizontal coordinate at a height between the ends.
  fileprivate func x(at y: Double) -> Double {
    let height = lower.y - upper.y
    guard height > 0 else { return upper.x }
    let part = max(0, min((y - upper.y) / height, 1))
    return upper.x + (lower.x - upper.x) * part
  }

  /// Returns the horizontal extent within a band; nil outside of it.
  fileprivate func extent(in band: ClosedRange<Double>) -> ClosedRange<Double>? {
    guard lower.y > band.lowerBound, upper.y < band.upperBound else { return nil }
    let ends = [band.lowerBound, band.upperBound].map {
      upper.y == lower.y ? ($0 == band.lowerBound ? upper.x : lower.x) : x(at: $0)
    }
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }
}

extension [TextExclusion] {
  /// Returns the horizontal parts of a container that no area covers at any height of a band, from
  /// left to right.
  func free(in band: ClosedRange<Double>, width: Double) -> [ClosedRange<Double>] {
    var parts: [ClosedRange<Double>] = []
    var left = 0.0
    let covered = flatMap { $0.covered(in: band) }.sorted { $0.lowerBound < $1.lowerBound }
    for part in covered {
      if part.lowerBound > left { parts.append(left...Swift.min(part.lowerBound, width)) }
      left = Swift.max(left, part.upperBound)
      if left >= width { return parts }
    }
    parts.append(left...width)
    return parts
  }
}
