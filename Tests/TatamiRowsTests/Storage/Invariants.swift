import Testing

@testable import TatamiRows

extension TableGeometry {
  /// Records an issue for every storage block that violates an invariant.
  func checkInvariants() {
    sections.checkInvariants(of: root)
    var total = 0
    for index in 0..<sectionCount {
      guard let record = section(index)?.record else { continue }
      total += record.rowTotal.item
      if case .tree(let root) = record.rows { rows.trees.checkInvariants(of: root) }
    }
    #expect(total == rowCount)
  }
}

extension RowTree {
  /// Checks the sums, parents and fill of every block of a tree, and the depth of the tree.
  func checkInvariants(of root: Root) {
    var blocks = [root.block]
    for level in stride(from: root.depth, to: 0, by: -1) {
      #expect(
        level < root.depth || branches.fill(of: root.block) > 1,
        "a root with a single branch"
      )
      blocks = blocks.flatMap { block in children(of: block, level: level) }
    }
    for leaf in blocks where root.depth > 0 {
      #expect(leaves.fill(of: leaf) > 0, "an empty leaf")
    }
    let elements = blocks.map { leaves.fill(of: $0) }.reduce(0, +)
    #expect(root.depth == 0 || elements > 1)
  }

  private func children(of block: Int32, level: Int) -> [Int32] {
    (0..<branches.fill(of: block)).map { slot in
      let branch = branches[block, slot]
      let total = total(of: branch.child, level: level - 1)
      #expect(total.item == branch.count, "a sum that was not updated")
      #expect(total.offset == branch.length, "a sum that was not updated")
      #expect(parent(of: branch.child, level: level - 1) == block, "a wrong parent")
      return branch.child
    }
  }
}
