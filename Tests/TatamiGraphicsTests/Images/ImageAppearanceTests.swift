import Foundation
import TatamiUIKit
import Testing
import TestSupport

/// Orientation, tint and caps of images.
@MainActor
@Suite struct ImageAppearanceTests {
  /// Corners of a quartered image: red and green above, blue and black below.
  private func corners(_ image: UIImage, side: CGFloat = 20) throws -> [UInt32] {
    let pixels = try Pixels(side, side) {
      image.draw(in: CGRect(x: 0, y: 0, width: side, height: side))
    }
    let (near, far) = (Int(side / 4), Int(side * 3 / 4))
    return [pixels[near, near], pixels[far, near], pixels[near, far], pixels[far, far]]
  }

  private func turned(_ orientation: UIImage.Orientation) throws -> UIImage {
    let pixels = try #require(UIImage.quarters(20).cgImage)
    return UIImage(cgImage: pixels, scale: 1, orientation: orientation)
  }

  @Test func `S231: an orientation rotates the displayed pixels`() throws {
    let (r, g, b, k) = (Pixels.red, Pixels.green, Pixels.blue, Pixels.black)
    let expected: [(UIImage.Orientation, [UInt32])] = [
      (.up, [r, g, b, k]), (.down, [k, b, g, r]), (.left, [g, k, r, b]), (.right, [b, r, k, g]),
      (.upMirrored, [g, r, k, b]), (.downMirrored, [b, k, r, g]),
      (.leftMirrored, [r, b, g, k]), (.rightMirrored, [k, g, b, r]),
    ]
    for (orientation, colors) in expected {
      #expect(try corners(turned(orientation)) == colors, "\(orientation)")
      #expect(try turned(orientation).imageOrientation == orientation)
    }
  }

  @Test func `S231: an image on its side swaps width and height, also in files`() throws {
    let pixels = try #require(UIImage.filled(.red, width: 8, height: 4).cgImage)
    let image = UIImage(cgImage: pixels, scale: 2, orientation: .left)
    #expect(image.size == CGSize(width: 2, height: 4))
    #expect(image.cgImage?.width == 8)
    let file = try #require(image.pngData())
    #expect(UIImage(data: file)?.size == CGSize(width: 4, height: 8))
    let photo = try #require(image.jpegData(compressionQuality: 0.5))
    #expect(UIImage(data: photo, scale: 2)?.size == CGSize(width: 2, height: 4))
  }

  @Test func `mirroring twice restores an image`() throws {
    for value in 0..<8 {
      let image = try turned(#require(UIImage.Orientation(rawValue: value)))
      let twice = image.withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation()
      #expect(twice == image)
      let once = try corners(image.withHorizontallyFlippedOrientation())
      let plain = try corners(image)
      #expect(once == [plain[1], plain[0], plain[3], plain[2]], "\(image.imageOrientation)")
    }
  }

  @Test func `a tint replaces all colors and keeps the alpha channel`() throws {
    let disc = UIImage.drawn(width: 20, height: 20, scale: 1) { _ in
      UIColor.red.withAlphaComponent(0.5).setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
    }
    let blue = disc.withTintColor(.blue)
    #expect(blue.size == disc.size)
    #expect(blue != disc)
    #expect(blue.renderingMode == .automatic)
    let pixels = try Pixels(20, 20) { blue.draw(at: .zero) }
    #expect((0x7F7FFF...0x8080FF).contains(pixels[10, 10]))
    #expect(pixels[1, 1] == Pixels.white)
    let mode = disc.withTintColor(.blue, renderingMode: .alwaysTemplate).renderingMode
    #expect(mode == .alwaysTemplate)
  }

  @Test func `a dynamic tint is resolved when the image is drawn`() throws {
    let tint = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    let image = UIImage.filled(.black, width: 10, height: 10).withTintColor(tint)
    for (style, color) in [(UIUserInterfaceStyle.light, Pixels.red), (.dark, Pixels.green)] {
      let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.overrideUserInterfaceStyle = style
      view.action = { _ in image.draw(at: .zero) }
      #expect(try Pixels(of: view)[5, 5] == color)
      let shown = UIImageView(image: image)
      shown.overrideUserInterfaceStyle = style
      #expect(try Pixels(of: shown)[5, 5] == color)
    }
  }

  @Test func `a template takes the view's tint, other images do not`() throws {
    let image = UIImage.filled(.red, width: 10, height: 10)
    let view = UIImageView(image: image)
    view.tintColor = .green
    #expect(try Pixels(of: view)[5, 5] == Pixels.red)
    view.image = image.withRenderingMode(.alwaysTemplate)
    #expect(try Pixels(of: view)[5, 5] == Pixels.green)
    view.tintColor = .blue
    #expect(try Pixels(of: view)[5, 5] == Pixels.blue)
    view.image = view.image?.withRenderingMode(.alwaysOriginal)
    #expect(try Pixels(of: view)[5, 5] == Pixels.red)
  }

  /// A picture of 9 points: red corners of 3, green edges, a blue middle with a black corner.
  private func framed() -> UIImage {
    UIImage.drawn(width: 9, height: 9, scale: 1) { context in
      let fill = { (color: UIColor, rect: CGRect) in
        color.setFill()
        context.fill(rect)
      }
      fill(.red, CGRect(x: 0, y: 0, width: 9, height: 9))
      fill(.green, CGRect(x: 3, y: 0, width: 3, height: 9))
      fill(.green, CGRect(x: 0, y: 3, width: 9, height: 3))
      fill(.blue, CGRect(x: 3, y: 3, width: 3, height: 3))
      fill(.black, CGRect(x: 3, y: 3, width: 1, height: 1))
    }
  }

  @Test func `S231: caps stay unscaled, the area between them is stretched or tiled`() throws {
    let caps = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
    let stretched = framed().resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(stretched.capInsets == caps)
    #expect(stretched.resizingMode == .stretch)
    let draw = { (image: UIImage) in
      try Pixels(36, 36) { image.draw(in: CGRect(x: 0, y: 0, width: 36, height: 36)) }
    }
    let wide = try draw(stretched)
    #expect(wide[1, 1] == Pixels.red)
    #expect(wide[34, 34] == Pixels.red)
    #expect(wide[34, 1] == Pixels.red)
    #expect(wide[18, 1] == Pixels.green)
    #expect(wide[1, 18] == Pixels.green)
    #expect(wide[25, 25] == Pixels.blue)
    #expect(wide[5, 5] == Pixels.black)
    let tiled = try draw(framed().resizableImage(withCapInsets: caps))
    #expect(tiled[1, 1] == Pixels.red)
    #expect(tiled[34, 34] == Pixels.red)
    #expect(tiled[3, 3] == Pixels.black)
    #expect(tiled[6, 6] == Pixels.black)
    #expect(tiled[9, 3] == Pixels.black)
    #expect(tiled[4, 4] == Pixels.blue)
    #expect(tiled[30, 30] == Pixels.black)
  }

  @Test func `S231: caps that do not fit shrink together`() throws {
    let caps = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
    let image = framed().resizableImage(withCapInsets: caps, resizingMode: .stretch)
    let pixels = try Pixels(20, 20) { image.draw(in: CGRect(x: 0, y: 0, width: 4, height: 20)) }
    #expect(pixels[1, 1] == Pixels.red)
    #expect(pixels[2, 18] == Pixels.red)
    #expect(pixels[5, 5] == Pixels.white)
    let greedy = UIEdgeInsets(top: -4, left: 99, bottom: .nan, right: 99)
    let odd = framed().resizableImage(withCapInsets: greedy)
    _ = try Pixels(20, 20) { odd.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
  }

  @Test func `S233: an image view keeps caps unscaled at any size`() throws {
    let caps = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
    let image = framed().resizableImage(withCapInsets: caps, resizingMode: .stretch)
    let view = UIImageView(image: image)
    #expect(try Pixels(of: view)[1, 1] == Pixels.red)
    view.frame.size = CGSize(width: 36, height: 36)
    let wide = try Pixels(of: view)
    #expect(wide[1, 1] == Pixels.red)
    #expect(wide[34, 34] == Pixels.red)
    #expect(wide[4, 4] != Pixels.red)
    view.contentMode = .center
    #expect(try Pixels(of: view).inked == CGRect(x: 13, y: 13, width: 10, height: 10))
  }

  @Test func `a stretchable image stretches one point`() {
    let image = framed().stretchableImage(withLeftCapWidth: 4, topCapHeight: 0)
    #expect(image.capInsets == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4))
  }

  @Test func `S45: an image view is as large as its image, highlighted or not`() {
    let image = UIImage.filled(.red, width: 8, height: 6)
    let view = UIImageView(image: image, highlightedImage: .filled(.blue, width: 20, height: 20))
    #expect(view.bounds.size == image.size)
    #expect(view.intrinsicContentSize == image.size)
    #expect(view.sizeThatFits(.zero) == image.size)
    view.isHighlighted = true
    #expect(view.intrinsicContentSize == image.size)
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(view.sizeThatFits(CGSize(width: 9, height: 9)) == .zero)
  }

  @Test func `a highlighted view shows its highlighted image if there is one`() throws {
    let view = UIImageView(image: .filled(.red, width: 8, height: 8))
    view.isHighlighted = true
    #expect(try Pixels(of: view)[4, 4] == Pixels.red)
    view.highlightedImage = .filled(.blue, width: 8, height: 8)
    #expect(try Pixels(of: view)[4, 4] == Pixels.blue)
    view.isHighlighted = false
    #expect(try Pixels(of: view)[4, 4] == Pixels.red)
  }

  @Test func `images that flip for right-to-left are mirrored in right-to-left views`() throws {
    let view = UIImageView(image: UIImage.quarters(20))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(try Pixels(of: view)[5, 5] == Pixels.red)
    view.image = UIImage.quarters(20).imageFlippedForRightToLeftLayoutDirection()
    #expect(view.image?.flipsForRightToLeftLayoutDirection == true)
    #expect(try Pixels(of: view)[5, 5] == Pixels.green)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(try Pixels(of: view)[5, 5] == Pixels.red)
  }

  @Test func `images are drawn with a blend mode and an opacity`() throws {
    let image = UIImage.filled(.yellow, width: 10, height: 10)
    let pixels = try Pixels(40, 40) {
      UIColor.cyan.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 40))
      image.draw(at: .zero, blendMode: .multiply, alpha: 1)
      image.draw(in: CGRect(x: 20, y: 20, width: 10, height: 10), blendMode: .normal, alpha: 0)
    }
    #expect(pixels[5, 5] == Pixels.green)
    #expect(pixels[25, 25] == 0x00FFFF)
  }

  @Test func `images of equal pixels and appearance are equal`() throws {
    let (one, two) = (UIImage.quarters(8), UIImage.quarters(8))
    #expect(one == two)
    #expect(one.hash == two.hash)
    #expect(one != UIImage.quarters(10))
    #expect(one != UIImage.filled(.red, width: 8, height: 8))
    #expect(one.withRenderingMode(.alwaysTemplate) != one)
    #expect(UIImage() == UIImage())
    let part = try #require(one.cgImage?.cropping(to: CGRect(x: 4, y: 4, width: 99, height: 99)))
    #expect(part.width == 4)
    #expect(UIImage(cgImage: part) == .filled(.black, width: 4, height: 4))
    #expect(one.cgImage?.cropping(to: CGRect(x: 50, y: 0, width: 9, height: 9)) == nil)
  }
}
