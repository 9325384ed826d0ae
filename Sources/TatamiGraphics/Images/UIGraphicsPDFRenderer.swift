public import Foundation
import TatamiDrawing

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
