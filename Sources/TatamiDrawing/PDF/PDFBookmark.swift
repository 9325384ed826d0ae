public import TatamiGeometry

/// An entry of a PDF document's outline, which leads to a position on its page.
///
/// ```swift
/// let chapters = [PDFBookmark("Groups"), PDFBookmark("Final", position: Point(x: 0, y: 400))]
/// let page = PDFPage(drawing, size: Size(width: 595, height: 842), bookmarks: chapters)
/// ```
public struct PDFBookmark: Hashable, Sendable {
  /// The text of the entry.
  public var title: String
  /// The depth in the outline: 0 for outermost entries; others belong to the last entry before them
  /// with a lower level.
  public var level: Int
  /// The position on the page, in points.
  public var position: Point

  /// Creates an entry; by default an outermost one that leads to the top of the page.
  public init(_ title: String, level: Int = 0, position: Point = .zero) {
    self.title = title
    self.level = level
    self.position = position
  }
}
