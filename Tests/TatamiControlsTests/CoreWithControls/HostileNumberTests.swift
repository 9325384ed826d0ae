import Foundation
import TatamiHost
import TatamiDrawing
import TatamiUIKit
import Testing
import TestSupport

/// Extreme font sizes, damaged images and extreme sizes.
@MainActor
@Suite(.environment)
struct HostileNumberTests {
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e-300, 1e9, 1e300])
  func `text of extreme font sizes has finite sizes and is drawn`(size: CGFloat) throws {
    let fonts = [
      UIFont.systemFont(ofSize: size), .systemFont(ofSize: 17).withSize(size),
      UIFont(descriptor: UIFontDescriptor(name: "No Such Font", size: size), size: 0),
    ]
    for font in fonts {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      (label.text, label.font, label.numberOfLines) = ("a b", font, 0)
      let field = UITextField(frame: label.frame)
      (field.text, field.font) = ("a b", font)
      let view = UITextView(frame: label.frame)
      (view.text, view.font) = ("a b\n", font)
      for view in [label, field, view] as [UIView] {
        let fitting = view.sizeThatFits(CGSize(width: 50, height: 50))
        #expect(fitting.width.isFinite)
        #expect(fitting.height.isFinite)
        _ = try Pixels(of: view)
      }
      #expect(font.lineHeight.isFinite)
      #expect(font.ascender.isFinite)
    }
  }

  @Test func `an unknown font name is nil, and its descriptor leads to another font`() {
    #expect(UIFont(name: "No Such Font", size: 12) == nil)
    let font = UIFont(descriptor: UIFontDescriptor(name: "No Such Font", size: 12), size: 0)
    #expect(font.pointSize == 12)
    #expect(font.lineHeight > 0)
  }

  @Test(arguments: ["png", "jpeg"])
  func `truncated images are nil or complete`(type: String) throws {
    let image = UIImage.filled(.red, width: 16, height: 16)
    let whole = try #require(
      type == "png" ? image.pngData() : image.jpegData(compressionQuality: 1)
    )
    for count in 0..<whole.count {
      let cut = UIImage(data: whole.prefix(count))
      #expect(cut == nil || cut?.size == CGSize(width: 16, height: 16))
    }
    #expect(UIImage(data: whole)?.size == CGSize(width: 16, height: 16))
    for position in stride(from: 8, to: whole.count, by: 3) {
      var broken = whole
      broken[position] ^= 0xFF
      _ = UIImage(data: broken)
    }
  }

  @Test func `data that is no image is nil`() {
    let files: [[UInt8]] = [
      [], [0], Array("RIFF\u{8}\0\0\0WEBPVP8 ".utf8), Array("%PDF-1.7".utf8),
      Array("<svg".utf8), [0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47],
      Array(repeating: 0xFF, count: 100),
    ]
    for bytes in files { #expect(UIImage(data: Data(bytes)) == nil) }
    #expect(UIImage(contentsOfFile: "/") == nil)
    #expect(UIImage(contentsOfFile: "") == nil)
  }

  @Test func `images beyond the size limit throw an error with the limit`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1e6, height: 1e6))
    for scale in [1, 2, 1e300] as [CGFloat] {
      let error = #expect(throws: DrawingError.self) {
        try ViewRenderer.image(of: view, scale: scale)
      }
      #expect(error.map { "\($0)" }?.contains("16384") == true)
    }
    #expect(UIGraphicsImageRenderer(size: view.bounds.size).image { _ in }.cgImage == nil)
  }

  @Test(arguments: [CGFloat(1e300), 1e-300, 0, -1e300])
  func `extreme transforms lead to no NaN`(number: CGFloat) throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    view.backgroundColor = .red
    root.addSubview(view)
    view.transform = CGAffineTransform(a: number, b: 0, c: 0, d: number, tx: number, ty: 0)
    _ = try Pixels(of: root)
    _ = root.hitTest(.at(10, 10), with: nil)
    let point = view.convert(CGPoint(x: 1, y: 1), from: root)
    #expect(!point.x.isNaN)
    #expect(!point.y.isNaN)
    #expect(!view.frame.width.isNaN)
  }
}
