public import Foundation
import TatamiDrawing

/// Reads photos from the contents of image files.
public enum PhotoDecoder {
  /// Returns the size of a photo in pixels, its EXIF orientation applied, without decoding its
  /// pixels.
  ///
  /// - Parameter bytes: The file, or a part from its beginning that contains the header.
  /// - Throws: A `PictureError` with what is wrong.
  public static func size(of bytes: [UInt8]) throws(PictureError) -> CGSize {
    do throws(ImageError) {
      let header = try ImageHeader(bytes)
      return CGSize(width: header.width, height: header.height)
    } catch {
      throw PictureError(description: error.description)
    }
  }

  /// Returns a photo at the size at which it is shown, cropped to that aspect ratio.
  ///
  /// - Parameter size: The size in pixels.
  /// - Throws: A `PictureError` with what is wrong.
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
