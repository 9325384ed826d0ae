public import TatamiUIKit

/// The colors and widths of a bracket's lines, and the extent of the winners' lines.
///
/// ```swift
/// var lines = BracketLineAppearance()
/// lines.winnerColor = .systemGreen
/// lines.winnerWidth = 3
/// ```
public struct BracketLineAppearance: Equatable, Sendable {
  /// The color of ordinary lines.
  public var color = UIColor.label
  /// The color of winners' lines.
  public var winnerColor = UIColor.red
  /// The width of ordinary lines, in points.
  public var width: CGFloat = 1
  /// The width of winners' lines, in points; nil stands for ``width``.
  public var winnerWidth: CGFloat?
  /// The part of a winner's line to the next match that has the winners' color if the winner loses
  /// that match or it is undecided.
  public var winnerExtent = WinnerLineExtent.full

  /// Creates an appearance: lines one point wide in the label's color, winners' lines red.
  public init() {}
}
