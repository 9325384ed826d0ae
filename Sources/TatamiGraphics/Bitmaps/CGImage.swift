public import Foundation
package import TatamiDrawing
import TatamiGeometry

/// An immutable bitmap image.
public final class CGImage: Sendable {
  package let bitmap: Bitmap

  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// The width, in pixels.
  public var width: Int { bitmap.width }

  /// The height, in pixels.
  public var height: Int { bitmap.height }

  /// The number of bits of each component.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits of a pixel.
  public var bitsPerPixel: Int { 32 }

  /// The number of bytes from one row to the next.
  public var bytesPerRow: Int { width * 4 }

  /// The color space of the pixels: sRGB.
  public var colorSpace: CGColorSpace? { .standard }

  /// The position of alpha in a pixel: first, with premultiplied colors.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }

  /// The format of a pixel: alpha first, 32-bit numbers with the low byte first.
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: alphaInfo.rawValue).union(.byteOrder32Little)
  }

  /// Returns the part inside a rectangle of whole pixels; nil if nothing is inside.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    guard let part = Rect(rect.standardized).intersection(whole)?.roundedOut,
      part.width >= 1, part.height >= 1
    else { return nil }
    let (left, top) = (Int(part.minX), Int(part.minY))
    let (columns, rows) = (Int(part.width), Int(part.height))
    let source = bitmap.pixels()
    let pixels = (top..<top + rows).flatMap { row in
      source[row * width + left..<row * width + left + columns]
    }
    return (try? Bitmap(width: columns, height: rows, pixels: pixels)).map { CGImage($0) }
  }
}
