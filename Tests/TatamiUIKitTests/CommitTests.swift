import TatamiDrawing
import TatamiGeometry
@testable import TatamiUIKit
import TestSupport
import Testing

/// What is drawn anew after a change, and that it is enough.
@MainActor
@Suite struct CommitTests {
  /// Compares a window's pixels with those of a drawing from scratch; returns the worst difference.
  private static func difference(_ window: UIWindow) throws -> (count: Int, worst: Int) {
    let kept = try #require(try Headless.image(of: window).cgImage).bitmap
    let fresh = try #require(
      try Headless.image(of: window, scale: window.traitCollection.displayScale).cgImage
    ).bitmap
    var (count, worst) = (0, 0)
    for y in 0..<kept.height {
      for x in 0..<kept.width where kept[x, y] != fresh[x, y] {
        count += 1
        for shift in [0, 8, 16, 24] as [UInt32] {
          let parts = [kept[x, y], fresh[x, y]].map { Int(($0 >> shift) & 0xFF) }
          worst = max(worst, abs(parts[0] - parts[1]))
        }
      }
    }
    return (count, worst)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `random changes leave the pixels of a drawing from scratch`(seed: UInt64) throws {
    var tree = RandomTree(seed: seed)
    for step in 0..<40 {
      for _ in 0...(step % 4) { tree.change() }
      let (count, worst) = try Self.difference(tree.window)
      #expect(count == 0, "step \(step), worst \(worst)")
      if count > 0 { return }
    }
  }
}
