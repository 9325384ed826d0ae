package import Foundation

/// The lengths of cells, in points.
package enum CellMetrics {
  /// The height of a row.
  package static let height: CGFloat = 44
  /// The margin at both sides in lists narrower than `wideList`.
  package static let side: CGFloat = 16
  /// The margin at both sides in wide lists.
  package static let wideSide: CGFloat = 20
  /// The width from which lists have wider margins.
  private static let wideList: CGFloat = 414

  /// Returns the margin at both sides in a list of a width.
  package static func side(forWidth width: CGFloat) -> CGFloat {
    width < wideList ? side : wideSide
  }
}
