public import TatamiGeometry

/// A width and a height of a compositional layout.
///
/// ```swift
/// let row = CompositionalSize(width: .fractionalWidth(1), height: .estimated(60))
/// ```
public struct CompositionalSize: Hashable, Sendable {
  /// The extent along x.
  public var width: CompositionalDimension
  /// The extent along y.
  public var height: CompositionalDimension

  /// Creates a size.
  public init(width: CompositionalDimension, height: CompositionalDimension) {
    self.width = width
    self.height = height
  }

  /// The length along an axis.
  public subscript(axis: Axis) -> CompositionalDimension {
    axis == .horizontal ? width : height
  }

  /// Whether measured lengths replace one of the dimensions.
  public var isEstimated: Bool { width.isEstimated || height.isEstimated }

  /// Returns the size in a container, estimates included.
  func resolved(in container: Size, pixels: PixelGrid) -> Size {
    Size(
      width: width.resolved(in: container, pixels: pixels),
      height: height.resolved(in: container, pixels: pixels)
    )
  }

  /// Returns a size with the lengths of estimated axes taken from a measured size.
  func replacingEstimates(of size: Size, by measured: Size) -> Size {
    Size(
      width: width.isEstimated ? measured.width : size.width,
      height: height.isEstimated ? measured.height : size.height
    )
  }

  /// Checks that both numbers are finite and within 1e12.
  func check(_ field: String) throws(CollectionLayoutError) {
    try width.check("\(field).width")
    try height.check("\(field).height")
  }
}
