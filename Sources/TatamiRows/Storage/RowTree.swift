/// Any number of stacks, each a B+-tree, in two shared pools of blocks.
///
/// Leaves hold the elements in order, branches hold per child how many items and how much length
/// lie below it. Sums are always added up anew from the block below, never adjusted by a
/// difference, so no rounding error gathers however many edits are made. Neighbouring blocks are
/// joined when three quarters of one block hold both, so the depth stays logarithmic.
struct StackForest<Element: Stacked>: Sendable {
  /// One stack: its top block, and how many levels of branches lie above its leaves.
  struct Root: Sendable {
    var block: Int32
    var depth: Int
  }

  /// Where an element lies.
  struct Place: Sendable {
    var leaf: Int32
    var slot: Int
    /// What lies before the element.
    var start: StackPosition
  }

  var leaves: BlockPool<Element>
  var branches: BlockPool<Branch>
  private var discarded: [Root] = []

  /// The most elements or branches a block holds; measured, see Benchmarks/README.md.
  static var usualCapacity: Int { 32 }

  /// Makes a forest without stacks.
  init(filler: Element, capacity: Int = Self.usualCapacity) {
    leaves = BlockPool(capacity: capacity, filler: filler)
    branches = BlockPool(capacity: capacity, filler: .filler)
  }

  /// The bytes held, used or not.
  var byteCount: Int {
    leaves.byteCount + branches.byteCount
  }

  /// The element at a place.
  subscript(place: Place) -> Element {
    leaves[place.leaf, place.slot]
  }

  /// Returns the items and the length of a stack.
  func total(of root: Root) -> StackPosition {
    total(of: root.block, level: root.depth)
  }

  /// Returns a new stack of the elements.
  ///
  /// - Complexity: O(*n*) in their number.
  mutating func make(_ elements: some Sequence<Element>) -> Root {
    var level = [makeLeaf()]
    for element in elements {
      if leaves.fill(of: level[level.count - 1]) == leaves.capacity { level.append(makeLeaf()) }
      let leaf = level[level.count - 1]
      leaves.insert(element, at: leaves.fill(of: leaf), in: leaf)
    }
    var depth = 0
    while level.count > 1 {
      level = makeBranches(over: level, level: depth)
      depth += 1
    }
    return Root(block: level[0], depth: depth)
  }

  private mutating func makeBranches(over children: [Int32], level: Int) -> [Int32] {
    stride(from: 0, to: children.count, by: branches.capacity).map { first in
      let block = makeBranch()
      for child in children[first..<min(first + branches.capacity, children.count)] {
        attach(child, to: block, at: branches.fill(of: block), level: level)
      }
      return block
    }
  }
}

extension StackForest {
  /// Gives up a stack.
  ///
  /// Its blocks are handed back one by one as new ones are needed.
  ///
  /// - Complexity: O(1) amortised.
  mutating func discard(_ root: Root) {
    discarded.append(root)
  }

  /// Hands back one block of a stack that was given up.
  private mutating func reclaim() {
    guard let root = discarded.popLast() else { return }
    guard root.depth > 0 else { return leaves.release(root.block) }
    for slot in 0..<branches.fill(of: root.block) {
      discarded.append(Root(block: branches[root.block, slot].child, depth: root.depth - 1))
    }
    branches.release(root.block)
  }

  mutating func makeLeaf() -> Int32 {
    reclaim()
    return leaves.make()
  }

  mutating func makeBranch() -> Int32 {
    reclaim()
    return branches.make()
  }
}

// Levels count from the leaves, which are level 0.
extension StackForest {
  func total(of block: Int32, level: Int) -> StackPosition {
    level == 0 ? leaves.total(of: block) : branches.total(of: block)
  }

  func fill(of block: Int32, level: Int) -> Int {
    level == 0 ? leaves.fill(of: block) : branches.fill(of: block)
  }

  func parent(of block: Int32, level: Int) -> Int32 {
    level == 0 ? leaves[parentOf: block] : branches[parentOf: block]
  }
}
