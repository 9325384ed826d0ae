import TatamiDrawing
import TatamiGeometry
@testable import TatamiUIKit
import TestSupport
import Testing

/// What is drawn anew after a change, and that it is enough.
@MainActor
@Suite struct CommitTests {
  /// Compares a window's pixels with those of a drawing from scratch.
  private static func difference(_ window: UIWindow) throws -> Int {
    let kept = try Headless.image(of: window)
    let fresh = try Headless.image(of: window, scale: kept.scale)
    let pixels = try [kept, fresh].map { try #require($0.cgImage).bitmap.pixels() }
    guard pixels[0] != pixels[1] else { return 0 }
    return zip(pixels[0], pixels[1]).reduce(0) { worst, pair in
      [0, 8, 16, 24].reduce(worst) { worst, shift in
        max(worst, abs(Int(pair.0 >> shift & 0xFF) - Int(pair.1 >> shift & 0xFF)))
      }
    }
  }

  /// Changes a random tree and returns the worst difference after any change.
  private static func worst(seed: UInt64, isAligned: Bool) throws -> Int {
    var tree = RandomTree(seed: seed, isAligned: isAligned)
    var worst = 0
    for step in 0..<40 {
      for _ in 0...(step % 4) { tree.change() }
      worst = max(worst, try difference(tree.window))
      if worst > edgeTolerance { break }
    }
    return worst
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `random changes leave the pixels of a drawing from scratch`(seed: UInt64) throws {
    #expect(try Self.worst(seed: seed, isAligned: true) == 0)
  }

  /// How far the smoothing of slanted and bent edges may differ, of 255: Cairo rounds an edge by
  /// where drawing begins.
  private static let edgeTolerance = 24

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `bent and turned shapes differ by the smoothing of edges at most`(seed: UInt64) throws {
    #expect(try Self.worst(seed: seed, isAligned: false) <= Self.edgeTolerance)
  }
}
