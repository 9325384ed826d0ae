public import TatamiGeometry

/// Writes display lists as PDF documents.
///
/// Shapes stay vectors, text can be selected, and the links of elements and runs are kept. Elements
/// with a title and headings are tagged for screen readers unless they contain other elements or
/// composited groups. Shadows are embedded as images with two pixels per point. The dates in the
/// document are fixed, so that the same list gives the same bytes on one machine.
///
/// A document of shapes and texts in plain colors is written directly, which takes about half of
/// the time; Cairo writes documents with gradients, images, composited groups or fonts in color.
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
  /// A lazy collection makes each page when it is drawn, so that only one is in memory; those before
  /// the first page that only Cairo can write are made twice, and all of them if a font cannot be
  /// embedded without it.
  ///
  /// - Throws: `emptySurface` (also without pages), `surfaceTooLarge`, `library`.
  public static func data(
    of pages: some Collection<PDFPage>,
    metadata: PDFMetadata = PDFMetadata()
  ) throws(DrawingError) -> [UInt8] {
    let pieces = try pieces(of: pages, metadata: metadata)
    if pieces.count == 1 { return pieces[0] }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
    for piece in pieces { bytes += piece }
    return bytes
  }

  /// Returns the bytes of a document in pieces, so that a large one is never copied as a whole.
  ///
  /// - Throws: `emptySurface` (also without pages), `surfaceTooLarge`, `library`.
  package static func pieces(
    of pages: some Collection<PDFPage>,
    metadata: PDFMetadata = PDFMetadata()
  ) throws(DrawingError) -> [[UInt8]] {
    try LibraryLock.withLock { () throws(DrawingError) in
      try DrawingCaches.lend { () throws(DrawingError) in try draw(pages, metadata) }
    }
  }

  private static func draw(
    _ pages: some Collection<PDFPage>,
    _ metadata: PDFMetadata
  ) throws(DrawingError) -> [[UInt8]] {
    var document = PDFDocument()
    var rest = pages.makeIterator()
    var count = 0
    while let page = rest.next() {
      try SurfaceLimits.checkDocument(page.size, side: SurfaceLimits.pdfSide)
      guard try document.add(page) else {
        let all = [
          AnySequence(pages.prefix(count)), AnySequence([page]),
          AnySequence(IteratorSequence(rest)),
        ]
        return [try drawWithCairo(all.joined(), metadata)]
      }
      count += 1
    }
    guard count > 0 else { throw .emptySurface(width: 0, height: 0, scale: 1) }
    if let pieces = try document.finish(metadata) { return pieces }
    return [try drawWithCairo(pages, metadata)]
  }

  private static func drawWithCairo(
    _ pages: some Sequence<PDFPage>,
    _ metadata: PDFMetadata
  ) throws(DrawingError) -> [UInt8] {
    var document: CairoDocument?
    for page in pages {
      try SurfaceLimits.checkDocument(page.size, side: SurfaceLimits.pdfSide)
      if document == nil { document = CairoDocument(size: page.size, metadata: metadata) }
      document?.add(page)
    }
    guard let document else { throw .emptySurface(width: 0, height: 0, scale: 1) }
    return try document.finish()
  }
}
