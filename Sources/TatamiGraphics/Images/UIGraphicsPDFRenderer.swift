public import Foundation
import TatamiDrawing
import TatamiGeometry

/// The key of a document's title.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The key of a document's author.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The key of a document's subject.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The key of the program that created a document.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The key of a document's keywords: a string or an array of strings.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"

/// The format of a renderer's documents.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The metadata of the document, by keys like `kCGPDFContextTitle`.
  open var documentInfo: [String: Any] = [:]

  /// Creates a format without metadata.
  public required init() {
    super.init()
  }

  var metadata: PDFMetadata {
    let text = { (key: String) in self.documentInfo[key] as? String ?? "" }
    let words = documentInfo[kCGPDFContextKeywords]
    return PDFMetadata(
      title: text(kCGPDFContextTitle),
      author: text(kCGPDFContextAuthor),
      subject: text(kCGPDFContextSubject),
      creator: text(kCGPDFContextCreator),
      keywords: (words as? [String])?.joined(separator: ", ") ?? words as? String ?? ""
    )
  }
}

/// The context of a document that is being drawn.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The bounds of the current page; zero before the first page.
  open private(set) var pdfContextBounds = CGRect.zero

  private var pages: [PDFPage] = []
  private var hasPage = false

  /// Begins a page with the renderer's bounds.
  open func beginPage() {
    beginPage(withBounds: format.bounds, pageInfo: [:])
  }

  /// Begins a page that shows a rectangle of the drawing.
  ///
  /// Drawing before the first page is discarded.
  ///
  /// - Parameter pageInfo: Ignored.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    endPage()
    hasPage = true
    pdfContextBounds = bounds
    cgContext.state.clip = CGRect(origin: .zero, size: bounds.size)
    cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
  }

  /// Makes a rectangle of the page a link.
  open func setURL(_ url: URL, for rect: CGRect) {
    cgContext.append(.beginElement(SemanticElement(link: url.absoluteString)))
    var area = Path()
    area.addRect(Rect(rect))
    cgContext.append(.fill(area, .nonZero, .solid(.clear)))
    cgContext.append(.endElement)
  }

  private func endPage() {
    let drawing = cgContext.takePage()
    guard hasPage else { return }
    pages.append(PDFPage(drawing, size: Size(pdfContextBounds.size)))
  }

  func finish() -> [PDFPage] {
    endPage()
    return pages
  }
}

/// Renders PDF documents.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// Creates a renderer whose pages show a rectangle of the drawing.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Creates a renderer whose pages show a rectangle of the drawing.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Draws a document; the closure begins each page.
  ///
  /// A document without pages, or with an illegal page size (0 or less, or more than 14,400
  /// points on a side), is empty, and the error is reported.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    do {
      return try document(actions)
    } catch {
      Diagnostics.report("\(error)")
      return Data()
    }
  }

  /// Draws a document into a file, which is replaced atomically.
  ///
  /// - Throws: The error that prevents drawing or writing.
  open func writePDF(
    to url: URL,
    withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try document(actions).write(to: url, options: .atomic)
  }

  private func document(
    _ actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws(DrawingError) -> Data {
    let context = UIGraphicsPDFRendererContext(cgContext: CGContext(), format: format)
    withCurrent(context.cgContext) { actions(context) }
    let metadata = (format as? UIGraphicsPDFRendererFormat)?.metadata ?? PDFMetadata()
    return Data(try PDFWriter.data(of: context.finish(), metadata: metadata))
  }
}
