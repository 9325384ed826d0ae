/// A glyph at its place in a run.
public struct Glyph: Hashable, Sendable {
  /// The number of the glyph in its face.
  public var id: UInt32
  /// The distance from the run's left end, in points.
  public var x: Double
  /// The distance below the baseline, in points.
  public var y: Double
  /// The advance, in points; zero for marks.
  public var width: Double
  /// The first UTF-8 byte, in the run's text, of the characters shown by the glyph.
  public var cluster: Int

  /// Makes a glyph.
  public init(id: UInt32, x: Double, y: Double, width: Double, cluster: Int) {
    self.id = id
    self.x = x
    self.y = y
    self.width = width
    self.cluster = cluster
  }
}

/// Characters of one look and one direction, shaped into glyphs.
public struct TextRun: Hashable, Sendable {
  /// The characters shown, in reading order; an ellipsis where text was left out.
  public var text: String
  /// The part of the request's text shown or left out, in UTF-8 bytes.
  public var range: Range<Int>
  /// The look.
  public var attributes: TextAttributes
  /// The glyphs from left to right.
  public var glyphs: [Glyph]
  /// The left end, in points from the line's left end.
  public var x: Double
  /// The advance, in points.
  public var width: Double
  /// Whether the characters run from right to left.
  public var isRightToLeft: Bool
  /// Whether the run is the mark that stands for text left out.
  public var isEllipsis: Bool
  /// The face the glyphs belong to.
  public var face: FontFace

  /// How far the run is raised above its line's baseline, in points.
  public var baselineOffset: Double { attributes.usableBaselineOffset }
}
