public import Foundation
import TatamiDrawing

extension CGContext {
  /// Clips later drawing through an image stretched into a rectangle, upside down as by
  /// `draw(_:in:)`.
  ///
  /// What is drawn is multiplied by the image's alpha, or by the lightness of an image without
  /// alpha. Until the state is restored, blend modes apply to what is drawn through the mask, not
  /// to what is below it.
  public func clip(to rect: CGRect, mask: CGImage) {
    let drawing = CGContext()
    drawing.interpolationQuality = interpolationQuality
    drawing.draw(mask.coverage, in: rect)
    append(.beginGroup(Group(mask: drawing.list)))
    state.maskCount += 1
    narrowClip(to: CGPath(rect: rect).value)
  }
}

extension CGImage {
  /// The image whose alpha is the coverage of the image as a mask.
  fileprivate var coverage: CGImage {
    guard bitmap.isOpaque else { return self }
    let pixels = bitmap.pixels().map { pixel -> UInt32 in
      let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
      // The lightness of sRGB colors, with weights in 256ths.
      return ((54 * red + 183 * green + 19 * blue) / 256) << 24
    }
    return (try? Bitmap(width: width, height: height, pixels: pixels)).map { CGImage($0) } ?? self
  }
}
