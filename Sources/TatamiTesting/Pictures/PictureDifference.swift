public import Foundation
public import TatamiDrawing

/// The difference between two pictures that is larger than a tolerance.
///
/// ```swift
/// if let difference = try PictureDifference(of: found, from: expected) {
///   Issue.record("\(difference)")
/// }
/// ```
public struct PictureDifference: CustomStringConvertible, Sendable {
  /// The difference, in one line.
  public let description: String
  let found: Bitmap
  let expected: Bitmap
  /// The result for each pixel; nil if the sizes differ.
  let pixels: PixelComparison?

  /// Compares two image files; nil if they match within the tolerance.
  ///
  /// - Parameters:
  ///   - found: An image file, such as a PNG file.
  ///   - expected: The image file with which it is compared.
  ///   - tolerance: The differences that are accepted.
  /// - Throws: `ImageError` if a file is not an image.
  /// - Complexity: O(*n*) in the pixels; equal files are not decoded.
  public init?(
    of found: Data,
    from expected: Data,
    tolerance: PictureTolerance = PictureTolerance()
  ) throws(ImageError) {
    guard found != expected else { return nil }
    self.init(
      of: try Bitmap(decoding: Array(found)),
      from: try Bitmap(decoding: Array(expected)),
      tolerance
    )
  }

  init?(of found: Bitmap, from expected: Bitmap, _ tolerance: PictureTolerance) {
    (self.found, self.expected) = (found, expected)
    guard (found.width, found.height) == (expected.width, expected.height) else {
      pixels = nil
      description =
        "\(found.width) x \(found.height) pixels, not \(expected.width) x \(expected.height)"
      return
    }
    let pixels = PixelComparison(of: found, with: expected, tolerance)
    let accepted = tolerance.edgeShare * Double(found.width * found.height)
    guard pixels.different > 0 || Double(pixels.edges) > accepted else { return nil }
    self.pixels = pixels
    description = Self.text(of: pixels)
  }

  private static func text(of pixels: PixelComparison) -> String {
    let place = pixels.box.map { box in
      " in \(box.x.count) x \(box.y.count) pixels at (\(box.x.lowerBound), \(box.y.lowerBound))"
    }
    return "\(pixels.different) pixels differ and \(pixels.edges) on edges, of "
      + "\(pixels.width * pixels.height)\(place ?? "")"
  }
}
