import TatamiGeometry

/// A length of a compositional layout.
public enum CompositionalDimension: Hashable, Sendable {
  /// A part of the container's width, rounded down to pixels.
  case fractionalWidth(Double)
  /// A part of the container's height, rounded down to pixels.
  case fractionalHeight(Double)
  /// A length in points.
  case absolute(Double)
  /// A length in points that holds until the content is measured.
  case estimated(Double)
  /// An estimate in points; siblings with this dimension get the largest measured length.
  case uniformAcrossSiblings(estimate: Double)

  /// Whether measured lengths replace the dimension.
  public var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }

  /// Whether all siblings get the same length.
  var isUniform: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }

  /// Returns the length in a container, estimates included, within 1e12 points.
  func resolved(in container: Size, pixels: PixelGrid) -> Double {
    let length =
      switch self {
      case .fractionalWidth(let fraction): pixels.down(fraction * container.width)
      case .fractionalHeight(let fraction): pixels.down(fraction * container.height)
      case .absolute(let length), .estimated(let length): length
      case .uniformAcrossSiblings(let estimate): estimate
      }
    let limit = CollectionLayoutError.greatest
    return min(max(length, -limit), limit)
  }

  /// Checks that the number is finite and within 1e12.
  func check(_ field: String) throws(CollectionLayoutError) {
    switch self {
    case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number),
      .estimated(let number), .uniformAcrossSiblings(let number):
      try CollectionLayoutError.checkDistance(number, field)
    }
  }
}
