public import TatamiGeometry

/// A page of a PDF document.
///
/// ```swift
/// let page = PDFPage(DisplayList(), size: Size(width: 595, height: 842))
/// let file = try PDFWriter.data(of: [page, page])
/// ```
public struct PDFPage: Hashable, Sendable {
  /// The content of the page.
  public var drawing: DisplayList
  /// The size in points, up to 14,400 on a side.
  public var size: Size
  /// The entries of the document's outline that lead to this page.
  public var bookmarks: [PDFBookmark]

  /// Creates a page.
  public init(_ drawing: DisplayList, size: Size, bookmarks: [PDFBookmark] = []) {
    self.drawing = drawing
    self.size = size
    self.bookmarks = bookmarks
  }
}
