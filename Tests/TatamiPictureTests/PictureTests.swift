import TatamiDrawing
import TatamiPicture
import TestSupport
import Testing

@MainActor @Suite(.environment) struct PictureTests {
  @Test func `a picture beyond the limits is refused with the limit`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let error = #expect(throws: PictureError.self) {
      try Picture(of: view).data(as: .png, scale: 1e4, title: "")
    }
    #expect(
      error?.description
        == "4000000 x 3000000 pixels are too large; PNG allows at most 16384 on each side"
    )
  }

  @Test(arguments: [
    (PictureFormat.png, 16_384.0, 16_385.0), (.pdf, 14_400, 14_401), (.svg, 4_194_304, 4_194_305),
  ])
  func `each format has a maximum side`(format: PictureFormat, allowed: Double, rejected: Double) {
    #expect(Picture.allows(CGSize(width: 1, height: allowed), as: format, scale: 1))
    #expect(!Picture.allows(CGSize(width: 1, height: rejected), as: format, scale: 1))
  }

  @Test func `a size beyond all integers is rejected`() {
    let error = #expect(throws: PictureError.self) {
      try Picture.check(CGSize(width: 1e300, height: 2), as: .svg, scale: 1)
    }
    #expect(
      error?.description
        == "1e+300 x 2 points are too large; SVG allows at most 4194304 on each side"
    )
  }

  @Test(arguments: PictureFormat.allCases)
  func `characters without a glyph are reported once`(format: PictureFormat) throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 30))
    label.text = "a\u{10FFFB}b\u{10FFFC}\u{10FFFB}"
    let file = try Picture(of: label).file(as: format, scale: 1, title: "")
    #expect(file.charactersWithoutGlyph == ["\u{10FFFB}", "\u{10FFFC}"])
  }

  @Test func `a warning names characters and packages`() {
    #expect(
      PictureFonts.warning(for: ["日", "\u{1F9D1}", "\u{1680}"])
        == "no installed font has a glyph for '日' (U+65E5), '🧑' (U+1F9D1), '\u{1680}' (U+1680); install the"
        + " package fonts-noto-cjk and fonts-noto-color-emoji and fonts-noto-core"
    )
    let many = (0..<20).compactMap { Unicode.Scalar(0x4E00 + $0) }
    #expect(PictureFonts.warning(for: many).contains("(U+4E07) and 12 more; install the package"))
  }

  @Test(arguments: PictureFormat.allCases)
  func `a view becomes a file of each format`(format: PictureFormat) throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let data = try Picture(of: view).data(as: format, scale: 1, title: "Title")
    let start = String(decoding: data.prefix(5), as: UTF8.self)
    switch format {
    case .png: #expect(start.contains("PNG"))
    case .jpeg: #expect(data.starts(with: [0xFF, 0xD8, 0xFF]))
    case .webp: #expect(start.hasPrefix("RIFF"))
    case .svg: #expect(start.hasPrefix("<"))
    case .pdf: #expect(start.hasPrefix("%PDF"))
    }
  }

  @Test(arguments: [[100, 69, 94, 112], [400, 68, 93, 113]])
  func `sheets show pictures in rows, at their size or smaller`(lengths: [Int]) throws {
    let (side, x, y, step) = (lengths[0], lengths[1], lengths[2], lengths[3])
    let pictures = [UIColor.red, .green, .blue].map { color in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
      view.backgroundColor = color
      return Picture(of: view)
    }
    let paper = CGSize(width: 250, height: 300)
    let sheets = Picture(sheetsOf: pictures + pictures, perPage: 4, papers: [paper])
    #expect(sheets.pageCount == 2)
    #expect(sheets.size == paper)
    let bitmap = try Bitmap(decoding: Array(sheets.data(as: .png, scale: 1, title: "")))
    let pixels = bitmap.pixels()
    func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels[y * bitmap.width + x] }
    #expect(pixel(x, y) == 0xFFFF_0000)
    #expect(pixel(x + step, y) == 0xFF00_FF00)
    #expect(pixel(x, y + step) == 0xFF00_00FF)
    #expect(pixel(x - 50, y - 50) == 0xFFFF_0000)
    #expect(pixel(x, y - 52) == 0)
  }
}
