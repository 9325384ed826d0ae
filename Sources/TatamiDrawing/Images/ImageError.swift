/// Why an image could not be read or written.
public enum ImageError: Error, Hashable, Sendable {
  /// There were no bytes.
  case empty
  /// The bytes begin like no known image; the first ones are given in hexadecimal.
  case unknownFormat(firstBytes: String)
  /// The image promises more pixels than are allowed, or none.
  case unsupportedSize(width: Int, height: Int, limit: Int)
  /// The bytes begin like a format but are broken or cut off.
  case broken(format: String, reason: String)
  /// gdk-pixbuf lacks what reads the format; a Debian package brings it.
  case missingLoader(format: String, package: String)
  /// The pixels do not fit the given extents.
  case pixelCount(found: Int, expected: Int)
  /// The image could not be written.
  case encoding(format: String, reason: String)
  /// There is not enough memory for so many bytes.
  case outOfMemory(bytes: Int)
}

extension ImageError: CustomStringConvertible {
  /// A sentence that says what was found and what is allowed.
  public var description: String {
    switch self {
    case .empty:
      "the image is empty: 0 bytes"
    case .unknownFormat(let firstBytes):
      "not a known image format; the first bytes are \(firstBytes)"
    case .unsupportedSize(let width, let height, let limit):
      "the image is \(width) x \(height) pixels; allowed are 1 to \(limit) pixels in total"
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
