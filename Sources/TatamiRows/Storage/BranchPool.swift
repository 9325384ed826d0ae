/// Blocks of up to 16 branches each, stored as 64-bit words in one flat array.
///
/// A block has four groups of four branches. It stores the number of items before each branch, so
/// that a search compares three numbers to find the group and three more inside the group. It also
/// stores the length of each group and the length before it, so that a change adds up the lengths
/// of one group and of the four groups. An unused branch has a count and a length of 0.
///
///     item starts:   [ 0 2 5 6, 10 17 20 28, 30 32 34 38, 40 45 47 51 ] 57
///     length starts: [ 0 40 72 108 ]
///     group lengths: [ 40 32 36 24 ]
///     groups:        [ 9 9 9 13, 3 1 4 2 | 8 8 8 8, 6 5 9 7 | ... ]  lengths, children
///
/// Loops use unchecked subscripts: the pool has a whole block around every word it reads.
struct BranchPool: Sendable {
  /// The offsets of the parts of a block, in words; a search of a group reads neighboring words.
  enum Layout {
    static let itemStarts = 1
    static let itemTotal = itemStarts + largestCapacity
    static let lengthStarts = 18
    static let groupLengths = 22
    static let groups = 26
    /// The number of branches in a group; the distance from the length of a branch to its child.
    static let groupSize = 4
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
    updateLengthStarts(of: block)
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
    let index = Self.lengthIndex(of: entry(slot, of: block)) &+ Layout.groupSize
    return Int32(truncatingIfNeeded: words[index])
  }

  /// Returns the number of items and the length of a branch.
  func total(ofSlot slot: Int, in block: Int32) -> RunPosition {
    let entry = entry(slot, of: block)
    let start = words[entry &+ Layout.itemStarts]
    return RunPosition(
      item: Int(truncatingIfNeeded: words[entry &+ Layout.itemStarts &+ 1] &- start),
      offset: Double(bitPattern: words[Self.lengthIndex(of: entry)])
    )
  }

  /// Returns the sums of counts and lengths over a block.
  func total(of block: Int32) -> RunPosition {
    Self.total(of: Self.base(of: block), words.span)
  }

  @inline(__always)
  private static func total(of base: Int, _ words: Span<UInt64>) -> RunPosition {
    RunPosition(
      item: Int(truncatingIfNeeded: words[unchecked: base &+ Layout.itemTotal]),
      offset: lengthTotal(of: base, words)
    )
  }

  /// Returns the sum of the lengths of a block.
  @inline(__always)
  static func lengthTotal(of base: Int, _ words: Span<UInt64>) -> Double {
    Double(bitPattern: words[unchecked: base &+ Layout.lengthStarts &+ 3])
      + Double(bitPattern: words[unchecked: base &+ Layout.groupLengths &+ 3])
  }

  static func base(of block: Int32) -> Int {
    Int(block) &<< Layout.shift
  }

  /// Returns the index of the first word of an entry's block.
  @inline(__always)
  private static func base(ofEntry entry: Int) -> Int {
    entry & ~(Layout.wordCount &- 1)
  }

  /// Returns the index of the word with the length of a branch.
  @inline(__always)
  static func lengthIndex(of entry: Int) -> Int {
    entry &+ (entry & (largestCapacity &- Layout.groupSize)) &+ Layout.groups
  }
}

// Edits.
extension BranchPool {
  /// Adds a branch to the end of a block that is not full.
  mutating func append(_ branch: Branch, to block: Int32) {
    let fill = heads[fillOf: block]
    set(branch, at: fill, of: block)
    heads[fillOf: block] = fill + 1
    updateLengthStarts(of: block)
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
    makeRoom(after: slot, in: block, fill: fill)
    heads[fillOf: block] = fill + 1
    set(branch, at: slot + 1, of: block)
    let before = Branch(child: child(slot, of: block), count: total.item, length: total.offset)
    set(before, at: slot, of: block)
    updateLengthStarts(of: block)
  }

  /// Moves the branches behind a slot by one slot; the free slot has no items.
  private mutating func makeRoom(after slot: Int, in block: Int32, fill: Int) {
    let base = Self.base(of: block)
    var words = words.mutableSpan
    var index = fill
    while index > slot &+ 1 {
      Self.copy(base &+ index &- 1, to: base &+ index, &words)
      index &-= 1
    }
    var start = base &+ Layout.itemTotal
    while start > base &+ Layout.itemStarts &+ slot &+ 1 {
      words[unchecked: start] = words[unchecked: start &- 1]
      start &-= 1
    }
  }

  /// Removes a branch from a block.
  mutating func remove(at slot: Int, in block: Int32) {
    let fill = heads[fillOf: block]
    closeRoom(at: slot, in: block, fill: fill)
    setFill(of: block, to: fill - 1)
    updateLengthStarts(of: block)
  }

  /// Moves the branches behind a slot to the slot before.
  private mutating func closeRoom(at slot: Int, in block: Int32, fill: Int) {
    let base = Self.base(of: block)
    var words = words.mutableSpan
    let starts = base &+ Layout.itemStarts
    let count = words[starts &+ slot &+ 1] &- words[starts &+ slot]
    var index = slot
    while index &+ 1 < fill {
      Self.copy(base &+ index &+ 1, to: base &+ index, &words)
      words[unchecked: starts &+ index &+ 1] = words[unchecked: starts &+ index &+ 2] &- count
      index &+= 1
    }
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
      guard Self.setTotal(total, of: entry, &words) else { return }
      total = Self.total(of: Self.base(ofEntry: entry), words.span)
    }
  }

  /// Changes the length of the lowest branch of a path, and the sums of all blocks above it.
  ///
  /// - Parameters:
  ///   - length: The new length of the branch.
  ///   - path: The entries from the lowest branch up.
  ///   - depth: The number of entries.
  /// - Returns: The length of the topmost block.
  mutating func setLength(_ length: Double, along path: [Int], depth: Int) -> Double {
    var length = length
    let path = path.span.extracting(first: depth)
    var words = words.mutableSpan
    for level in path.indices {
      length = Self.setLength(length, of: path[unchecked: level], &words)
    }
    return length
  }

  /// Changes the total of a branch and the sums of its block.
  mutating func setTotal(_ total: RunPosition, of entry: Int) {
    var words = words.mutableSpan
    _ = Self.setTotal(total, of: entry, &words)
  }

  /// Changes the total of a branch and the sums of its block; returns whether anything has changed.
  @inline(__always)
  private static func setTotal(
    _ total: RunPosition,
    of entry: Int,
    _ words: inout MutableSpan<UInt64>
  ) -> Bool {
    let countChanges = setCount(total.item, of: entry, &words)
    let lengthChanges = words[unchecked: lengthIndex(of: entry)] != total.offset.bitPattern
    if lengthChanges { _ = setLength(total.offset, of: entry, &words) }
    return countChanges || lengthChanges
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
    let count = heads[fillOf: source] - slot
    let targetFill = heads[fillOf: target]
    copy(count, from: entry(slot, of: source), to: entry(targetFill, of: target))
    setFill(of: target, to: targetFill + count)
    setFill(of: source, to: slot)
    updateLengthStarts(of: source)
    updateLengthStarts(of: target)
  }

  /// Copies adjacent branches to other entries.
  private mutating func copy(_ count: Int, from source: Int, to target: Int) {
    var words = words.mutableSpan
    let from = source &+ Layout.itemStarts
    let to = target &+ Layout.itemStarts
    let shift = words[to] &- words[from]
    var step = 0
    while step < count {
      Self.copy(source &+ step, to: target &+ step, &words)
      words[unchecked: to &+ step &+ 1] = words[unchecked: from &+ step &+ 1] &+ shift
      step &+= 1
    }
  }

  /// Changes the number of branches in use, and clears those that are not used.
  private mutating func setFill(of block: Int32, to fill: Int) {
    let base = Self.base(of: block)
    var words = words.mutableSpan
    let total = words[base &+ Layout.itemStarts &+ fill]
    var slot = fill
    while slot < Self.largestCapacity {
      words[unchecked: Self.lengthIndex(of: base &+ slot)] = 0
      words[unchecked: base &+ Layout.itemStarts &+ slot &+ 1] = total
      slot &+= 1
    }
    heads[fillOf: block] = fill
  }
}

// Words.
extension BranchPool {
  private mutating func set(_ branch: Branch, at slot: Int, of block: Int32) {
    let entry = entry(slot, of: block)
    let index = Self.lengthIndex(of: entry)
    var words = words.mutableSpan
    _ = Self.setCount(branch.count, of: entry, &words)
    words[index] = branch.length.bitPattern
    words[index &+ Layout.groupSize] = UInt64(truncatingIfNeeded: branch.child)
  }

  /// Copies the length and the child of a branch.
  @inline(__always)
  private static func copy(_ source: Int, to target: Int, _ words: inout MutableSpan<UInt64>) {
    let (from, to) = (lengthIndex(of: source), lengthIndex(of: target))
    words[unchecked: to] = words[unchecked: from]
    words[unchecked: to &+ Layout.groupSize] = words[unchecked: from &+ Layout.groupSize]
  }

  /// Changes the number of items of a branch; returns whether it has changed.
  @inline(__always)
  private static func setCount(
    _ count: Int,
    of entry: Int,
    _ words: inout MutableSpan<UInt64>
  ) -> Bool {
    let start = entry &+ Layout.itemStarts
    let change =
      UInt64(truncatingIfNeeded: count)
      &- (words[unchecked: start &+ 1] &- words[unchecked: start])
    guard change != 0 else { return false }
    let slot = entry & (Layout.wordCount &- 1)
    let starts = start &- slot
    for later in slot..<largestCapacity {
      words[unchecked: starts &+ later &+ 1] &+= change
    }
    return true
  }

  /// Changes the length of a branch and the sums of its block; returns the length of the block.
  @inline(__always)
  private static func setLength(
    _ length: Double,
    of entry: Int,
    _ words: inout MutableSpan<UInt64>
  ) -> Double {
    words[unchecked: lengthIndex(of: entry)] = length.bitPattern
    // The sum does not load the length, because a load waits for the store before it.
    let first = lengthIndex(of: entry & ~(Layout.groupSize &- 1))
    /// Returns the length of another branch of the group, given the bits in which the slots differ.
    func neighbor(_ mask: Int) -> Double {
      Double(bitPattern: words[unchecked: first &+ ((entry ^ mask) & (Layout.groupSize &- 1))])
    }
    let sum = (length + neighbor(1)) + (neighbor(2) + neighbor(3))
    let base = base(ofEntry: entry)
    let group = (entry &- base) / Layout.groupSize
    words[unchecked: base &+ Layout.groupLengths &+ group] = sum.bitPattern
    return updateLengthStarts(&words, base)
  }

  /// Adds up all lengths of a block.
  private mutating func updateLengthStarts(of block: Int32) {
    let base = Self.base(of: block)
    var words = words.mutableSpan
    for first in stride(from: base, to: base &+ Self.largestCapacity, by: Layout.groupSize) {
      Self.updateGroupLength(of: first, &words)
    }
    _ = Self.updateLengthStarts(&words, base)
  }

  /// Adds up the lengths of the group of an entry, never adjusting a sum by a difference.
  ///
  /// A search adds the lengths of a group in the same order, so that both find the same sums.
  @inline(__always)
  private static func updateGroupLength(of entry: Int, _ words: inout MutableSpan<UInt64>) {
    let slot = entry & (Layout.wordCount &- 1)
    let first = lengthIndex(of: entry & ~(Layout.groupSize &- 1))
    func length(_ index: Int) -> Double { Double(bitPattern: words[unchecked: first &+ index]) }
    let sum = (length(0) + length(1)) + (length(2) + length(3))
    let group = entry &- slot &+ slot / Layout.groupSize
    words[unchecked: group &+ Layout.groupLengths] = sum.bitPattern
  }

  /// Adds up the lengths of the groups of a block; returns the length of the block.
  @inline(__always)
  private static func updateLengthStarts(
    _ words: inout MutableSpan<UInt64>,
    _ base: Int
  ) -> Double {
    func length(_ group: Int) -> Double {
      Double(bitPattern: words[unchecked: base &+ Layout.groupLengths &+ group])
    }
    let second = length(0)
    let third = second + length(1)
    let fourth = third + length(2)
    words[unchecked: base &+ Layout.lengthStarts &+ 1] = second.bitPattern
    words[unchecked: base &+ Layout.lengthStarts &+ 2] = third.bitPattern
    words[unchecked: base &+ Layout.lengthStarts &+ 3] = fourth.bitPattern
    return fourth + length(3)
  }
}
