/// Blocks of up to `capacity` branches each, stored in one flat array with an entry per branch.
///
/// A branch stores its length and the sums of counts and lengths up to its end, so that a search
/// halves the block and a change adds up the lengths behind it. The sums of unused entries are
/// larger than any other sum.
///
///     length:    [ 4 2 3 . | ... ]
///     lengthEnd: [ 4 6 9 ∞ | ... ]
///
/// Loops use unchecked subscripts: the pool has a whole block around every entry it hands out.
struct BranchPool: Sendable {
  /// A branch as a block stores it.
  fileprivate struct Entry {
    var child: Int32 = -1
    /// The length of the branch.
    var length = 0.0
    /// The length of the branch and all branches before it in its block: the sum of the lengths in
    /// order, never adjusted by a difference.
    var lengthEnd = Double.infinity
    /// The number of items of the branch and all branches before it in its block.
    var itemEnd = Int.max
  }

  /// The most branches a block holds, a power of two and at least 2.
  let capacity: Int
  var heads = BlockHeads()
  private var entries: [Entry] = []
  /// The exponent of `capacity`, which is 2 to this power.
  private let capacityShift: Int

  /// Makes an empty pool.
  init(capacity: Int) {
    self.capacity = capacity
    capacityShift = capacity.trailingZeroBitCount
  }

  /// The bytes allocated, used or not.
  var byteCount: Int {
    heads.byteCount + entries.capacity * MemoryLayout<Entry>.stride
  }

  /// Returns an empty block.
  mutating func make() -> Int32 {
    let block = heads.make()
    if heads.count * capacity > entries.count {
      entries.append(contentsOf: repeatElement(Entry(), count: capacity))
    }
    return block
  }

  /// Makes a block free.
  mutating func release(_ block: Int32) {
    setFill(of: block, to: 0)
    heads.release(block)
  }

  /// Returns the index of a branch among the entries of all blocks.
  func entry(_ slot: Int, of block: Int32) -> Int {
    Int(block) &<< capacityShift &+ slot
  }

  /// Returns the block and the slot of an entry.
  func location(of entry: Int) -> (block: Int32, slot: Int) {
    (Int32(truncatingIfNeeded: entry &>> capacityShift), entry & (capacity &- 1))
  }

  /// Returns the child that a branch points to.
  func child(_ slot: Int, of block: Int32) -> Int32 {
    entries[entry(slot, of: block)].child
  }

  /// Returns the number of items and the length of a branch.
  func total(ofSlot slot: Int, in block: Int32) -> RunPosition {
    let entry = entries[entry(slot, of: block)]
    let before = start(ofSlot: slot, in: block).item
    return RunPosition(item: entry.itemEnd - before, offset: entry.length)
  }

  /// Returns the sums of counts and lengths over a block.
  func total(of block: Int32) -> RunPosition {
    start(ofSlot: heads[fillOf: block], in: block)
  }

  /// Returns the sums of counts and lengths over the branches before a slot.
  private func start(ofSlot slot: Int, in block: Int32) -> RunPosition {
    guard slot > 0 else { return RunPosition(item: 0, offset: 0) }
    let entry = entries[entry(slot - 1, of: block)]
    return RunPosition(item: entry.itemEnd, offset: entry.lengthEnd)
  }
}

// Edits.
extension BranchPool {
  /// Adds a branch to the end of a block that is not full.
  mutating func append(_ branch: Branch, to block: Int32) {
    let fill = heads[fillOf: block]
    let start = start(ofSlot: fill, in: block)
    heads[fillOf: block] = fill + 1
    entries[entry(fill, of: block)] = Entry(
      child: branch.child,
      length: branch.length,
      lengthEnd: start.offset + branch.length,
      itemEnd: start.item + branch.count
    )
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
    let first = entry(slot, of: block)
    let added = total.item + branch.count - self.total(ofSlot: slot, in: block).item
    for index in stride(from: entry(fill, of: block), to: first + 1, by: -1) {
      entries[index] = entries[index - 1]
    }
    heads[fillOf: block] = fill + 1
    updateEnds(from: slot + 2, in: block, addingItems: added)
    entries[first].length = total.offset
    entries[first].itemEnd = start(ofSlot: slot, in: block).item + total.item
    entries[first + 1] = Entry(
      child: branch.child,
      length: branch.length,
      itemEnd: entries[first].itemEnd + branch.count
    )
    updateEnds(from: slot, in: block, addingItems: 0)
  }

  /// Removes a branch from a block.
  mutating func remove(at slot: Int, in block: Int32) {
    let count = total(ofSlot: slot, in: block).item
    let fill = heads[fillOf: block]
    let first = entry(slot, of: block)
    for index in first..<(entry(fill, of: block) - 1) {
      entries[index] = entries[index + 1]
    }
    setFill(of: block, to: fill - 1)
    updateEnds(from: slot, in: block, addingItems: -count)
  }

  /// Changes the total of the lowest branch of a path, and the sums of all blocks above it.
  ///
  /// - Parameters:
  ///   - total: The new number of items and the new length of the branch.
  ///   - path: The entries from the lowest branch up.
  ///   - levels: The indexes of the entries in the path.
  mutating func setTotal(_ total: RunPosition, along path: [Int], levels: Range<Int>) {
    let (heads, shift) = (heads, capacityShift)
    var total = total
    var entries = entries.mutableSpan
    for changed in path[levels] {
      let block = changed &>> shift
      let first = block &<< shift
      let end = first &+ heads[fillOf: Int32(truncatingIfNeeded: block)]
      let isFirst = changed == first
      let itemStart = isFirst ? 0 : entries[unchecked: changed &- 1].itemEnd
      let lengthStart = isFirst ? 0 : entries[unchecked: changed &- 1].lengthEnd
      let added = itemStart &+ total.item &- entries[unchecked: changed].itemEnd
      guard added != 0 || entries[unchecked: changed].length != total.offset else { return }
      entries[unchecked: changed].length = total.offset
      total.offset = Self.updateEnds(&entries, changed..<end, from: lengthStart, addingItems: added)
      total.item = entries[unchecked: end &- 1].itemEnd
    }
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
    let added = total(of: target).item - start(ofSlot: slot, in: source).item
    for step in 0..<(sourceFill - slot) {
      entries[entry(targetFill + step, of: target)] = entries[entry(slot + step, of: source)]
    }
    heads[fillOf: target] = targetFill + sourceFill - slot
    setFill(of: source, to: slot)
    updateEnds(from: targetFill, in: target, addingItems: added)
  }

  /// Changes the number of branches in use; those that are no longer used lose their sums.
  private mutating func setFill(of block: Int32, to fill: Int) {
    for slot in fill..<max(fill, heads[fillOf: block]) {
      entries[entry(slot, of: block)] = Entry()
    }
    heads[fillOf: block] = fill
  }

  /// Adds up the lengths of the branches from a slot on, and changes the sums of their counts.
  private mutating func updateEnds(from slot: Int, in block: Int32, addingItems count: Int) {
    let fill = heads[fillOf: block]
    guard slot < fill else { return }
    let start = start(ofSlot: slot, in: block).offset
    let used = entry(slot, of: block)..<entry(fill, of: block)
    var entries = entries.mutableSpan
    _ = Self.updateEnds(&entries, used, from: start, addingItems: count)
  }

  /// Adds up the lengths of a range of entries, and changes the sums of their counts.
  ///
  /// - Returns: The last sum of lengths.
  @inline(__always)
  private static func updateEnds(
    _ entries: inout MutableSpan<Entry>,
    _ range: Range<Int>,
    from start: Double,
    addingItems count: Int
  ) -> Double {
    var end = start
    for index in range {
      end += entries[unchecked: index].length
      entries[unchecked: index].lengthEnd = end
      entries[unchecked: index].itemEnd &+= count
    }
    return end
  }
}

// Searches. A processor cannot predict which branch an item is in: the loops have a fixed number of
// steps and use the sign of a difference as a mask instead of branching.
extension BranchPool {
  /// Returns the entry below which an item is stored, and advances the position to its start.
  ///
  /// An item past the end gives the last entry.
  @inline(__always)
  func entry(ofItem item: Int, in block: Int32, from position: inout RunPosition) -> Int {
    let first = entry(0, of: block)
    let target = item &- position.item
    let entries = entries.span
    var entry = first
    var step = capacity &>> 1
    repeat {
      let distance = target &- entries[unchecked: entry &+ step &- 1].itemEnd
      entry &+= step & ~(distance &>> (Int.bitWidth - 1))
      step &>>= 1
    } while step != 0
    if entries[unchecked: entry].itemEnd == .max { entry = first &+ heads[fillOf: block] &- 1 }
    advance(&position, to: entry, from: first)
    return entry
  }

  /// Returns the entry that covers an offset, and advances the position to its start.
  ///
  /// An offset past the end gives the last entry with a length above 0. The parent summed the
  /// lengths in another order, so its end may differ from this block's by a rounding error.
  @inline(__always)
  func entry(atOffset offset: Double, in block: Int32, from position: inout RunPosition) -> Int {
    let first = entry(0, of: block)
    let start = position.offset
    let entries = entries.span
    var entry = first
    var step = capacity &>> 1
    repeat {
      let distance = offset - (start + entries[unchecked: entry &+ step &- 1].lengthEnd)
      let bits = Int(truncatingIfNeeded: distance.bitPattern)
      entry &+= step & ~(bits &>> (Int.bitWidth - 1))
      step &>>= 1
    } while step != 0
    let end = start + entries[unchecked: entry].lengthEnd
    if end <= offset || end == .infinity { entry = lastEntryWithLength(of: block) }
    advance(&position, to: entry, from: first)
    return entry
  }

  @inline(__always)
  private func advance(_ position: inout RunPosition, to entry: Int, from first: Int) {
    guard entry > first else { return }
    let entries = entries.span
    position.item &+= entries[unchecked: entry &- 1].itemEnd
    position.offset += entries[unchecked: entry &- 1].lengthEnd
  }

  /// Returns the child that an entry points to.
  @inline(__always)
  func child(at entry: Int) -> Int32 {
    entries.span[unchecked: entry].child
  }

  private func lastEntryWithLength(of block: Int32) -> Int {
    let first = entry(0, of: block)
    return (first..<entry(heads[fillOf: block], of: block)).last { entries[$0].length > 0 } ?? first
  }
}
