public import Foundation
public import TatamiDrawing
import TatamiGraphics
import TatamiUIKit

extension PictureDifference {
  /// The distance between panels and around them, in points.
  private static let gap: CGFloat = 12
  /// The height of a title, in points.
  private static let titleHeight: CGFloat = 20

  /// Returns a PNG file of three panels: expected, found, difference.
  ///
  /// The difference is the expected picture in pale gray with different pixels in red, those on
  /// moved edges in orange, and a frame around all of them. Pictures of different sizes are laid over
  /// each other.
  ///
  /// - Throws: `ImageError` if there is not enough memory.
  @MainActor
  public func panels() throws(ImageError) -> Data {
    let third = pixels.map(marked) ?? overlaid()
    let images = [expected, found].map { UIImage(cgImage: CGImage($0)) } + [third]
    let titles = ["expected", "found", "difference"]
    // In an environment of its own, because a test's text may be measured without a font.
    let picture = KitEnvironment.$current.withValue(KitEnvironment()) {
      Self.row(of: Array(zip(titles, images)))
    }
    guard let png = picture.pngData() else { throw .outOfMemory(bytes: found.width * 12) }
    return png
  }

  @MainActor
  private static func row(of panels: [(title: String, image: UIImage)]) -> UIImage {
    let widths = panels.map { max($0.image.size.width, 80) }
    let height = panels.map(\.image.size.height).max() ?? 0
    let size = CGSize(
      width: widths.reduce(gap) { $0 + $1 + gap },
      height: height + titleHeight + 2 * gap
    )
    return drawing(size) { context in
      UIColor(white: 0.92, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      var x = gap
      for (panel, width) in zip(panels, widths) {
        let font = UIFont.systemFont(ofSize: 13, weight: .medium)
        panel.title.draw(
          at: CGPoint(x: x, y: gap - 4),
          withAttributes: [.font: font, .foregroundColor: UIColor(white: 0.25, alpha: 1)]
        )
        panel.image.draw(at: CGPoint(x: x, y: gap + titleHeight))
        x += width + gap
      }
    }
  }

  /// Returns the expected picture in pale gray with its differences marked.
  private func marked(_ pixels: PixelComparison) -> UIImage {
    let pale = expected.pixels().enumerated().map { index, pixel -> UInt32 in
      switch pixels.kinds[index] {
      case .different: 0xFFD7_0015
      case .edge: 0xFFFF_9500
      case .accepted: Self.pale(pixel)
      }
    }
    let bitmap = try? Bitmap(width: pixels.width, height: pixels.height, pixels: pale)
    let image = UIImage(cgImage: CGImage(bitmap ?? expected))
    guard let box = pixels.box else { return image }
    let frame = CGRect(
      x: box.x.lowerBound,
      y: box.y.lowerBound,
      width: box.x.count,
      height: box.y.count
    )
    return Self.drawing(image.size) { context in
      image.draw(at: .zero)
      UIColor(red: 0.84, green: 0, blue: 0.08, alpha: 1).setStroke()
      context.stroke(frame.insetBy(dx: -4.5, dy: -4.5), width: 1)
    }
  }

  /// Returns both pictures at half opacity, on white.
  private func overlaid() -> UIImage {
    let images = [expected, found].map { UIImage(cgImage: CGImage($0)) }
    let size = CGSize(
      width: max(images[0].size.width, images[1].size.width),
      height: max(images[0].size.height, images[1].size.height)
    )
    return Self.drawing(size) { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for image in images { image.draw(at: .zero, blendMode: .normal, alpha: 0.5) }
    }
  }

  /// Returns the gray of a pixel on white, mixed with three parts of white.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    let sum = (pixel >> 16 & 0xFF) * 2 + (pixel >> 8 & 0xFF) * 5 + (pixel & 0xFF)
    let gray = min(255, sum / 8 + 255 - pixel >> 24)
    let mixed = (gray + 3 * 255) / 4
    return 0xFF00_0000 | mixed << 16 | mixed << 8 | mixed
  }

  private static func drawing(_ size: CGSize, _ draw: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
  }
}
