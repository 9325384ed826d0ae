public import TatamiGeometry

/// Lays out brackets: the frames of entries and matches, and the lines between them.
///
/// ```swift
/// let cup = try Bracket.symmetric(numberOfRounds: 3)
/// let layout = BracketLayout(style: .leftRight(direction: .top))
/// let frames = layout.frames(of: cup, in: Size(width: 600, height: 400))
/// ```
public struct BracketLayout: Hashable, Sendable {
  /// The edges along which the entries are placed.
  public var style: BracketStyle
  /// The size of an entry, in points.
  ///
  /// Entries are shortened along their edge where they would not fit, never across it. Negative
  /// lengths and NaN count as zero.
  public var entrySize: Size

  /// Creates a layout with a style's default entry size.
  public init(style: BracketStyle = .left) {
    self.init(style: style, entrySize: style.defaultEntrySize)
  }

  /// Creates a layout with a style and the size of an entry, in points.
  public init(style: BracketStyle, entrySize: Size) {
    self.style = style
    self.entrySize = entrySize
  }

  /// Returns the frames of a binary bracket, by the rules of the original library's version 1.1.0.
  ///
  /// - Parameters:
  ///   - bracket: The bracket.
  ///   - size: The size of the view, in points; negative lengths and NaN count as zero, and in a
  ///     view narrower than its entries the rounds have no extent.
  /// - Complexity: O(*n*) in the number of slots.
  public func frames(of bracket: BinaryBracket, in size: Size) -> BracketFrames {
    let measures = BracketMeasures(self, size: size, counts: bracket.counts(style: style))
    var pass = BinaryPass(bracket: bracket, measures: measures)
    return pass.frames()
  }

  /// Returns the frames of a tree, by the rules of the original library's version 2.0.0.
  ///
  /// - Parameters:
  ///   - bracket: The bracket.
  ///   - size: The size of the view, as for a binary bracket.
  /// - Complexity: O(*n* log *n*) in entries and winners together; linear unless a match has
  ///   many winners. Depth uses no stack.
  public func frames(of bracket: Bracket, in size: Size) -> BracketFrames {
    let sides = BracketSides(of: bracket, style: style)
    let measures = BracketMeasures(self, size: size, counts: sides.counts)
    var pass = StructurePass(bracket: bracket, sides: sides, measures: measures)
    return pass.frames()
  }
}
