import TatamiGeometry

/// The lengths of a bracket, in points and relative to the usual ones.
struct BracketLengths {
  /// The width of cards before they are stretched.
  var cardWidth: Double
  /// Whether the width of the poster is given.
  var isLimited = false
  /// The number of first rounds without cards.
  var collapsedRounds = 0
  /// The factors of the widths of cards and gaps, and of the distances of rows.
  var stretch = Size(width: 1, height: 1)

  /// The factor of the heights of rows in cards.
  var rowStretch: Double { min(stretch.height, Self.largestRowStretch) }

  private static let largestRowStretch = 1.3
  /// The largest factors.
  static let largestStretch = Size(width: 1.7, height: 2.6)

  /// Returns the factor with which a length becomes that of an area, at most the largest one.
  ///
  /// - Parameters:
  ///   - natural: The length with the factor 1.
  ///   - limit: The factor's direction.
  ///   - stretched: Returns the length with a factor; a convex function up to the factor from which
  ///     rows do not grow, and after it.
  static func stretch(
    _ natural: Double,
    to length: Double,
    limit: KeyPath<Size, Double>,
    _ stretched: (Double) -> Double
  ) -> Double {
    guard natural < length else { return 1 }
    var (factor, shorter) = (1.0, natural)
    for larger in [largestRowStretch, largestStretch[keyPath: limit]] {
      let longer = stretched(larger)
      guard longer <= length else {
        return factor + (larger - factor) * (length - shorter) / (longer - shorter)
      }
      (factor, shorter) = (larger, longer)
    }
    return factor
  }
}
