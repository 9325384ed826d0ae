extension RowTree {
  /// Replaces the run at a location.
  mutating func replace(_ location: Location, with run: Entry, in root: Int) {
    self[location.leaf, location.slot] = run
    updateTotals(above: location.leaf, in: root)
  }

  /// Inserts a run into a leaf block, before the run in a slot; full blocks are split.
  mutating func insert(_ run: Entry, at slot: Int, of leaf: Int, in root: inout Int) {
    var (entry, slot, block) = (run, slot, leaf)
    while fill(of: block) == capacity {
      if block == root {
        root = makeBlock(level: level(of: block) + 1)
        insertEntry(self.entry(for: block), at: 0, in: root)
      }
      let (right, kept) = (makeBlock(level: level(of: block)), capacity / 2)
      moveEntries(from: kept, of: block, to: right)
      let (target, shift) = slot > kept ? (right, kept) : (block, 0)
      insertEntry(entry, at: slot - shift, in: target)
      let parent = parent(of: block)
      self[parent.block, parent.slot] = self.entry(for: block)
      (entry, slot, block) = (self.entry(for: right), parent.slot + 1, parent.block)
    }
    insertEntry(entry, at: slot, in: block)
    updateTotals(above: block, in: root)
  }

  /// Removes the run at a location, and merges small blocks.
  mutating func remove(_ location: Location, in root: inout Int) {
    removeEntry(at: location.slot, in: location.leaf)
    var block = location.leaf
    while block != root {
      let parent = parent(of: block)
      if fill(of: block) == 0 {
        removeEntry(at: parent.slot, in: parent.block)
        discard(block)
      } else {
        self[parent.block, parent.slot] = entry(for: block)
        if fill(of: block) < capacity / 2 { merge(parent.slot, of: parent.block) }
      }
      block = parent.block
    }
    while level(of: root) > 0, fill(of: root) == 1 {
      let child = child(0, of: root)
      removeEntry(at: 0, in: root)
      discard(root)
      root = child
    }
  }

  /// Recomputes the totals of a changed block and of all blocks above it.
  private mutating func updateTotals(above block: Int, in root: Int) {
    var block = block
    while block != root {
      let parent = parent(of: block)
      self[parent.block, parent.slot] = entry(for: block)
      block = parent.block
    }
  }

  /// Merges a child with a neighbor if both fill at most three quarters of one block.
  private mutating func merge(_ slot: Int, of parent: Int) {
    for slot in max(slot - 1, 0)...slot where slot + 1 < fill(of: parent) {
      let (left, right) = (child(slot, of: parent), child(slot + 1, of: parent))
      guard fill(of: left) + fill(of: right) <= capacity * 3 / 4 else { continue }
      moveEntries(from: 0, of: right, to: left)
      self[parent, slot] = entry(for: left)
      removeEntry(at: slot + 1, in: parent)
      return discard(right)
    }
  }
}
