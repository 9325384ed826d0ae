/// B+-trees of runs that share two pools of blocks; each tree is identified by its root.
///
/// Leaf blocks store the runs in order; branch blocks store, for each child, the number of items
/// and the length of its subtree. Sums are always recomputed from the block below and never
/// adjusted by a difference, so rounding errors do not accumulate. Neighboring blocks are merged
/// when both fit into three quarters of one block, so the depth stays logarithmic.
struct RowTree<Element: MeasuredRun>: Sendable {
  /// The root of one tree.
  struct Root: Sendable {
    /// The topmost block.
    var block: Int32
    /// The number of branch levels above the leaves.
    var depth: Int
  }

  /// The location of an element in a tree.
  struct Location: Sendable {
    var leaf: Int32
    var slot: Int
    /// The number of items before the element.
    var firstItem: Int
  }

  /// The location of an element, with its offset.
  struct PlacedLocation: Sendable {
    var location: Location
    /// The sums over all elements before this one.
    var start: RunPosition
  }

  var leaves: BlockPool<Element>
  var branches: BranchPool
  /// The entries of the branches above the leaf of the last edit, from the lowest level up.
  var path: [Int] = []
  /// Roots of discarded trees whose blocks are not reclaimed yet.
  private var discarded: [Root] = []

  /// The largest number of elements in a leaf block; measured, see Benchmarks/rows.md.
  static var leafCapacity: Int { 32 }
  /// The largest number of children of a branch block; measured, see Benchmarks/rows.md.
  static var branchCapacity: Int { 16 }

  /// Makes the pools, without a tree.
  init(
    filler: Element,
    leafCapacity: Int = Self.leafCapacity,
    branchCapacity: Int = Self.branchCapacity
  ) {
    leaves = BlockPool(capacity: leafCapacity, filler: filler)
    branches = BranchPool(capacity: branchCapacity)
  }

  /// The bytes allocated, used or not.
  var byteCount: Int {
    leaves.byteCount + branches.byteCount
  }

  /// The element at a location.
  subscript(location: Location) -> Element {
    leaves[location.leaf, location.slot]
  }

  /// Returns the payload of the element at a location.
  @inline(__always)
  func payload(at location: Location) -> Element.Payload {
    leaves.payload(at: location.slot, in: location.leaf)
  }

  /// Returns the number of items and the length of a tree.
  func total(of root: Root) -> RunPosition {
    total(of: root.block, level: root.depth)
  }

  /// Returns the root of a new tree with the elements.
  ///
  /// - Complexity: O(*n*) in their number.
  mutating func make(_ elements: some Sequence<Element>) -> Root {
    var level = [makeLeaf()]
    for element in elements {
      if leaves.heads[fillOf: level[level.count - 1]] == leaves.capacity {
        level.append(makeLeaf())
      }
      let leaf = level[level.count - 1]
      leaves.insert(element, at: leaves.heads[fillOf: leaf], in: leaf)
    }
    var depth = 0
    while level.count > 1 {
      level = makeBranches(over: level, level: depth)
      depth += 1
    }
    return makeRoot(level[0], depth: depth)
  }

  private mutating func makeBranches(over children: [Int32], level: Int) -> [Int32] {
    stride(from: 0, to: children.count, by: branches.capacity).map { first in
      let block = makeBranch()
      for child in children[first..<min(first + branches.capacity, children.count)] {
        branches.append(branch(to: child, level: level), to: block)
      }
      return block
    }
  }

  /// Returns a root, and makes room for a path below it.
  mutating func makeRoot(_ block: Int32, depth: Int) -> Root {
    while path.count < depth { path.append(0) }
    return Root(block: block, depth: depth)
  }
}

extension RowTree {
  /// Discards a tree.
  ///
  /// Its blocks are reclaimed one by one when new blocks are needed.
  ///
  /// - Complexity: O(1) amortized.
  mutating func discard(_ root: Root) {
    discarded.append(root)
  }

  /// Reclaims one block of a discarded tree.
  private mutating func reclaim() {
    guard let root = discarded.popLast() else { return }
    guard root.depth > 0 else { return leaves.release(root.block) }
    for slot in 0..<branches.heads[fillOf: root.block] {
      discarded.append(Root(block: branches.child(slot, of: root.block), depth: root.depth - 1))
    }
    branches.release(root.block)
  }

  /// Returns a new leaf block.
  mutating func makeLeaf() -> Int32 {
    reclaim()
    return leaves.make()
  }

  /// Returns a new branch block.
  mutating func makeBranch() -> Int32 {
    reclaim()
    return branches.make()
  }
}

// Levels are counted from the leaves, which have level 0.
extension RowTree {
  /// Returns the sums over a block.
  func total(of block: Int32, level: Int) -> RunPosition {
    level == 0 ? leaves.total(of: block) : branches.total(of: block)
  }

  /// Returns the number of elements or branches in a block.
  func fill(of block: Int32, level: Int) -> Int {
    level == 0 ? leaves.heads[fillOf: block] : branches.heads[fillOf: block]
  }

  /// Returns a branch to a block.
  func branch(to block: Int32, level: Int) -> Branch {
    let total = total(of: block, level: level)
    return Branch(child: block, count: total.item, length: total.offset)
  }

  /// Returns the largest number of elements or branches in a block.
  func capacity(atLevel level: Int) -> Int {
    level == 0 ? leaves.capacity : branches.capacity
  }
}
