public import TatamiGeometry

/// The backgrounds of a row at an edge of a card, in the coordinates of the row.
public struct RowCard: Hashable, Sendable {
  /// The distance by which the background of a first row extends below the row, in points
  /// (Specification/rounded-table.md §3).
  static let seamCover = 1.0

  /// The frame of the background.
  public var background: Rect
  /// The frame of the background of the selected row.
  public var selectedBackground: Rect
  /// The parts of the background, in its coordinates.
  public var backgroundPieces: CardPieces
  /// The parts of the background of the selected row, in its coordinates.
  public var selectedPieces: CardPieces

  /// Computes the backgrounds.
  ///
  /// - Parameters:
  ///   - size: The size of the row; negative and non-finite lengths count as 0.
  ///   - radius: The corner radius, in points.
  ///   - roles: The corner roles of the row, drawn or not: the seam below a first row is covered
  ///     even if the table is not rounded.
  ///   - drawn: The corners to draw.
  public init(size: Size, radius: Double, roles: CornerRoles, drawn: CornerRoles) {
    let size = Size(width: size.width.asLength, height: size.height.asLength)
    let cover = roles == .top ? RowCard.seamCover : 0
    let covering = Size(width: size.width, height: size.height + cover)
    background = Rect(origin: .zero, size: covering)
    selectedBackground = Rect(origin: .zero, size: size)
    backgroundPieces = CardPieces(size: covering, radius: radius, roles: drawn)
    selectedPieces = CardPieces(size: size, radius: radius, roles: drawn)
  }
}
