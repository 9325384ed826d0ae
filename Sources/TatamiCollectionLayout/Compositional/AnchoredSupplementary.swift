import TatamiGeometry

/// A supplementary item at a point of an item or a group, such as a badge.
///
/// ```swift
/// let corner = CompositionalAnchor(edges: [.top, .trailing], offset: Point(x: 8, y: -8))
/// let size = CompositionalSize(width: .absolute(20), height: .absolute(20))
/// let badge = AnchoredSupplementary(kind: "badge", size: size, containerAnchor: corner)
/// ```
public struct AnchoredSupplementary: Hashable, Sendable {
  /// The kind of its view.
  public var kind: String
  /// The size in the host's frame.
  public var size: CompositionalSize
  /// The point of the host.
  public var containerAnchor: CompositionalAnchor
  /// The point of the supplementary item that meets the host's point; nil is the same edges.
  public var itemAnchor: CompositionalAnchor?
  /// The position in front of or behind other elements.
  public var zIndex = 1

  /// Creates a supplementary item.
  public init(
    kind: String,
    size: CompositionalSize,
    containerAnchor: CompositionalAnchor,
    itemAnchor: CompositionalAnchor? = nil
  ) {
    self.kind = kind
    self.size = size
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
  }

  /// Returns the frame for a host's frame.
  func frame(host: Rect, pixels: PixelGrid) -> Rect {
    let size = size.resolved(in: host.size, pixels: pixels)
    let anchor = itemAnchor ?? CompositionalAnchor(edges: containerAnchor.edges)
    let bounds = Rect(size: Size(width: size.width.magnitude, height: size.height.magnitude))
    var origin = containerAnchor.edges.point(of: host) - anchor.edges.point(of: bounds)
    origin = origin + containerAnchor.offset(in: bounds.size) + anchor.offset(in: bounds.size)
    return Rect(origin: origin, size: bounds.size)
  }

  /// Checks the numbers of supplementary items and that their kinds differ.
  static func check(
    _ supplementaries: [AnchoredSupplementary],
    _ field: String
  ) throws(CollectionLayoutError) {
    var kinds: Set<String> = []
    for (index, supplementary) in supplementaries.enumerated() {
      let field = "\(field)[\(index)]"
      guard kinds.insert(supplementary.kind).inserted else {
        throw .duplicateKind(supplementary.kind, field: field)
      }
      try supplementary.size.check("\(field).size")
      try supplementary.containerAnchor.check("\(field).containerAnchor")
      try supplementary.itemAnchor?.check("\(field).itemAnchor")
    }
  }
}
