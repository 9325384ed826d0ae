import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiBox

@Suite struct Walks {
  @Test(arguments: 0..<20)
  func `walks give the frames of the general passes`(_ block: Int) throws {
    for seed in block * 500..<block * 500 + Thoroughness.cases(15, thorough: 500) {
      var scenes = RandomScenes(seed: UInt64(seed), variety: [0, 0.05, 0.2][seed % 3])
      let scene = scenes.scene()
      try expectEqualFrames(scene, seed)
    }
  }

  @Test func `walks give the frames of lines with a fixed number of children`() throws {
    for seed in 0..<Thoroughness.cases(60, thorough: 5_000) {
      var scenes = RandomScenes(seed: UInt64(seed), variety: seed % 2 == 0 ? 0 : 0.05)
      scenes.depth = 2
      var scene = scenes.scene()
      scene.root.type = scenes.random.pick(["hflow", "vflow"])
      scene.root.arrange = scenes.random.int(in: 1...4)
      for _ in 0..<6 { scene.root.children?.append(scenes.node(1)) }
      try expectEqualFrames(scene, seed)
    }
  }

  @Test(arguments: [0, 2, 4])
  func `plain flows are laid out by walks`(arrange: Int) throws {
    var tree = BoxTree()
    var layout = BoxLayout.hflow
    layout.arrange = arrange
    let root = tree.makeBox(layout)
    for _ in 0..<9 {
      try tree.insert(tree.makeLeaf(content: Size(width: 20, height: 10)), into: root)
    }
    try tree.layout(root, in: BoxSpace(width: 100))
    #expect(tree.headers[Int(root.index)].walk != .none)
    #expect(tree.headers[Int(root.index)].walk != .unknown)
  }

  private func expectEqualFrames(_ scene: BoxGolden.Scene, _ seed: Int) throws {
    var (walked, general) = (try GoldenTree(scene), try GoldenTree(scene))
    general.tree.usesWalks = false
    let (found, expected) = (try walked.frames(), try general.frames())
    let wrong = zip(found, expected).first { !$0.isClose(to: $1) }
    #expect(wrong == nil, "seed \(seed)")
    #expect(found.count == expected.count, "seed \(seed)")
  }
}
