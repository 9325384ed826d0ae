import TestSupport
import Testing

@Suite struct `Golden boxes` {
  @Test(arguments: try BoxGolden.all())
  func `the frames of the reference come out`(_ golden: BoxGolden) throws {
    var tree = try GoldenTree(golden.scene)
    let frames = try tree.frames()
    #expect(frames.map(\.path) == golden.expect.frames.map(\.path))
    for (found, expected) in zip(frames, golden.expect.frames) {
      #expect(found.isClose(to: expected), "\(found) instead of \(expected)")
    }
  }
}

extension BoxGolden.Frame {
  /// Whether all numbers agree within 1e-6 points or a billionth of them.
  ///
  /// Beyond 1e15 points a scene has no limits, and places are what is left of rounding.
  func isClose(to other: BoxGolden.Frame) -> Bool {
    zip(numbers, other.numbers).allSatisfy { left, right in
      (left - right).magnitude <= max(1e-6, 1e-9 * max(left.magnitude, right.magnitude))
        || max(left.magnitude, right.magnitude) > 1e15
    }
  }
}
