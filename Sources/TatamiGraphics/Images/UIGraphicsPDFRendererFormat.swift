import Foundation
import TatamiDrawing

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
