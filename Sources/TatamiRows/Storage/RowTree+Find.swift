extension RowTree {
  /// Returns the location of the element that contains an item, or the last location for an item
  /// past the end.
  ///
  /// - Complexity: O(log *n*).
  func find(item: Int, in root: Root, from base: Double = 0) -> Location {
    var position = RunPosition(item: 0, offset: base)
    var block = root.block
    for _ in 0..<root.depth {
      let slot = branches.slot(ofItem: item, in: block, from: &position)
      block = branches.child(slot, of: block)
    }
    let slot = leaves.slot(ofItem: item, in: block, from: &position)
    return Location(leaf: block, slot: slot, start: position)
  }

  /// Returns the location of the element that covers an offset; elements of length 0 cover nothing.
  ///
  /// An offset before the start gives the first element; an offset past the end gives the last
  /// element whose length is above 0.
  ///
  /// - Complexity: O(log *n*).
  func find(offset: Double, in root: Root, from base: Double = 0) -> Location {
    var position = RunPosition(item: 0, offset: base)
    var block = root.block
    for _ in 0..<root.depth {
      let slot = branches.slot(atOffset: offset, in: block, from: &position)
      block = branches.child(slot, of: block)
    }
    let slot = leaves.slot(atOffset: offset, in: block, from: &position)
    return Location(leaf: block, slot: slot, start: position)
  }

  /// Returns the location of the next element, or nil at the end.
  ///
  /// - Complexity: O(1) inside a leaf, O(log *n*) across leaves.
  func next(after location: Location, in root: Root) -> Location? {
    let element = self[location]
    let start = RunPosition(
      item: location.start.item + element.count,
      offset: location.start.offset + element.length
    )
    if location.slot + 1 < leaves.heads[fillOf: location.leaf] {
      return Location(leaf: location.leaf, slot: location.slot + 1, start: start)
    }
    return leaf(after: location.leaf, in: root).map { Location(leaf: $0, slot: 0, start: start) }
  }

  private func leaf(after leaf: Int32, in root: Root) -> Int32? {
    var block = leaf
    for level in 0..<root.depth {
      let (parent, slot) = parent(of: block, level: level)
      if slot + 1 < branches.heads[fillOf: parent] {
        return firstLeaf(below: branches.child(slot + 1, of: parent), level: level)
      }
      block = parent
    }
    return nil
  }

  private func firstLeaf(below block: Int32, level: Int) -> Int32 {
    var block = block
    for _ in 0..<level {
      block = branches.child(0, of: block)
    }
    return block
  }
}
