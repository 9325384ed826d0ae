public import Foundation
import TatamiDrawing

/// Reads photos from the contents of image files.
public enum PhotoDecoder {
  /// Returns the size of a photo in pixels, with its EXIF orientation applied, without decoding its
  /// pixels.
  ///
  /// - Parameter bytes: The file, or an initial part of it that contains the header.
  /// - Throws: A `PictureError` with the reason.
  public static func size(of bytes: [UInt8]) throws(PictureError) -> CGSize {
    do throws(ImageError) {
      let header = try ImageHeader(bytes)
      return CGSize(width: header.width, height: header.height)
    } catch {
      throw PictureError(description: error.description)
    }
  }

  /// Returns a photo at its display size, cropped to the aspect ratio of that size.
  ///
  /// - Parameter size: The size in pixels.
  /// - Throws: A `PictureError` with the reason.
  public static func image(
    of bytes: [UInt8],
    covering size: CGSize
  ) throws(PictureError) -> UIImage {
    let area = (width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
    do throws(ImageError) {
      return UIImage(cgImage: CGImage(try Bitmap(decoding: bytes, covering: area)))
    } catch {
      throw PictureError(description: error.description)
    }
  }
}
