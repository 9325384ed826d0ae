public import TatamiGeometry

/// Lays out tournaments: where entries and matches stand and which lines join them.
public struct BracketLayout: Hashable, Sendable {
  /// Where the entries stand.
  public var style: BracketStyle
  /// The size of an entry, in points.
  ///
  /// Entries get shorter along their edge where they would not fit, never narrower across it.
  /// Lengths that are negative or not a number count as zero.
  public var entrySize: Size

  /// Makes a layout with a style's usual entry size.
  public init(style: BracketStyle = .left) {
    self.init(style: style, entrySize: style.defaultEntrySize)
  }

  /// Makes a layout from a style and the size of an entry, in points.
  public init(style: BracketStyle, entrySize: Size) {
    self.style = style
    self.entrySize = entrySize
  }

  /// Lays out a binary tournament with empty slots by the rules of the original's version 1.1.0.
  ///
  /// - Parameter size: The extents of the whole view, in points; lengths that are negative or not
  ///   a number count as zero, and a view narrower than its entries has no room for rounds.
  /// - Complexity: O(*n*) in the number of slots.
  public func frames(of layers: LayeredBracket, in size: Size) -> BracketFrames {
    let measures = BracketMeasures(self, size: size, counts: layers.counts(style: style))
    var pass = LayeredPass(layers: layers, measures: measures)
    return pass.frames()
  }

  /// Lays out a tournament tree by the rules of the original's version 2.0.0.
  ///
  /// - Parameter size: As for a binary tournament.
  /// - Complexity: O(*n* log *n*) in entries and winners together; linear unless single matches
  ///   have many winners. No stack is used for depth.
  public func frames(of bracket: Bracket, in size: Size) -> BracketFrames {
    let sides = BracketSides(of: bracket, style: style)
    let measures = BracketMeasures(self, size: size, counts: sides.counts)
    var pass = StructurePass(bracket: bracket, sides: sides, measures: measures)
    return pass.frames()
  }
}
