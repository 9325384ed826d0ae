public import Foundation
import TatamiDrawing

/// An open image file from which a photo is read.
///
/// ```swift
/// let file = try PhotoFile(path)
/// let size = try file.size()
/// let thumbnail = try file.image(covering: CGSize(width: 200, height: 200))
/// ```
public struct PhotoFile: ~Copyable {
  /// The part of a file that contains the header of nearly all photos, in bytes.
  private static let headerLength = 1 << 18

  private let file: RegularFile

  /// Opens a file without reading it; pipes, sockets and devices are rejected, and files of more
  /// than 256 MiB.
  ///
  /// - Throws: A `PictureError` with the reason.
  public init(_ path: String) throws(PictureError) {
    do throws(FileError) {
      file = try RegularFile(path, maxSize: RegularFile.maxImageSize)
    } catch {
      throw PictureError(description: error.description)
    }
  }

  /// Returns the size of the photo in pixels, with its EXIF orientation applied, without decoding
  /// its pixels.
  ///
  /// - Throws: A `PictureError` with the reason.
  public borrowing func size() throws(PictureError) -> CGSize {
    let beginning = try bytes(upTo: Self.headerLength)
    do throws(ImageError) {
      return try CGSize(ImageHeader(beginning))
    } catch {
      guard case .broken = error, file.size > Self.headerLength else { throw PictureError(error) }
    }
    let bytes = try bytes()
    do throws(ImageError) {
      return try CGSize(ImageHeader(bytes))
    } catch {
      throw PictureError(error)
    }
  }

  /// Returns the photo at its display size, cropped to the aspect ratio of that size.
  ///
  /// - Parameter size: The size in pixels.
  /// - Throws: A `PictureError` with the reason.
  public borrowing func image(covering size: CGSize) throws(PictureError) -> UIImage {
    let area = (width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
    let bytes = try bytes()
    do throws(ImageError) {
      return UIImage(cgImage: CGImage(try Bitmap(decoding: bytes, covering: area)))
    } catch {
      throw PictureError(error)
    }
  }

  /// Returns about how much memory is used while a photo is decoded, in bytes.
  ///
  /// - Parameter size: The size of the photo, in pixels.
  public borrowing func decodingMemory(size: CGSize) -> Int {
    file.size + 4 * Int(size.width * size.height)
  }

  private borrowing func bytes(upTo limit: Int = .max) throws(PictureError) -> [UInt8] {
    do throws(FileError) {
      return try file.bytes(upTo: limit)
    } catch {
      throw PictureError(description: error.description)
    }
  }
}

extension CGSize {
  fileprivate init(_ header: ImageHeader) {
    self.init(width: header.width, height: header.height)
  }
}

extension PictureError {
  fileprivate init(_ error: ImageError) {
    self.init(description: error.description)
  }
}
