extension StackForest {
  /// Returns the place of the element that holds an item; an item past the end gives the last one.
  ///
  /// - Complexity: O(log *n*).
  func find(item: Int, in root: Root, from base: Double = 0) -> Place {
    var position = StackPosition(item: 0, offset: base)
    var block = root.block
    for _ in 0..<root.depth {
      let slot = branches.slot(ofItem: item, in: block, from: &position)
      block = branches[block, slot].child
    }
    let slot = leaves.slot(ofItem: item, in: block, from: &position)
    return Place(leaf: block, slot: slot, start: position)
  }

  /// Returns the place of the element that covers an offset; elements without length cover none.
  ///
  /// An offset before the start gives the first element, one past the end the last with a length.
  ///
  /// - Complexity: O(log *n*).
  func find(offset: Double, in root: Root, from base: Double = 0) -> Place {
    var position = StackPosition(item: 0, offset: base)
    var block = root.block
    for _ in 0..<root.depth {
      let slot = branches.slot(atOffset: offset, in: block, from: &position)
      block = branches[block, slot].child
    }
    let slot = leaves.slot(atOffset: offset, in: block, from: &position)
    return Place(leaf: block, slot: slot, start: position)
  }

  /// Returns the place of the element after, nil at the end.
  ///
  /// - Complexity: O(1) inside a leaf, O(log *n*) across leaves.
  func next(after place: Place, in root: Root) -> Place? {
    let element = self[place]
    let start = StackPosition(
      item: place.start.item + element.count,
      offset: place.start.offset + element.length
    )
    if place.slot + 1 < leaves.fill(of: place.leaf) {
      return Place(leaf: place.leaf, slot: place.slot + 1, start: start)
    }
    return leaf(after: place.leaf, in: root).map { Place(leaf: $0, slot: 0, start: start) }
  }

  private func leaf(after leaf: Int32, in root: Root) -> Int32? {
    var block = leaf
    for level in 0..<root.depth {
      let parent = parent(of: block, level: level)
      let slot = branches.slot(ofChild: block, in: parent) + 1
      if slot < branches.fill(of: parent) {
        return firstLeaf(below: branches[parent, slot].child, level: level)
      }
      block = parent
    }
    return nil
  }

  private func firstLeaf(below block: Int32, level: Int) -> Int32 {
    var block = block
    for _ in 0..<level {
      block = branches[block, 0].child
    }
    return block
  }
}
