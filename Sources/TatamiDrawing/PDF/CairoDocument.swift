import CCairo
import TatamiGeometry

/// A PDF document that Cairo writes.
///
/// A class, because Cairo writes the rest of the document at its end, also after an error.
final class CairoDocument {
  private let output = ByteCollector()
  private let surface: OpaquePointer?
  private let canvas: CairoCanvas
  private var outline = PDFOutline()
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
    outline.write(on: surface)
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

extension PDFOutline {
  /// Adds the entries to a document.
  fileprivate func write(on surface: OpaquePointer?) {
    var identifiers: [Int32] = []
    for entry in entries {
      identifiers.append(
        cairo_pdf_surface_add_outline(
          surface,
          entry.parent.map { identifiers[$0] } ?? Int32(CAIRO_PDF_OUTLINE_ROOT),
          entry.title,
          "page=\(entry.page) pos=[\(entry.position.x.svg) \(entry.position.y.svg)]",
          CAIRO_PDF_OUTLINE_FLAG_OPEN
        )
      )
    }
  }
}
