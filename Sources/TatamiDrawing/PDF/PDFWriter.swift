import CCairo

public import TatamiGeometry

/// Writes display lists as PDF documents.
///
/// Shapes stay vectors, text can be selected, and the links of elements and runs are kept. Elements
/// with a title and headings are tagged for screen readers unless they contain other elements or
/// composited groups. Shadows are embedded as images with two pixels per point. The dates in the document are fixed, so that
/// the same list gives the same bytes.
public enum PDFWriter {
  /// Returns the bytes of a document of one page.
  ///
  /// - Parameters:
  ///   - list: The content of the page.
  ///   - size: The page's size in points, up to 14,400 on a side.
  ///   - metadata: The metadata of the document.
  /// - Throws: `emptySurface`, `surfaceTooLarge`, `library`.
  public static func data(
    of list: DisplayList,
    size: Size,
    metadata: PDFMetadata = PDFMetadata()
  ) throws(DrawingError) -> [UInt8] {
    try data(of: [PDFPage(list, size: size)], metadata: metadata)
  }

  /// Returns the bytes of a document of several pages.
  ///
  /// A lazy sequence makes each page when it is drawn, so that only one is in memory.
  ///
  /// - Throws: `emptySurface` (also without pages), `surfaceTooLarge`, `library`.
  public static func data(
    of pages: some Sequence<PDFPage>,
    metadata: PDFMetadata = PDFMetadata()
  ) throws(DrawingError) -> [UInt8] {
    try LibraryLock.withLock { () throws(DrawingError) in
      try DrawingCaches.lend { () throws(DrawingError) in try draw(pages, metadata) }
    }
  }

  private static func draw(
    _ pages: some Sequence<PDFPage>,
    _ metadata: PDFMetadata
  ) throws(DrawingError) -> [UInt8] {
    var document: PDFDocument?
    for page in pages {
      try SurfaceLimits.checkDocument(page.size, side: SurfaceLimits.pdfSide)
      if document == nil { document = PDFDocument(size: page.size, metadata: metadata) }
      document?.add(page)
    }
    guard let document else { throw .emptySurface(width: 0, height: 0, scale: 1) }
    return try document.finish()
  }
}

/// A PDF document under construction.
///
/// A class, because Cairo writes the rest of the document at its end, also after an error.
private final class PDFDocument {
  private let output = ByteCollector()
  private let surface: OpaquePointer?
  private let canvas: CairoCanvas
  private var outline: PDFOutline
  private var pageCount = 0

  /// Begins a document whose first page has a size.
  init(size: Size, metadata: PDFMetadata) {
    surface = cairo_pdf_surface_create_for_stream(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<ByteCollector>.fromOpaque(closure).takeUnretainedValue()
          .append(UnsafeBufferPointer(start: bytes, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      },
      Unmanaged.passUnretained(output).toOpaque(),
      size.width,
      size.height
    )
    Self.setMetadata(metadata, on: surface)
    canvas = CairoCanvas(owning: surface)
    outline = PDFOutline(surface)
  }

  deinit {
    cairo_surface_finish(surface)
  }

  func add(_ page: PDFPage) {
    pageCount += 1
    cairo_pdf_surface_set_size(surface, page.size.width, page.size.height)
    // Cairo's state must not carry over to the next page.
    cairo_save(canvas.context)
    var renderer = CairoRenderer(canvas, transform: .identity, kind: .document)
    renderer.render(page.drawing.balancedCommands())
    cairo_restore(canvas.context)
    cairo_show_page(canvas.context)
    outline.add(page.bookmarks, ofPage: pageCount)
  }

  /// Returns the bytes of the document.
  func finish() throws(DrawingError) -> [UInt8] {
    cairo_surface_finish(surface)
    try canvas.finish()
    return output.bytes
  }

  private static func setMetadata(_ metadata: PDFMetadata, on surface: OpaquePointer?) {
    let date = "2000-01-01T00:00:00Z"
    let entries: [(cairo_pdf_metadata_t, String)] = [
      (CAIRO_PDF_METADATA_TITLE, metadata.title),
      (CAIRO_PDF_METADATA_AUTHOR, metadata.author),
      (CAIRO_PDF_METADATA_SUBJECT, metadata.subject),
      (CAIRO_PDF_METADATA_CREATOR, metadata.creator),
      (CAIRO_PDF_METADATA_KEYWORDS, metadata.keywords),
      (CAIRO_PDF_METADATA_CREATE_DATE, date),
      (CAIRO_PDF_METADATA_MOD_DATE, date),
    ]
    for (key, value) in entries where !value.isEmpty {
      cairo_pdf_surface_set_metadata(surface, key, value.plainForMetadata)
    }
  }
}

/// Collects the bytes that Cairo writes.
///
/// A class, because Cairo's callback receives a pointer to it.
private final class ByteCollector {
  var bytes: [UInt8] = []

  func append(_ buffer: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: buffer)
  }
}
