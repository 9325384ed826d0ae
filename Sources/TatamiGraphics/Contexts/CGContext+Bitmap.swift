import Foundation
import TatamiDrawing

extension CGContext {
  /// Creates a bitmap context; nil for an unsupported format or size.
  ///
  /// The formats have 8 bits per component: red, green and blue with premultiplied or skipped alpha
  /// in all byte orders, gray without alpha, and alpha only.
  ///
  /// - Parameters:
  ///   - data: The memory of the pixels, whose content is drawn over and which is up to date after
  ///     each call; it has to outlive the context. Nil for memory that the context owns.
  ///   - width: The width, in pixels, from 1 to 16,384.
  ///   - height: The height, in pixels, from 1 to 16,384.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: The number of bytes from one row to the next; 0 for as many as needed.
  ///   - space: The color space of the pixels.
  ///   - bitmapInfo: The byte order and the position of alpha, `CGBitmapInfo` or
  ///     `CGImageAlphaInfo`.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    guard bitsPerComponent == 8, (1...16_384).contains(width), (1...16_384).contains(height),
      let format = PixelFormat(CGBitmapInfo(rawValue: bitmapInfo), in: space)
    else { return nil }
    let rowLength = width * format.bytesPerPixel
    guard bytesPerRow == 0 || (rowLength...1 << 24).contains(bytesPerRow) else { return nil }
    self.init(
      BitmapBuffer(
        memory: data,
        width: width,
        height: height,
        bytesPerRow: bytesPerRow == 0 ? rowLength : bytesPerRow,
        format: format
      )
    )
  }

  /// Returns the pixels as an image; nil if the context has no bitmap.
  public func makeImage() -> CGImage? {
    guard let bitmap else { return nil }
    drawBitmap()
    return bitmap.image().map { CGImage($0) }
  }

  /// The memory of the pixels, rows from top to bottom; nil if the context has no bitmap.
  public var data: UnsafeMutableRawPointer? {
    guard let bitmap else { return nil }
    drawBitmap()
    return bitmap.exposedMemory()
  }

  /// The width of the bitmap, in pixels; 0 without one, as for the following numbers.
  public var width: Int { bitmap?.width ?? 0 }
  /// The height of the bitmap, in pixels.
  public var height: Int { bitmap?.height ?? 0 }
  /// The number of bits of each component.
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
  /// The number of bits of a pixel.
  public var bitsPerPixel: Int { (bitmap?.format.bytesPerPixel ?? 0) * 8 }
  /// The number of bytes from one row to the next.
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
  /// The color space of the bitmap; nil without one.
  public var colorSpace: CGColorSpace? { bitmap?.format.space }
  /// The byte order and the position of alpha.
  public var bitmapInfo: CGBitmapInfo { bitmap?.format.info ?? [] }
  /// The position of alpha in a pixel.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha ?? .none }
}

extension DisplayList {
  /// The commands that apply to later ones: open saves and masks, transforms and clips.
  var stateCommands: DisplayList {
    var (kept, begins): ([Command], [Int]) = ([], [])
    for command in commands {
      switch command {
      case .save, .beginElement, .beginGroup:
        begins.append(kept.count)
        kept.append(command)
      case .restore, .endElement, .endGroup:
        if let start = begins.popLast() { kept.removeSubrange(start...) }
      case .concat, .clip, .antialias: kept.append(command)
      case .fill, .stroke, .text, .image: break
      }
    }
    return DisplayList(kept)
  }
}
