package import Foundation
import TatamiDrawing

/// Compares images with reference files that are stored beside the tests.
///
/// With `TATAMI_RECORD=1` in the environment, the references are recorded and the test fails, so
/// that a reference is never recorded by accident.
package enum Snapshot {
  /// The maximum fraction of pixels that may differ by more than `channelTolerance`.
  package static let pixelFractionTolerance = 0.001
  /// The maximum difference of a channel, of 255, that does not count as a different pixel.
  package static let channelTolerance = 12

  /// Returns a description of the difference between an image and its reference; nil if they match.
  ///
  /// - Throws: `ImageError` if a file is not an image, or an error of the file system.
  package static func difference(of png: Data, from reference: URL) throws -> String? {
    if ProcessInfo.processInfo.environment["TATAMI_RECORD"] == "1" {
      try png.write(to: reference)
      return "recorded \(reference.path); review it, then run without TATAMI_RECORD"
    }
    guard let expected = FileManager.default.contents(atPath: reference.path) else {
      return "no reference \(reference.path); record it with TATAMI_RECORD=1"
    }
    guard let difference = try difference(of: png, from: expected) else { return nil }
    let artifact = try artifact(named: reference.lastPathComponent)
    try png.write(to: artifact)
    return "\(difference); found \(artifact.path), expected \(reference.path)"
  }

  /// Returns a description of the difference between two files; nil if they match.
  ///
  /// - Throws: `ImageError` if a file is not an image.
  package static func difference(of png: Data, from expected: Data) throws -> String? {
    // Decoding is slow in debug builds, and equal files are equal images.
    guard png != expected else { return nil }
    return difference(
      of: try Bitmap(decoding: Array(png)),
      from: try Bitmap(decoding: Array(expected))
    )
  }

  /// Returns the location of the artifact for an image that differs from its reference.
  private static func artifact(named name: String) throws -> URL {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Artifacts").standardized
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appending(path: name)
  }

  /// Returns a description of the difference between two images; nil if it is within the
  /// tolerances.
  static func difference(of found: Bitmap, from expected: Bitmap) -> String? {
    guard (found.width, found.height) == (expected.width, expected.height) else {
      return "\(found.width) x \(found.height) pixels, not \(expected.width) x \(expected.height)"
    }
    let count = differentPixels(found.pixels(), expected.pixels())
    let fraction = Double(count) / Double(found.width * found.height)
    return fraction > pixelFractionTolerance ? "\(count) pixels differ, \(fraction) of all" : nil
  }

  /// Counts the different pixels of two images of equal size.
  ///
  /// Pointers and an index are used, because iterators are slow in debug builds.
  private static func differentPixels(_ found: [UInt32], _ expected: [UInt32]) -> Int {
    found.withUnsafeBufferPointer { found in
      expected.withUnsafeBufferPointer { expected in
        guard let left = found.baseAddress, let right = expected.baseAddress else { return 0 }
        var count = 0
        var index = 0
        while index < found.count {
          if left[index] != right[index], isDifferent(left[index], right[index]) { count += 1 }
          index += 1
        }
        return count
      }
    }
  }

  private static func isDifferent(_ left: UInt32, _ right: UInt32) -> Bool {
    stride(from: UInt32(0), to: 32, by: 8).contains { shift in
      abs(Int(left >> shift & 0xFF) - Int(right >> shift & 0xFF)) > channelTolerance
    }
  }
}
