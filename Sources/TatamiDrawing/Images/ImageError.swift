/// An error of decoding or encoding an image.
public enum ImageError: Error, Hashable, Sendable {
  /// The data is empty.
  case empty
  /// The format is unknown.
  case unknownFormat
  /// The format is known and not supported: HEIC or AVIF.
  case unsupportedFormat(String)
  /// The image has no pixels or more than allowed.
  case unsupportedSize(width: Int, height: Int, limit: Int)
  /// A JPEG file has more scans than allowed, or scans with more pixels in total.
  case tooManyScans(Int, pixels: Int)
  /// A TIFF file has more samples than allowed: the number of samples of each pixel.
  case tooManySamples(Int, width: Int, height: Int)
  /// The image is corrupt or truncated.
  case broken(format: String, reason: String)
  /// gdk-pixbuf has no loader for the format; a Debian package provides it.
  case missingLoader(format: String, package: String)
  /// The number of pixels does not match the size.
  case pixelCount(found: Int, expected: Int)
  /// The image could not be encoded.
  case encoding(format: String, reason: String)
  /// The given number of bytes could not be allocated.
  case outOfMemory(bytes: Int)
}

extension ImageError: CustomStringConvertible {
  /// A message with the rejected value and the allowed values.
  public var description: String {
    switch self {
    case .empty:
      "the image is empty: 0 bytes"
    case .unknownFormat:
      "not a known image format; known are PNG, JPEG, GIF, WebP, BMP, TIFF and ICO"
    case .unsupportedFormat(let format):
      "\(format) images are not supported; convert the image to JPEG first, for example with"
        + " heif-convert of the Debian package libheif-examples"
    case .unsupportedSize(let width, let height, let limit):
      "the image is \(width) x \(height) pixels; allowed are 1 to \(limit) pixels in total"
    case .tooManyScans(let count, let pixels):
      "the image has \(count) scans of \(pixels) pixels; allowed are up to \(JPEGScans.limit) scans"
        + " and \(JPEGScans.pixelLimit) pixels in all of them"
    case .tooManySamples(let count, let width, let height):
      "the image has \(count) samples for each of \(width) x \(height) pixels; allowed are up to"
        + " \(TIFFSamples.limit) samples in all of them"
    case .broken(let format, let reason):
      "broken \(format) image: \(reason)"
    case .missingLoader(let format, let package):
      "cannot read \(format) images here; the Debian package \(package) makes it possible"
    case .pixelCount(let found, let expected):
      "found \(found) pixels; the extents need \(expected)"
    case .encoding(let format, let reason):
      "cannot write \(format): \(reason)"
    case .outOfMemory(let bytes):
      "not enough memory for an image of \(bytes) bytes"
    }
  }
}
