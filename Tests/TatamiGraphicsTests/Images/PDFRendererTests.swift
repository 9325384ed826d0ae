import Foundation
import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct PDFRendererTests {
  static let page = CGRect(x: 0, y: 0, width: 200, height: 100)

  /// The document's bytes as text, one character a byte.
  private func text(_ data: Data) -> String {
    String(decoding: data.map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self)
  }

  private func sizes(_ data: Data) -> [String] {
    text(data).components(separatedBy: "/MediaBox [ ").dropFirst()
      .map { $0.components(separatedBy: " ]")[0] }
  }

  @Test func `each page has its own size`() {
    let data = UIGraphicsPDFRenderer(bounds: Self.page).pdfData { context in
      context.beginPage()
      #expect(context.pdfContextBounds == Self.page)
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
      let second = CGRect(x: 10, y: 10, width: 300, height: 400)
      context.beginPage(withBounds: second, pageInfo: [:])
      #expect(context.pdfContextBounds == second)
      "Second".draw(at: CGPoint(x: 20, y: 20))
    }
    #expect(text(data).hasPrefix("%PDF"))
    #expect(text(data).contains("/Count 2"))
    #expect(Set(sizes(data)) == ["0 0 200 100", "0 0 300 400"])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `a page does not inherit the state of the previous one`() {
    let data = UIGraphicsPDFRenderer(bounds: Self.page).pdfData { context in
      context.beginPage()
      context.cgContext.saveGState()
      context.cgContext.translateBy(x: 1000, y: 0)
      context.cgContext.setAlpha(0)
      context.cgContext.beginTransparencyLayer()
      context.beginPage()
      #expect(context.cgContext.ctm.isIdentity)
      #expect(context.cgContext.boundingBoxOfClipPath == Self.page)
    }
    #expect(text(data).contains("/Count 2"))
  }

  @Test func `a document contains its metadata`() {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [
      kCGPDFContextTitle as String: "Results", kCGPDFContextAuthor as String: "Tatami",
      kCGPDFContextKeywords as String: ["cup", "final"],
    ]
    let data = UIGraphicsPDFRenderer(bounds: Self.page, format: format).pdfData {
      $0.beginPage()
      $0.setURL(URL(filePath: "/"), for: Self.page)
    }
    #expect(text(data).contains("(Results)"))
    #expect(text(data).contains("(Tatami)"))
    #expect(text(data).contains("(cup, final)"))
  }

  @Test func `a document without pages or with an invalid page size is empty`() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: Self.page)
    #expect(renderer.pdfData { $0.fill(Self.page) }.isEmpty)
    let huge = CGRect(x: 0, y: 0, width: 20_000, height: 10)
    #expect(renderer.pdfData { $0.beginPage(withBounds: huge, pageInfo: [:]) }.isEmpty)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("tatami-\(UUID().uuidString).pdf")
    #expect(throws: (any Error).self) { try renderer.writePDF(to: file) { _ in } }
    #expect(!FileManager.default.fileExists(atPath: file.path))
    try renderer.writePDF(to: file) { $0.beginPage() }
    #expect(try Data(contentsOf: file).starts(with: Array("%PDF".utf8)))
    try FileManager.default.removeItem(at: file)
  }
}
