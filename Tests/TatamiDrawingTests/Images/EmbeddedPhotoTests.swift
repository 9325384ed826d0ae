import TatamiGeometry
import Testing

@testable import TatamiDrawing

/// Photos in documents: those from JPEG files are embedded as JPEG.
@Suite struct EmbeddedPhotoTests {
  private static let size = Size(width: 64, height: 48)

  /// A picture with gradients, as photos have.
  private static func picture() throws -> Bitmap {
    let pixels = (0..<64 * 48).map { index -> UInt32 in
      let (x, y) = (UInt32(index % 64), UInt32(index / 64))
      return 0xff00_0000 | x * 4 << 16 | y * 5 << 8 | (x * y) & 0xff
    }
    return try Bitmap(width: 64, height: 48, pixels: pixels)
  }

  private static func photo() throws -> Bitmap {
    try Bitmap(decoding: try picture().jpegData(quality: 1))
  }

  private static func list(_ bitmap: Bitmap) -> DisplayList {
    DisplayList([
      .image(
        bitmap,
        in: Rect(x: 0, y: 0, width: 64, height: 48),
        source: Rect(x: 0, y: 0, width: 1, height: 1),
        interpolation: .linear
      )
    ])
  }

  @Test func `an SVG document has a photo as JPEG and a drawing as PNG`() throws {
    let photo = try SVGWriter.text(of: Self.list(try Self.photo()), size: Self.size)
    let drawing = try SVGWriter.text(of: Self.list(try Self.picture()), size: Self.size)
    #expect(photo.contains("href=\"data:image/jpeg;base64,/9j/"))
    #expect(drawing.contains("href=\"data:image/png;base64,iVBOR"))
    #expect(photo.utf8.count < drawing.utf8.count)
  }

  @Test func `a scaled photo stays a photo`() throws {
    let file = try Self.picture().jpegData(quality: 1)
    let photo = try Bitmap(decoding: file, covering: (width: 20, height: 20))
    let text = try SVGWriter.text(of: Self.list(photo), size: Self.size)
    #expect(text.contains("data:image/jpeg"))
  }

  @Test func `a PDF document has a photo as JPEG`() throws {
    func document(_ bitmap: Bitmap) throws -> String {
      let data = try PDFWriter.data(of: Self.list(bitmap), size: Self.size)
      return String(decoding: data, as: UTF8.self)
    }
    #expect(try document(Self.photo()).contains("/DCTDecode"))
    #expect(try !document(Self.picture()).contains("/DCTDecode"))
  }
}
