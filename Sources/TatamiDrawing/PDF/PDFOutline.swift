import CCairo
import TatamiGeometry

/// Adds the bookmarks of pages to the outline of a PDF document.
struct PDFOutline {
  private let surface: OpaquePointer?
  /// The entries to which the next one can belong, outermost first.
  private var parents: [(level: Int, id: Int32)] = []

  init(_ surface: OpaquePointer?) {
    self.surface = surface
  }

  /// Adds the bookmarks of a page, whose number counts from 1.
  mutating func add(_ bookmarks: [PDFBookmark], ofPage page: Int) {
    for bookmark in bookmarks {
      let title = bookmark.title.plainForMetadata
      guard !title.isEmpty else { continue }
      while let last = parents.last, last.level >= bookmark.level { parents.removeLast() }
      let position = bookmark.position.isFinite ? bookmark.position.limited : .zero
      let id = cairo_pdf_surface_add_outline(
        surface,
        parents.last?.id ?? Int32(CAIRO_PDF_OUTLINE_ROOT),
        title,
        "page=\(page) pos=[\(position.x.svg) \(position.y.svg)]",
        CAIRO_PDF_OUTLINE_FLAG_OPEN
      )
      parents.append((bookmark.level, id))
    }
  }
}
