/// B+-trees of runs that share one pool of blocks; each tree is identified by its topmost block.
///
///     blocks:  [ a b c . | d e . . | A B . . | ... ]
///     entries:   runs      runs      totals of the two blocks before
///
/// All blocks have the same small size, so a tree of a few runs takes little memory. Totals are
/// always recomputed from the block below and never adjusted by a difference, so rounding errors do
/// not accumulate. Neighboring blocks are merged when both fit into three quarters of one block, so
/// the depth is logarithmic: each search, and each edit of a run, takes O(log *n*) steps.
struct RowTree: Sendable {
  /// A run of items in a leaf block, or the total of a child in a branch block.
  struct Entry: Sendable {
    /// The number of items, at least 1.
    var count: Int
    /// The length of all items, in points.
    var length: Double
    /// The child of a branch block; in a leaf, what the owner of the tree stores with a run.
    var link: UInt64
  }

  /// The bookkeeping of a block.
  private struct Head: Sendable {
    /// The block above; not used for a root.
    var parent: Int32 = 0
    /// The slot of the block's entry in the block above.
    var slot: UInt8 = 0
    /// The number of entries in use.
    var fill: UInt8 = 0
    /// The number of levels below the block; 0 for a leaf.
    var level: UInt8
  }

  /// The largest number of entries in a block, 4 to 255; measured, see Benchmarks/rows.md.
  let capacity: Int
  private var entries: [Entry] = []
  private var heads: [Head] = []
  /// Blocks to use again: empty ones, and the roots of discarded trees.
  private var unused: [Int] = []

  /// Creates an empty pool; tests use small blocks to get deep trees.
  init(capacity: Int = 16) {
    self.capacity = capacity
  }

  /// The bytes allocated, used or not.
  var byteCount: Int {
    entries.capacity * MemoryLayout<Entry>.stride + heads.capacity * MemoryLayout<Head>.stride
      + unused.capacity * MemoryLayout<Int>.stride
  }

  /// Returns the root of a new tree with the runs, in O(*n*) steps.
  mutating func make(_ runs: some Collection<Entry>) -> Int {
    // A tree that is larger than all others together gets the memory that it needs, and no reserve.
    if runs.count > entries.count { entries.reserveCapacity(entries.count + runs.count / 8 * 9) }
    var blocks = makeBlocks(of: runs, level: 0)
    while blocks.count > 1 {
      blocks = makeBlocks(of: blocks.map(entry(for:)), level: level(of: blocks[0]) + 1)
    }
    return blocks[0]
  }

  private mutating func makeBlocks(of entries: some Collection<Entry>, level: Int) -> [Int] {
    var blocks = [makeBlock(level: level)]
    for entry in entries {
      if fill(of: blocks[blocks.count - 1]) == capacity { blocks.append(makeBlock(level: level)) }
      let block = blocks[blocks.count - 1]
      insertEntry(entry, at: fill(of: block), in: block)
    }
    return blocks
  }

  /// Discards an empty block, or a tree, whose blocks are used again one by one.
  mutating func discard(_ root: Int) {
    unused.append(root)
  }

  /// Returns an empty block; if it was the root of a discarded tree, its children are discarded.
  mutating func makeBlock(level: Int) -> Int {
    let head = Head(level: UInt8(level))
    guard let block = unused.popLast() else {
      heads.append(head)
      let filler = Entry(count: 0, length: 0, link: 0)
      entries.append(contentsOf: repeatElement(filler, count: capacity))
      return heads.count - 1
    }
    if self.level(of: block) > 0 {
      for slot in 0..<fill(of: block) { discard(child(slot, of: block)) }
    }
    heads[block] = head
    return block
  }
}

// Blocks.
extension RowTree {
  /// Returns the number of entries in a block.
  func fill(of block: Int) -> Int { Int(heads[block].fill) }

  /// Returns the number of levels below a block.
  func level(of block: Int) -> Int { Int(heads[block].level) }

  /// Returns the location of the entry for a block that is not a root.
  func parent(of block: Int) -> (block: Int, slot: Int) {
    (Int(heads[block].parent), Int(heads[block].slot))
  }

  /// Returns the block for which a branch block has an entry.
  func child(_ slot: Int, of block: Int) -> Int { Int(self[block, slot].link) }

  /// An entry of a block.
  subscript(block: Int, slot: Int) -> Entry {
    get { entries[index(block, slot)] }
    set { entries[index(block, slot)] = newValue }
  }

  /// Returns the index of an entry, which is inside its block.
  private func index(_ block: Int, _ slot: Int) -> Int {
    assert(0..<capacity ~= slot, "slot \(slot) is outside of a block of \(capacity) entries")
    return block * capacity + slot
  }

  /// Returns the number of items and the length of a block, which is that of a tree for its root.
  func total(of block: Int) -> RunPosition {
    let first = block * capacity
    assert(fill(of: block) <= capacity, "block \(block) has more than \(capacity) entries")
    let used = entries.span.extracting(first..<(first + fill(of: block)))
    var total = RunPosition(item: 0, offset: 0)
    for index in used.indices { total += used[index] }
    return total
  }

  /// Returns the entry for a block in the block above.
  func entry(for block: Int) -> Entry {
    let total = total(of: block)
    return Entry(count: total.item, length: total.offset, link: UInt64(block))
  }

  /// Inserts an entry into a block that is not full.
  mutating func insertEntry(_ entry: Entry, at slot: Int, in block: Int) {
    for index in (slot..<fill(of: block)).reversed() { self[block, index + 1] = self[block, index] }
    self[block, slot] = entry
    heads[block].fill += 1
    linkChildren(of: block, from: slot)
  }

  /// Removes an entry from a block.
  mutating func removeEntry(at slot: Int, in block: Int) {
    for index in slot..<(fill(of: block) - 1) { self[block, index] = self[block, index + 1] }
    heads[block].fill -= 1
    linkChildren(of: block, from: slot)
  }

  /// Moves the entries of a block from a slot on to the end of another, which has room for them.
  mutating func moveEntries(from slot: Int, of source: Int, to target: Int) {
    let (start, end) = (fill(of: target), fill(of: source))
    for moved in slot..<end { self[target, start + moved - slot] = self[source, moved] }
    heads[source].fill = UInt8(slot)
    heads[target].fill = UInt8(start + end - slot)
    linkChildren(of: target, from: start)
  }

  /// Stores the location of each entry of a branch block in the child.
  private mutating func linkChildren(of block: Int, from first: Int) {
    guard level(of: block) > 0 else { return }
    for slot in first..<fill(of: block) {
      let child = child(slot, of: block)
      (heads[child].parent, heads[child].slot) = (Int32(block), UInt8(slot))
    }
  }
}

/// A position in a row tree, given by the sums over everything before it.
struct RunPosition: Sendable {
  /// The number of items before the position.
  var item: Int
  /// The length before the position, in points.
  var offset: Double

  /// Moves a position behind an entry.
  static func += (position: inout RunPosition, entry: RowTree.Entry) {
    // A table has at most `Int.max` rows; a check takes 4 to 11 % more instructions per operation.
    position.item &+= entry.count
    position.offset += entry.length
  }
}
