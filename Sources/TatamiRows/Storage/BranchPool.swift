/// Blocks of up to 16 branches each, stored as 64-bit words in one flat array.
///
/// A block has four groups of four branches. It stores the sums before each group, so that a search
/// compares three sums to find the group and three more inside the group, and a change adds up the
/// lengths of the block in a fixed number of steps. An unused branch has a count and a length of 0.
///
///     totals:        30, 108
///     item starts:   [ 0 10 20 30 ]
///     length starts: [ 0 40 72 108 ]
///     groups:        [ 2 3 1 4, 7 3 8 1 | 2 2 4 2, 5 2 4 6 | ... ]  counts, children
///     lengths:       [ 9 9 9 13 | 8 8 8 8 | 9 9 18 . | . . . . ]
///
/// Loops use unchecked subscripts: the pool has a whole block around every word it reads.
struct BranchPool: Sendable {
  /// The offsets of the parts of a block, in words; a search of a group reads neighboring words.
  enum Layout {
    static let itemTotal = 0
    static let lengthTotal = 1
    static let itemStarts = 2
    static let lengthStarts = 6
    static let groups = 10
    static let lengths = 42
    /// The number of words in a group: four counts and four children.
    static let groupSize = 8
    /// The distance from the count of a branch to its child.
    static let children = 4
    /// The exponent of the number of words in a block, which is 2 to this power.
    static let shift = 6
    static let wordCount = 1 << shift
  }

  /// The most branches any block can store.
  static let largestCapacity = 16

  /// The most branches a block holds, 2 to 16.
  let capacity: Int
  var heads = BlockHeads()
  private(set) var words: [UInt64] = []

  /// Makes an empty pool.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The bytes allocated, used or not.
  var byteCount: Int {
    heads.byteCount + words.capacity * MemoryLayout<UInt64>.stride
  }

  /// Returns an empty block.
  mutating func make() -> Int32 {
    let block = heads.make()
    if heads.count * Layout.wordCount > words.count {
      words.append(contentsOf: repeatElement(0, count: Layout.wordCount))
    }
    return block
  }

  /// Makes a block free.
  mutating func release(_ block: Int32) {
    setFill(of: block, to: 0)
    updateStarts(of: block)
    heads.release(block)
  }

  /// Returns the number that identifies a branch among those of all blocks.
  func entry(_ slot: Int, of block: Int32) -> Int {
    Self.base(of: block) &+ slot
  }

  /// Returns the block and the slot of an entry.
  func location(of entry: Int) -> (block: Int32, slot: Int) {
    (Int32(truncatingIfNeeded: entry &>> Layout.shift), entry & (Layout.wordCount &- 1))
  }

  /// Returns the child that a branch points to.
  func child(_ slot: Int, of block: Int32) -> Int32 {
    Int32(truncatingIfNeeded: words[Self.countIndex(of: entry(slot, of: block)) &+ Layout.children])
  }

  /// Returns the number of items and the length of a branch.
  func total(ofSlot slot: Int, in block: Int32) -> RunPosition {
    let base = Self.base(of: block)
    return RunPosition(
      item: Int(truncatingIfNeeded: words[Self.countIndex(of: base &+ slot)]),
      offset: Double(bitPattern: words[base + Layout.lengths + slot])
    )
  }

  /// Returns the sums of counts and lengths over a block.
  func total(of block: Int32) -> RunPosition {
    let base = Self.base(of: block)
    return RunPosition(
      item: Int(truncatingIfNeeded: words[base &+ Layout.itemTotal]),
      offset: Double(bitPattern: words[base &+ Layout.lengthTotal])
    )
  }

  static func base(of block: Int32) -> Int {
    Int(block) &<< Layout.shift
  }

  /// Returns the index of the word with the count of a branch.
  static func countIndex(of entry: Int) -> Int {
    entry &+ (entry & (largestCapacity &- 4)) &+ Layout.groups
  }
}

// Edits.
extension BranchPool {
  /// Adds a branch to the end of a block that is not full.
  mutating func append(_ branch: Branch, to block: Int32) {
    let fill = heads[fillOf: block]
    set(branch, at: fill, of: block)
    heads[fillOf: block] = fill + 1
    updateStarts(of: block)
  }

  /// Inserts a branch into a block that is not full, behind a branch whose child has changed.
  ///
  /// - Parameters:
  ///   - branch: The new branch.
  ///   - slot: The slot of the branch before it.
  ///   - total: The number of items and the length of the branch before it.
  mutating func insert(
    _ branch: Branch,
    after slot: Int,
    withTotal total: RunPosition,
    in block: Int32
  ) {
    let fill = heads[fillOf: block]
    for index in stride(from: fill, to: slot + 1, by: -1) {
      copy(index - 1, of: block, to: index, of: block)
    }
    heads[fillOf: block] = fill + 1
    set(branch, at: slot + 1, of: block)
    let before = Branch(child: child(slot, of: block), count: total.item, length: total.offset)
    set(before, at: slot, of: block)
    updateStarts(of: block)
  }

  /// Removes a branch from a block.
  mutating func remove(at slot: Int, in block: Int32) {
    let fill = heads[fillOf: block]
    for index in slot..<(fill - 1) {
      copy(index + 1, of: block, to: index, of: block)
    }
    setFill(of: block, to: fill - 1)
    updateStarts(of: block)
  }

  /// Changes the total of the lowest branch of a path, and the sums of all blocks above it.
  ///
  /// - Parameters:
  ///   - total: The new number of items and the new length of the branch.
  ///   - path: The entries from the lowest branch up.
  ///   - levels: The indexes of the entries in the path.
  mutating func setTotal(_ total: RunPosition, along path: [Int], levels: Range<Int>) {
    var total = total
    var words = words.mutableSpan
    for entry in path[levels] {
      guard let sum = Self.setTotal(total, of: entry, &words) else { return }
      total = sum
    }
  }

  /// Changes the total of a branch and the sums of its block.
  mutating func setTotal(_ total: RunPosition, of entry: Int) {
    var words = words.mutableSpan
    _ = Self.setTotal(total, of: entry, &words)
  }

  /// Changes the total of a branch and the sums of its block.
  ///
  /// - Returns: The total of the block; nil if nothing has changed.
  @inline(__always)
  private static func setTotal(
    _ total: RunPosition,
    of entry: Int,
    _ words: inout MutableSpan<UInt64>
  ) -> RunPosition? {
    let base = entry & ~(Layout.wordCount &- 1)
    let count = UInt64(truncatingIfNeeded: total.item)
    let length = total.offset.bitPattern
    if words[unchecked: countIndex(of: entry)] != count {
      words[unchecked: countIndex(of: entry)] = count
      updateItemStarts(&words, base)
    } else if words[unchecked: entry &+ Layout.lengths] == length {
      return nil
    }
    words[unchecked: entry &+ Layout.lengths] = length
    updateLengthStarts(&words, base)
    return RunPosition(
      item: Int(truncatingIfNeeded: words[unchecked: base &+ Layout.itemTotal]),
      offset: Double(bitPattern: words[unchecked: base &+ Layout.lengthTotal])
    )
  }

  /// Moves the upper half of a block into an empty one.
  mutating func moveUpperHalf(of block: Int32, to right: Int32) {
    move(from: heads[fillOf: block] / 2, of: block, to: right)
  }

  /// Moves all branches of the second block to the end of the first, which has room for them.
  mutating func append(_ right: Int32, to left: Int32) {
    move(from: 0, of: right, to: left)
  }

  private mutating func move(from slot: Int, of source: Int32, to target: Int32) {
    let (sourceFill, targetFill) = (heads[fillOf: source], heads[fillOf: target])
    for step in 0..<(sourceFill - slot) {
      copy(slot + step, of: source, to: targetFill + step, of: target)
    }
    heads[fillOf: target] = targetFill + sourceFill - slot
    setFill(of: source, to: slot)
    updateStarts(of: source)
    updateStarts(of: target)
  }

  /// Changes the number of branches in use, and clears those that are no longer used.
  private mutating func setFill(of block: Int32, to fill: Int) {
    for slot in fill..<max(fill, heads[fillOf: block]) {
      set(Branch(child: 0, count: 0, length: 0), at: slot, of: block)
    }
    heads[fillOf: block] = fill
  }
}

// Words.
extension BranchPool {
  private mutating func set(_ branch: Branch, at slot: Int, of block: Int32) {
    let index = Self.base(of: block) &+ slot
    words[Self.countIndex(of: index)] = UInt64(bitPattern: Int64(branch.count))
    words[index &+ Layout.lengths] = branch.length.bitPattern
    words[Self.countIndex(of: index) &+ Layout.children] = UInt64(truncatingIfNeeded: branch.child)
  }

  private mutating func copy(_ slot: Int, of source: Int32, to target: Int, of block: Int32) {
    let (from, to) = (Self.base(of: source) &+ slot, Self.base(of: block) &+ target)
    words[Self.countIndex(of: to)] = words[Self.countIndex(of: from)]
    words[to &+ Layout.lengths] = words[from &+ Layout.lengths]
    words[Self.countIndex(of: to) &+ Layout.children] =
      words[Self.countIndex(of: from) &+ Layout.children]
  }

  private mutating func updateStarts(of block: Int32) {
    let base = Self.base(of: block)
    var words = words.mutableSpan
    Self.updateItemStarts(&words, base)
    Self.updateLengthStarts(&words, base)
  }

  /// Adds up the counts of a block.
  @inline(__always)
  private static func updateItemStarts(_ words: inout MutableSpan<UInt64>, _ base: Int) {
    func sum(_ group: Int) -> UInt64 {
      let index = base &+ Layout.groups &+ group &* Layout.groupSize
      return words[unchecked: index] &+ words[unchecked: index &+ 1]
        &+ words[unchecked: index &+ 2] &+ words[unchecked: index &+ 3]
    }
    var start = sum(0)
    words[unchecked: base &+ Layout.itemStarts &+ 1] = start
    start &+= sum(1)
    words[unchecked: base &+ Layout.itemStarts &+ 2] = start
    start &+= sum(2)
    words[unchecked: base &+ Layout.itemStarts &+ 3] = start
    words[unchecked: base &+ Layout.itemTotal] = start &+ sum(3)
  }

  /// Adds up the lengths of a block, never adjusting a sum by a difference.
  ///
  /// A search adds the lengths of a group in the same order, so that both find the same sums.
  @inline(__always)
  private static func updateLengthStarts(_ words: inout MutableSpan<UInt64>, _ base: Int) {
    func sum(_ group: Int) -> Double {
      let index = base &+ Layout.lengths &+ group &* 4
      return
        (Double(bitPattern: words[unchecked: index])
        + Double(bitPattern: words[unchecked: index &+ 1]))
        + (Double(bitPattern: words[unchecked: index &+ 2])
          + Double(bitPattern: words[unchecked: index &+ 3]))
    }
    let (second, third, fourth) = (sum(0), sum(0) + sum(1), sum(0) + sum(1) + sum(2))
    words[unchecked: base &+ Layout.lengthStarts &+ 1] = second.bitPattern
    words[unchecked: base &+ Layout.lengthStarts &+ 2] = third.bitPattern
    words[unchecked: base &+ Layout.lengthStarts &+ 3] = fourth.bitPattern
    words[unchecked: base &+ Layout.lengthTotal] = (fourth + sum(3)).bitPattern
  }
}
