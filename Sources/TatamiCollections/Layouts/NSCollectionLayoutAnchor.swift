public import Foundation
import TatamiCollectionLayout
import TatamiGeometry
public import TatamiGraphics

/// A point of an item or a supplementary view.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  let engine: CompositionalAnchor

  /// Creates an anchor at edges; two opposite edges, or none, mean the center.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }
  /// Creates an anchor at an offset in points from edges.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    engine = CompositionalAnchor(edges: edges.engine, offset: Point(absoluteOffset))
  }
  /// Creates an anchor at an offset from edges, in parts of the supplementary view's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    let offset = Point(fractionalOffset)
    engine = CompositionalAnchor(edges: edges.engine, offset: offset, unit: .fractional)
  }

  /// The edges.
  open private(set) var edges: NSDirectionalRectEdge
  /// The offset from the edges.
  open private(set) var offset: CGPoint
  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { engine.unit == .absolute }
  /// Whether the offset is in parts of the supplementary view's size.
  open var isFractionalOffset: Bool { engine.unit == .fractional }

  /// Returns the anchor itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSDirectionalRectEdge {
  var engine: CompositionalEdges {
    var edges: CompositionalEdges = []
    if contains(.top) { edges.insert(.top) }
    if contains(.leading) { edges.insert(.leading) }
    if contains(.bottom) { edges.insert(.bottom) }
    if contains(.trailing) { edges.insert(.trailing) }
    return edges
  }
}
