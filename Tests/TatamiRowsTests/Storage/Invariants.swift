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
  /// Records an issue if a tree violates an invariant.
  func checkInvariants(of root: Root) {
    #expect(violation(in: root) == nil)
  }

  /// Returns the first wrong sum, fill or depth of a tree; nil if there is none.
  private func violation(in root: Root) -> String? {
    guard root.depth > 0 else { return nil }
    if branches.heads[fillOf: root.block] < 2 { return "a root with a single branch" }
    var blocks = [root.block]
    for level in stride(from: root.depth, to: 0, by: -1) {
      var children: [Int32] = []
      for block in blocks {
        for slot in 0..<branches.heads[fillOf: block] {
          let child = branches.child(slot, of: block)
          let branch = branches.total(ofSlot: slot, in: block)
          let total = total(of: child, level: level - 1)
          if total.item != branch.item { return "a count that was not updated" }
          if total.offset != branch.offset { return "a length that was not updated" }
          children.append(child)
        }
      }
      blocks = children
    }
    let fills = blocks.map { leaves.heads[fillOf: $0] }
    if fills.contains(0) { return "an empty leaf" }
    return fills.reduce(0, +) < 2 ? "a tree of a single element" : nil
  }
}
