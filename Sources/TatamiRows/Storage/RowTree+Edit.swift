extension RowTree {
  /// Inserts an element into a leaf, before the element in a slot.
  ///
  /// - Complexity: O(log *n*).
  mutating func insert(_ element: Element, at slot: Int, of leaf: Int32, in root: inout Root) {
    var (leaf, slot) = (leaf, slot)
    if leaves.heads[fillOf: leaf] == leaves.capacity {
      let right = splitLeaf(leaf)
      insertLeaf(right, after: leaf, in: &root)
      let kept = leaves.heads[fillOf: leaf]
      if slot > kept { (leaf, slot) = (right, slot - kept) }
    }
    leaves.insert(element, at: slot, in: leaf)
    updateSums(from: leaf, in: root)
  }

  /// Replaces the element at a location.
  ///
  /// - Complexity: O(log *n*).
  mutating func replace(_ location: Location, with element: Element, in root: Root) {
    leaves.replace(at: location.slot, in: location.leaf, with: element)
    updateSums(from: location.leaf, in: root)
  }

  /// Changes the element at a location, but not its number of items.
  ///
  /// - Complexity: O(log *n*).
  mutating func update(_ location: Location, in root: Root, _ change: (inout Element) -> Void) {
    leaves.update(at: location.slot, in: location.leaf, change)
    updateSums(from: location.leaf, in: root)
  }

  /// Removes the element at a location.
  ///
  /// - Complexity: O(log *n*).
  mutating func remove(_ location: Location, in root: inout Root) {
    leaves.remove(at: location.slot, in: location.leaf)
    rebalance(from: location.leaf, in: &root)
  }
}

// Insertion.
extension RowTree {
  /// Inserts a branch for a new leaf after an existing one; full blocks on the way up are split.
  private mutating func insertLeaf(_ newLeaf: Int32, after oldLeaf: Int32, in root: inout Root) {
    var (left, right) = (oldLeaf, newLeaf)
    for level in 0..<root.depth {
      let (parent, slot) = parent(of: left, level: level)
      updateSum(slot, of: parent, level: level)
      guard branches.heads[fillOf: parent] == branches.capacity else {
        return attach(right, to: parent, at: slot + 1, level: level)
      }
      let sibling = splitBranch(parent, level: level)
      let kept = branches.heads[fillOf: parent]
      let (target, shift) = slot < kept ? (parent, 0) : (sibling, kept)
      attach(right, to: target, at: slot + 1 - shift, level: level)
      (left, right) = (parent, sibling)
    }
    growRoot(&root, left, right)
  }

  private mutating func growRoot(_ root: inout Root, _ left: Int32, _ right: Int32) {
    let top = makeBranch()
    attach(left, to: top, at: 0, level: root.depth)
    attach(right, to: top, at: 1, level: root.depth)
    root = Root(block: top, depth: root.depth + 1)
  }

  private mutating func splitLeaf(_ leaf: Int32) -> Int32 {
    let right = makeLeaf()
    leaves.moveUpperHalf(of: leaf, to: right)
    return right
  }

  private mutating func splitBranch(_ block: Int32, level: Int) -> Int32 {
    let right = makeBranch()
    branches.moveUpperHalf(of: block, to: right)
    updateParents(of: right, level: level)
    return right
  }

  /// Inserts a child, with its sums, into a branch block that is not full.
  mutating func attach(_ child: Int32, to block: Int32, at slot: Int, level: Int) {
    let total = total(of: child, level: level)
    let branch = Branch(child: child, count: total.item, length: total.offset)
    branches.insert(branch, at: slot, in: block)
    updateParents(from: slot, of: block, level: level)
  }

  /// Records the parent and the slot of the children of a block from a slot on.
  private mutating func updateParents(from first: Int = 0, of block: Int32, level: Int) {
    for slot in first..<branches.heads[fillOf: block] {
      let child = branches.child(slot, of: block)
      if level == 0 {
        leaves.heads.setParent(of: child, to: block, slot: slot)
      } else {
        branches.heads.setParent(of: child, to: block, slot: slot)
      }
    }
  }
}

// Sums and merging.
extension RowTree {
  /// Recomputes the sums of all blocks above a changed leaf.
  private mutating func updateSums(from leaf: Int32, in root: Root) {
    guard root.depth > 0 else { return }
    var block = leaf
    var total = leaves.total(of: leaf)
    for level in 0..<root.depth {
      let (parent, slot) = parent(of: block, level: level)
      guard let sum = branches.setTotal(total, ofSlot: slot, in: parent) else { return }
      (block, total) = (parent, sum)
    }
  }

  /// Recomputes the sums of all blocks above a leaf that lost an element, and merges small blocks.
  private mutating func rebalance(from leaf: Int32, in root: inout Root) {
    var block = leaf
    for level in 0..<root.depth {
      let (parent, slot) = parent(of: block, level: level)
      updateSum(slot, of: parent, level: level)
      if fill(of: block, level: level) < capacity(atLevel: level) / 2 {
        mergeOrRemove(slot, of: parent, level: level)
      }
      block = parent
    }
    trimRoot(&root)
  }

  private mutating func updateSum(_ slot: Int, of block: Int32, level: Int) {
    let total = total(of: branches.child(slot, of: block), level: level)
    _ = branches.setTotal(total, ofSlot: slot, in: block)
  }

  /// Removes an empty child, or merges a small one with a neighbor if both fit into one block.
  private mutating func mergeOrRemove(_ slot: Int, of parent: Int32, level: Int) {
    if fill(of: branches.child(slot, of: parent), level: level) == 0 {
      detach(slot, of: parent, level: level)
    } else if fits(slot, of: parent, level: level) {
      merge(slot, of: parent, level: level)
    } else if slot > 0, fits(slot - 1, of: parent, level: level) {
      merge(slot - 1, of: parent, level: level)
    }
  }

  /// Whether a child and the next one fill at most three quarters of one block.
  private func fits(_ slot: Int, of parent: Int32, level: Int) -> Bool {
    guard slot + 1 < branches.heads[fillOf: parent] else { return false }
    let left = fill(of: branches.child(slot, of: parent), level: level)
    let right = fill(of: branches.child(slot + 1, of: parent), level: level)
    return left + right <= capacity(atLevel: level) * 3 / 4
  }

  private mutating func merge(_ slot: Int, of parent: Int32, level: Int) {
    let (left, right) = (branches.child(slot, of: parent), branches.child(slot + 1, of: parent))
    if level == 0 {
      leaves.append(right, to: left)
    } else {
      branches.append(right, to: left)
      updateParents(of: left, level: level - 1)
    }
    updateSum(slot, of: parent, level: level)
    detach(slot + 1, of: parent, level: level)
  }

  private mutating func detach(_ slot: Int, of parent: Int32, level: Int) {
    let child = branches.child(slot, of: parent)
    branches.remove(at: slot, in: parent)
    updateParents(from: slot, of: parent, level: level)
    if level == 0 {
      leaves.heads.release(child)
    } else {
      branches.release(child)
    }
  }

  /// Removes top levels that consist of a single branch.
  private mutating func trimRoot(_ root: inout Root) {
    while root.depth > 0, branches.heads[fillOf: root.block] == 1 {
      let child = branches.child(0, of: root.block)
      branches.release(root.block)
      root = Root(block: child, depth: root.depth - 1)
    }
  }
}
