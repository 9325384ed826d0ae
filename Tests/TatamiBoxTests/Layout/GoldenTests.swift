import TestSupport
import Testing

@Suite struct `Golden boxes` {
  @Test(arguments: try BoxGolden.all())
  func `frames equal those of the reference`(_ golden: BoxGolden) throws {
    var tree = try GoldenTree(golden.scene)
    let frames = try tree.frames()
    #expect(frames.map(\.path) == golden.expect.frames.map(\.path))
    for (found, expected) in zip(frames, golden.expect.frames) {
      #expect(found.isClose(to: expected), "\(found) instead of \(expected)")
    }
  }
}
