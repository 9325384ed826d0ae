import TestSupport
import Testing

/// 24,000 edits in a thorough run.
@Suite struct `Edited boxes` {
  @Test(arguments: 0..<20)
  func `an edited tree has the frames of a new tree`(_ block: Int) throws {
    for seed in block * 100..<block * 100 + Thoroughness.cases(15, thorough: 100) {
      // Walks lay out most boxes of every other tree, and none of the new tree.
      let hasWalks = seed % 2 == 1
      var edited = try EditedTree(seed: UInt64(seed), variety: hasWalks ? 0.12 : 1)
      var edits: [String] = []
      for _ in 0..<12 {
        edits.append(try edited.edit())
        if edited.scenes.random.chance(0.3) { continue }
        var fresh = try GoldenTree(edited.scene)
        fresh.tree.usesWalks = !hasWalks
        let (found, expected) = (try edited.frames(), try fresh.frames())
        let wrong = zip(found, expected).first { !$0.isClose(to: $1) }
        #expect(wrong == nil, "seed \(seed), \(edits), \(wrong as Any)")
        #expect(found.count == expected.count, "seed \(seed), \(edits), \(wrong as Any)")
        if wrong != nil { break }
      }
    }
  }

  @Test(arguments: [0.12, 1])
  func `edits concern all kinds of boxes`(variety: Double) throws {
    var kinds: Set<String> = []
    for seed in 0..<10 {
      var edited = try EditedTree(seed: UInt64(seed), variety: variety)
      for _ in 0..<12 {
        let member = edited.scenes.random.pick(edited.root.all)
        let edit = try edited.edit(member)
        if edit.hasSuffix(" of \(member.handle)"), let kind = member.node.type {
          kinds.insert(kind)
        }
      }
    }
    #expect(kinds == ["hbox", "vbox", "hflow", "vflow", "zbox", "leaf"])
  }
}
