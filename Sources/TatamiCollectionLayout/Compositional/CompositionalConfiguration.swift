public import TatamiGeometry

/// The settings of a compositional layout that concern all sections.
///
/// ```swift
/// var configuration = CompositionalConfiguration()
/// configuration.scrollAxis = .horizontal
/// configuration.interSectionSpacing = 24
/// ```
public struct CompositionalConfiguration: Hashable, Sendable {
  /// The axis along which sections follow one another.
  public var scrollAxis = Axis.vertical
  /// The distance between neighboring sections, in points.
  public var interSectionSpacing = 0.0
  /// The headers, footers and other items at the edges of the whole content.
  public var boundaryItems: [BoundarySupplementary] = []

  /// Creates settings: scrolling vertically, without spacing and boundary items.
  public init() {}

  /// Checks all numbers.
  func check() throws(CollectionLayoutError) {
    let field = "configuration"
    try CollectionLayoutError.checkDistance(interSectionSpacing, "\(field).interSectionSpacing")
    try BoundarySupplementary.check(boundaryItems, "\(field).boundaryItems")
  }
}
