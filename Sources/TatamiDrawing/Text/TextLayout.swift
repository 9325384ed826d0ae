public import TatamiGeometry

/// Text broken into lines, ready to draw.
public struct TextLayout: Hashable, Sendable {
  /// The width of the widest line and the height of all lines, in fractional points.
  public var size: Size
  /// The lines from top to bottom.
  public var lines: [TextLine]
  /// Whether part of the text is not shown.
  public var isTruncated: Bool

  /// The layout of an empty text.
  public static let empty = TextLayout(size: .zero, lines: [], isTruncated: false)

  /// Creates a layout.
  public init(size: Size, lines: [TextLine], isTruncated: Bool) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
  }
}
