public import TatamiBracket

/// The edges along which entries are placed.
public typealias KRTournamentViewStyle = BracketStyle

extension KRTournamentViewStyle {
  /// Entries on the left and on the right, the champion's line upward.
  public static let leftRight = Self.leftRight(direction: .top)

  /// Entries at the top and at the bottom, the champion's line to the right.
  public static let topBottom = Self.topBottom(direction: .right)
}
