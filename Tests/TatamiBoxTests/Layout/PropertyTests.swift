import TatamiBox
import TatamiGeometry
import TestSupport
import Testing

@Suite struct `Random boxes` {
  @Test(arguments: 0..<20)
  func `the engine equals the plain model`(_ block: Int) throws {
    for seed in block * 200..<block * 200 + Thoroughness.cases(75, thorough: 200) {
      var scenes = RandomScenes(seed: UInt64(seed))
      let scene = scenes.scene()
      let expected = PlainBox.frames(scene)
      var tree = try GoldenTree(scene)
      let frames = try tree.frames()
      let wrong = zip(frames, expected).filter { !$0.isClose(to: $1) }
      #expect(wrong.isEmpty, "seed \(seed): \(wrong.first as Any)")
      #expect(frames.count == expected.count, "seed \(seed): \(wrong.first as Any)")
    }
  }
}
