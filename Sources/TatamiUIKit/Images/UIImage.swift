public import Foundation
import TatamiDrawing

/// A picture together with the scale it is shown at.
open class UIImage: NSObject, @unchecked Sendable {
  // All stored properties are constants of Sendable types.
  /// The pixels; nil for an empty image.
  public let cgImage: CGImage?
  /// Pixels per point.
  public let scale: CGFloat

  /// Makes an empty image.
  public override init() {
    cgImage = nil
    scale = 1
  }

  /// Makes an image of pixels at a scale; a scale that is not above 0 counts as 1.
  public init(cgImage: CGImage, scale: CGFloat) {
    self.cgImage = cgImage
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// Makes an image of pixels, one per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1)
  }

  /// Decodes PNG, JPEG and what else the system's decoders know; nil if that fails.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Decodes an image at a scale; nil if that fails.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? Bitmap(decoding: Array(data)) else { return nil }
    self.init(cgImage: CGImage(bitmap), scale: scale)
  }

  /// Reads and decodes a file; nil if that fails.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: UIImage.scale(ofFile: path))
  }

  /// The extents in points: pixels divided by the scale (S231).
  open var size: CGSize {
    guard let cgImage else { return .zero }
    return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }

  /// Encodes the pixels as PNG; nil for an empty image.
  open func pngData() -> Data? {
    guard let bytes = try? cgImage?.bitmap.pngData() else { return nil }
    return Data(bytes)
  }

  /// Draws the image with its top-left corner at a point of the current context.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image stretched into a rectangle of the current context.
  open func draw(in rect: CGRect) {
    guard let cgImage else { return }
    UIGraphicsGetCurrentContext()?.drawUpright(cgImage, in: rect)
  }

  /// Reads the scale that a file's name promises: `@2x` or `@3x` before the extension.
  private static func scale(ofFile path: String) -> CGFloat {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }
}
