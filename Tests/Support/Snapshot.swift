package import Foundation
import TatamiDrawing

/// Compares pictures with references that are kept beside the tests.
///
/// With `TATAMI_RECORD=1` in the environment the references are written anew, and the test fails
/// so that nobody records by accident.
package enum Snapshot {
  /// The share of pixels that may differ by more than `pixelTolerance`.
  package static let shareTolerance = 0.001
  /// How far a channel may differ, of 255, before its pixel counts as different.
  package static let pixelTolerance = 12

  /// Returns what is wrong with a picture, nil if it is its reference.
  package static func complaint(about png: Data, reference: URL) throws -> String? {
    if ProcessInfo.processInfo.environment["TATAMI_RECORD"] == "1" {
      try png.write(to: reference)
      return "recorded \(reference.path); look at it, then run without TATAMI_RECORD"
    }
    guard let known = FileManager.default.contents(atPath: reference.path) else {
      return "no reference \(reference.path); record it with TATAMI_RECORD=1"
    }
    let found = try Bitmap(decoding: Array(png))
    let expected = try Bitmap(decoding: Array(known))
    guard let complaint = difference(found, expected) else { return nil }
    let artifact = try artifact(named: reference.lastPathComponent)
    try png.write(to: artifact)
    return "\(complaint); found \(artifact.path), expected \(reference.path)"
  }

  /// Returns where a picture that is not its reference is kept for a look.
  private static func artifact(named name: String) throws -> URL {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Artifacts").standardized
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appending(path: name)
  }

  private static func difference(_ found: Bitmap, _ expected: Bitmap) -> String? {
    guard (found.width, found.height) == (expected.width, expected.height) else {
      return "\(found.width) x \(found.height) pixels, not \(expected.width) x \(expected.height)"
    }
    let pairs = zip(found.pixels(), expected.pixels())
    let count = pairs.reduce(0) { isFar($1.0, $1.1) ? $0 + 1 : $0 }
    let share = Double(count) / Double(found.width * found.height)
    return share > shareTolerance ? "\(count) pixels differ, \(share) of all" : nil
  }

  private static func isFar(_ left: UInt32, _ right: UInt32) -> Bool {
    guard left != right else { return false }
    return stride(from: UInt32(0), to: 32, by: 8).contains { shift in
      abs(Int(left >> shift & 0xFF) - Int(right >> shift & 0xFF)) > pixelTolerance
    }
  }
}
