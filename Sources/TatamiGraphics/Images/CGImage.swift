public import Foundation
package import TatamiDrawing

/// A picture of pixels that cannot be changed.
public final class CGImage: Sendable {
  package let bitmap: Bitmap

  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// The extent along x, in pixels.
  public var width: Int { bitmap.width }

  /// The extent along y, in pixels.
  public var height: Int { bitmap.height }

  /// How many bits each component of a pixel has.
  public var bitsPerComponent: Int { 8 }

  /// How many bits a pixel has.
  public var bitsPerPixel: Int { 32 }

  /// The bytes from one row to the next.
  public var bytesPerRow: Int { width * 4 }

  /// What the components of a pixel mean: sRGB.
  public var colorSpace: CGColorSpace? { .standard }

  /// Returns the part inside a rectangle of whole pixels; nil if nothing is inside.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (left, top) = (Int(part.minX), Int(part.minY))
    let (columns, rows) = (Int(part.width), Int(part.height))
    let source = bitmap.pixels()
    let pixels = (top..<top + rows).flatMap { row in
      source[row * width + left..<row * width + left + columns]
    }
    return (try? Bitmap(width: columns, height: rows, pixels: pixels)).map { CGImage($0) }
  }
}
