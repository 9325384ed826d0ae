public import Foundation
import TatamiDrawing
import TatamiGeometry

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
  /// - Parameters:
  ///   - bounds: The rectangle, in points.
  ///   - pageInfo: Ignored.
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
    area.addRect(rect)
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
