import TatamiBox
import TatamiGeometry
import TestSupport
import Testing

@Suite struct `Moved children` {
  @Test(arguments: 0..<10)
  func `a host that reads the moved children knows all frames of an edited tree`(
    _ block: Int
  ) throws {
    for seed in block * 100..<block * 100 + Thoroughness.cases(10, thorough: 100) {
      var edited = try EditedTree(seed: UInt64(seed), variety: seed % 2 == 1 ? 0.12 : 1)
      var known: [BoxHandle: Rect] = [:]
      for step in 0..<12 {
        let edit = try edited.edit()
        _ = try edited.frames()
        let wrong = try edited.readMovedChildren(into: &known)
        #expect(wrong.isEmpty, "seed \(seed), step \(step), \(edit)")
      }
    }
  }

  @Test func `a leaf that keeps its frame is returned after its placement is forgotten`() throws {
    var tree = BoxTree()
    let root = tree.makeBox(.vbox)
    let leaves = (0..<3).map { _ in tree.makeLeaf(content: Size(width: 10, height: 10)) }
    for leaf in leaves { try tree.insert(leaf, into: root) }
    try tree.layout(root)
    #expect(try tree.takeMovedChildren(of: root) == leaves)
    #expect(try tree.takeMovedChildren(of: root).isEmpty)
    try tree.setContent(Size(width: 10, height: 20), of: leaves[1])
    try tree.layout(root)
    #expect(try tree.takeMovedChildren(of: root) == [leaves[1], leaves[2]])
    try tree.forgetPlacement(of: leaves[0])
    #expect(try tree.takeMovedChildren(of: root) == [leaves[0]])
  }
}

extension EditedTree {
  /// Reads the moved children of all boxes and returns the nodes whose known frames are then wrong,
  /// and the leaves that were returned although their frames were known.
  fileprivate mutating func readMovedChildren(
    into known: inout [BoxHandle: Rect]
  ) throws -> [BoxHandle] {
    var wrong: [BoxHandle] = []
    for box in root.all where box.isBox {
      for child in try tree.takeMovedChildren(of: box.handle) {
        let frame = try tree.frame(of: child)
        let isLeaf = !box.children.contains { $0.handle == child && $0.isBox }
        if isLeaf, known.updateValue(frame, forKey: child) == frame { wrong.append(child) }
        known[child] = frame
      }
      for child in box.children where child.node.activated ?? true {
        if known[child.handle] != (try tree.frame(of: child.handle)) { wrong.append(child.handle) }
      }
    }
    return wrong
  }
}
