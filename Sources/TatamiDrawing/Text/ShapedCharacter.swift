/// A character (Unicode scalar) of a shaped paragraph; lengths are in Pango units.
struct ShapedCharacter {
  /// The rules for lines and clusters at the character.
  struct Traits: OptionSet {
    let rawValue: UInt8

    /// A line may break before the character without dividing a word.
    static let lineBreak = Traits(rawValue: 1)
    /// A line may break before the character if its word is longer than a line.
    static let characterBreak = Traits(rawValue: 2)
    /// The character is white space, which does not count at the end of a line.
    static let white = Traits(rawValue: 4)
    /// The character is a space that hangs over the end of a line (S219).
    static let space = Traits(rawValue: 8)
    /// A cluster of glyphs begins with the character.
    static let cluster = Traits(rawValue: 16)
    /// The glyphs before and after the start of the character do not depend on each other.
    static let safe = Traits(rawValue: 32)
  }

  /// The first byte in the paragraph.
  var offset: Int32
  /// The index of the cluster's first glyph; in an item from right to left, the index after its last.
  var glyph: Int32 = 0
  /// The sum of the advances before the character, of which the characters of a cluster have equal
  /// parts, rounded down.
  var logical: Int32 = 0
  /// The sum of the advances of the glyphs before the character's cluster.
  var natural: Int32 = 0
  var traits: Traits = []
}

/// A glyph of a shaped paragraph; lengths are in Pango units.
struct ShapedGlyph {
  var id: UInt32
  var x: Int32
  var y: Int32
  var width: Int32
  /// The first byte of the glyph's cluster in the paragraph.
  var cluster: Int32
  /// Whether the glyphs change if the text is divided before the cluster.
  var isUnsafe = false

  /// The index in the font; nil for an invisible glyph.
  var visibleID: UInt32? { PangoGlyphID.visible(id) }
}

/// A part of a paragraph in one font, script and direction, with adjacent glyphs.
struct ShapedItem {
  let characters: Range<Int>
  var glyphs = 0..<0
  let style: ItemStyle

  /// Whether the characters run from right to left.
  var isRightToLeft: Bool { style.level % 2 == 1 }
}

/// A part of an item in one line, by its characters.
struct ShapedPiece {
  let item: Int
  let characters: Range<Int>
}
