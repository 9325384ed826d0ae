public import TatamiGeometry

/// The two backgrounds of a row at an edge of a card, in the row's coordinates (spec §2.7).
public struct RowCard: Hashable, Sendable {
  /// How far the background of a first row reaches below it, in points (spec §3).
  static let seamCover = 1.0

  /// The frame of the background.
  public var background: Rect
  /// The frame of the background of the selected row.
  public var selectedBackground: Rect
  /// The parts of the background, in its coordinates.
  public var backgroundPieces: CardPieces
  /// The parts of the background of the selected row, in its coordinates.
  public var selectedPieces: CardPieces

  /// Works out the backgrounds.
  ///
  /// - Parameters:
  ///   - size: Of the row; lengths that are negative or not finite count as 0.
  ///   - radius: Of the corners, in points.
  ///   - roles: The corners that the row has by its place, drawn or not: the seam below a first
  ///     row is covered in the stock look too.
  ///   - drawn: Those of the corners that are drawn.
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
