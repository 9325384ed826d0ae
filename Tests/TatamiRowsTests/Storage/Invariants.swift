import Testing

@testable import TatamiRows

extension TableGeometry {
  /// Records an issue for every storage block that violates an invariant.
  func checkInvariants() {
    sections.tree.checkInvariants(of: sections.root)
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
  func checkInvariants(of root: Int) {
    #expect(violation(in: root) == nil)
  }

  /// Returns the first wrong total, location, fill or level of a tree; nil if there is none.
  private func violation(in root: Int) -> String? {
    if level(of: root) > 0, fill(of: root) < 2 { return "a root with a single child" }
    var blocks = [root]
    while let first = blocks.first, level(of: first) > 0 {
      let places = blocks.flatMap { block in (0..<fill(of: block)).map { (block, $0) } }
      for (block, slot) in places {
        if let violation = violation(at: slot, of: block) { return violation }
      }
      blocks = places.map { child($1, of: $0) }
    }
    return nil
  }

  private func violation(at slot: Int, of block: Int) -> String? {
    let (entry, child) = (self[block, slot], child(slot, of: block))
    if level(of: child) != level(of: block) - 1 { return "a child of another level" }
    if fill(of: child) == 0 { return "an empty child" }
    if parent(of: child).block != block { return "a child of another block" }
    if parent(of: child).slot != slot { return "a child in another slot" }
    if total(of: child).item != entry.count { return "a count that was not updated" }
    return total(of: child).offset == entry.length ? nil : "a length that was not updated"
  }
}
