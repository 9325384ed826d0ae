public import TatamiGeometry

/// A header, footer or other supplementary item at the edge of a section or a layout.
///
/// ```swift
/// let size = CompositionalSize(width: .fractionalWidth(1), height: .estimated(44))
/// var header = BoundarySupplementary(kind: "header", size: size, alignment: .top)
/// header.pinToVisibleBounds = true
/// section.boundaryItems = [header]
/// ```
public struct BoundarySupplementary: Hashable, Sendable {
  /// The kind of its view.
  public var kind: String
  /// The size; fractions apply to the section's width and the view's height.
  public var size: CompositionalSize
  /// The edge or corner at which it lies.
  public var alignment: CompositionalEdges
  /// The distance from there, in points.
  public var offset = Point.zero
  /// The distances of its frame from the edges of its size, without effect along estimated axes.
  public var contentInsets = DirectionalInsets.zero
  /// Whether it lies outside of the items, so that the section grows by it.
  public var extendsBoundary = true
  /// The free length before it in points, if it lies at the start and outside of the items.
  public var startPadding = 0.0
  /// Whether it stays in the visible part of its section.
  public var pinToVisibleBounds = false
  /// The position in front of or behind other elements.
  public var zIndex = 1

  /// Creates a supplementary item that extends its section and is not pinned.
  public init(kind: String, size: CompositionalSize, alignment: CompositionalEdges) {
    self.kind = kind
    self.size = size
    self.alignment = alignment
  }

  /// The amount by which the z index of a pinned item grows while its section is visible.
  static let pinnedZIndex = 1_000_000_000

  /// Checks the numbers of boundary items and that their kinds differ.
  static func check(
    _ items: [BoundarySupplementary],
    _ field: String
  ) throws(CollectionLayoutError) {
    var kinds: Set<String> = []
    for (index, item) in items.enumerated() {
      let field = "\(field)[\(index)]"
      guard kinds.insert(item.kind).inserted else {
        throw .duplicateKind(item.kind, field: field)
      }
      try item.size.check("\(field).size")
      try item.contentInsets.check("\(field).contentInsets")
      try CollectionLayoutError.checkDistance(item.startPadding, "\(field).startPadding")
      try CollectionLayoutError.checkDistance(item.offset.x, "\(field).offset.x")
      try CollectionLayoutError.checkDistance(item.offset.y, "\(field).offset.y")
    }
  }
}
