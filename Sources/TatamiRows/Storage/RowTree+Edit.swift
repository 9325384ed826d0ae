// An edit begins with `findForEdit`, which stores the path to the leaf; no other edit may come
// between.
extension RowTree {
  /// Returns the location of the element that contains an item, or the last location for an item
  /// past the end, and stores the path to it.
  ///
  /// - Complexity: O(log *n*).
  mutating func findForEdit(item: Int, in root: Root) -> Location {
    let (leaf, firstItem) = branches.block(
      ofItem: item,
      below: root.block,
      depth: root.depth,
      path: &path
    )
    var first = firstItem
    let slot = leaves.slot(ofItem: item, in: leaf, from: &first)
    return Location(leaf: leaf, slot: slot, firstItem: first)
  }

  /// Inserts an element into the leaf of the path, before the element in a slot.
  ///
  /// - Complexity: O(log *n*).
  mutating func insert(_ element: Element, at slot: Int, of leaf: Int32, in root: inout Root) {
    guard leaves.heads[fillOf: leaf] == leaves.capacity else {
      leaves.insert(element, at: slot, in: leaf)
      return updateSums(from: leaf, in: root)
    }
    let right = makeLeaf()
    leaves.moveUpperHalf(of: leaf, to: right)
    let kept = leaves.heads[fillOf: leaf]
    if slot > kept {
      leaves.insert(element, at: slot - kept, in: right)
    } else {
      leaves.insert(element, at: slot, in: leaf)
    }
    insertLeaf(right, after: leaf, in: &root)
  }

  /// Replaces the element at a location of the path.
  ///
  /// - Complexity: O(log *n*).
  mutating func replace(_ location: Location, with element: Element, in root: Root) {
    leaves.replace(at: location.slot, in: location.leaf, with: element)
    updateSums(from: location.leaf, in: root)
  }

  /// Changes the length of an item, unless its element has to be split or merged.
  ///
  /// - Returns: The new length of the tree; nil if the item was not changed.
  /// - Complexity: O(log *n*).
  mutating func setLength(_ signedLength: Double, ofItem item: Int, in root: Root) -> Double? {
    let (leaf, firstItem) = branches.block(
      ofItem: item,
      below: root.block,
      depth: root.depth,
      path: &path
    )
    guard let length = leaves.setLength(signedLength, ofItem: item &- firstItem, in: leaf) else {
      return nil
    }
    return branches.setLength(length, along: path, depth: root.depth)
  }

  /// Changes the payload of the element at a location of the path, but not its number of items.
  ///
  /// The closure returns the new length of each item.
  ///
  /// - Complexity: O(log *n*).
  mutating func update(
    _ location: Location,
    in root: Root,
    _ change: (inout Element.Payload) -> Double
  ) {
    leaves.update(at: location.slot, in: location.leaf, change)
    updateSums(from: location.leaf, in: root)
  }

  /// Removes the element at a location of the path.
  ///
  /// - Complexity: O(log *n*).
  mutating func remove(_ location: Location, in root: inout Root) {
    leaves.remove(at: location.slot, in: location.leaf)
    rebalance(from: location.leaf, in: &root)
  }
}

// Insertion.
extension RowTree {
  /// Inserts a branch for a new leaf after the leaf of the path; full blocks on the way up are
  /// split.
  private mutating func insertLeaf(_ newLeaf: Int32, after oldLeaf: Int32, in root: inout Root) {
    var (left, right) = (oldLeaf, newLeaf)
    for level in 0..<root.depth {
      let (parent, slot) = branches.location(of: path[level])
      let leftTotal = total(of: left, level: level)
      let branch = branch(to: right, level: level)
      guard branches.heads[fillOf: parent] == branches.capacity else {
        branches.insert(branch, after: slot, withTotal: leftTotal, in: parent)
        return updateSums(from: parent, level: level + 1, in: root)
      }
      let sibling = makeBranch()
      branches.moveUpperHalf(of: parent, to: sibling)
      let kept = branches.heads[fillOf: parent]
      let (target, shift) = slot < kept ? (parent, 0) : (sibling, kept)
      branches.insert(branch, after: slot - shift, withTotal: leftTotal, in: target)
      (left, right) = (parent, sibling)
    }
    let top = makeBranch()
    branches.append(branch(to: left, level: root.depth), to: top)
    branches.append(branch(to: right, level: root.depth), to: top)
    root = makeRoot(top, depth: root.depth + 1)
  }
}

// Sums and merging.
extension RowTree {
  /// Recomputes the sums of all blocks above a changed block of the path.
  private mutating func updateSums(from block: Int32, level: Int = 0, in root: Root) {
    guard level < root.depth else { return }
    branches.setTotal(total(of: block, level: level), along: path, levels: level..<root.depth)
  }

  /// Recomputes the sums of all blocks above a leaf that lost an element, and merges small blocks.
  private mutating func rebalance(from leaf: Int32, in root: inout Root) {
    var block = leaf
    for level in 0..<root.depth {
      let (parent, slot) = branches.location(of: path[level])
      let total = total(of: block, level: level)
      branches.setTotal(total, of: path[level])
      if fill(of: block, level: level) < capacity(atLevel: level) / 2 {
        mergeOrRemove(slot, of: parent, level: level)
      }
      block = parent
    }
    trimRoot(&root)
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
    }
    let leftTotal = total(of: left, level: level)
    branches.setTotal(leftTotal, of: branches.entry(slot, of: parent))
    detach(slot + 1, of: parent, level: level)
  }

  private mutating func detach(_ slot: Int, of parent: Int32, level: Int) {
    let child = branches.child(slot, of: parent)
    branches.remove(at: slot, in: parent)
    if level == 0 {
      leaves.release(child)
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
