public import Foundation
import TatamiDrawing
import TatamiGeometry

/// The title of a document.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// Who wrote a document.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// What a document is about.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The program that made a document.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// Words to find a document by: a text or several.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"

/// What documents a renderer makes.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// What the document says about itself, by keys like `kCGPDFContextTitle`.
  open var documentInfo: [String: Any] = [:]

  /// Makes a format that says nothing.
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
  /// The rectangle of the page being drawn; zero before the first page.
  open private(set) var pdfContextBounds = CGRect.zero

  private var pages: [PDFPage] = []
  private var hasPage = false

  /// Starts a page of the renderer's size.
  open func beginPage() {
    beginPage(withBounds: format.bounds, pageInfo: [:])
  }

  /// Starts a page that shows a rectangle of the drawing.
  ///
  /// What was drawn before the first page is left out.
  ///
  /// - Parameter pageInfo: Nothing that this kit writes down.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    endPage()
    hasPage = true
    pdfContextBounds = bounds
    cgContext.state.clip = CGRect(origin: .zero, size: bounds.size)
    cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
  }

  /// Makes a rectangle of the page lead to an address.
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

/// Draws PDF documents.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// Makes a renderer whose pages show a rectangle of the drawing.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Makes a renderer whose pages show a rectangle of the drawing.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Draws a document; the closure begins each page.
  ///
  /// A document without pages, or with a page that cannot be drawn (not above 0, beyond 14,400
  /// points on a side), is empty, and a message on standard error says so.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    do {
      return try document(actions)
    } catch {
      Diagnostics.report("\(error)")
      return Data()
    }
  }

  /// Draws a document into a file; a crash leaves an old file whole.
  ///
  /// - Throws: What keeps the document from being drawn or written.
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
