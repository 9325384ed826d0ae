/// Blocks of up to `capacity` branches each, all in one flat array.
///
/// A branch stores its length and the sums of counts and lengths up to its end, so that a search
/// halves the block and a change adds up the lengths behind it. The sums of unused branches are
/// larger than any other sum.
///
///     length:    [ 4 2 3 . | ... ]
///     lengthEnd: [ 4 6 9 ∞ | ... ]
///
/// Loops use unchecked subscripts: their indexes are below `capacity` in a block whose number was
/// checked.
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

  /// The most branches a block holds, a power of two.
  let capacity: Int
  var heads = BlockHeads()
  private var entries: [Entry] = []

  /// Makes an empty pool.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The bytes allocated, used or not.
  var byteCount: Int {
    heads.byteCount + entries.capacity * MemoryLayout<Entry>.stride
  }

  /// Returns an empty block without a parent.
  mutating func make() -> Int32 {
    let block = heads.make()
    if heads.count * capacity > entries.count {
      entries.append(contentsOf: repeatElement(Entry(), count: capacity))
    }
    return block
  }

  /// Returns a block to the free list.
  mutating func release(_ block: Int32) {
    setFill(of: block, to: 0)
    heads.release(block)
  }

  /// Returns the child that a branch points to.
  func child(_ slot: Int, of block: Int32) -> Int32 {
    entries[Int(block) * capacity + slot].child
  }

  /// Returns the number of items and the length of a branch.
  func total(ofSlot slot: Int, in block: Int32) -> RunPosition {
    let index = Int(block) * capacity + slot
    let before = slot > 0 ? entries[index - 1].itemEnd : 0
    return RunPosition(item: entries[index].itemEnd - before, offset: entries[index].length)
  }

  /// Returns the sums of counts and lengths over a block.
  func total(of block: Int32) -> RunPosition {
    start(ofSlot: heads[fillOf: block], in: block)
  }

  /// Returns the sums of counts and lengths over the branches before a slot.
  private func start(ofSlot slot: Int, in block: Int32) -> RunPosition {
    guard slot > 0 else { return RunPosition(item: 0, offset: 0) }
    let entry = entries[Int(block) * capacity + slot - 1]
    return RunPosition(item: entry.itemEnd, offset: entry.lengthEnd)
  }
}

// Edits.
extension BranchPool {
  /// Inserts a branch into a block that is not full.
  mutating func insert(_ branch: Branch, at slot: Int, in block: Int32) {
    let fill = heads[fillOf: block]
    let first = Int(block) * capacity + slot
    for index in stride(from: Int(block) * capacity + fill, to: first, by: -1) {
      entries[index] = entries[index - 1]
    }
    let start = start(ofSlot: slot, in: block)
    entries[first] = Entry(child: branch.child, length: branch.length, itemEnd: start.item)
    setFill(of: block, to: fill + 1)
    _ = updateEnds(from: slot, in: block, addingItems: branch.count)
  }

  /// Removes a branch from a block.
  mutating func remove(at slot: Int, in block: Int32) {
    let count = total(ofSlot: slot, in: block).item
    let fill = heads[fillOf: block]
    let base = Int(block) * capacity
    for index in (base + slot)..<(base + fill - 1) {
      entries[index] = entries[index + 1]
    }
    setFill(of: block, to: fill - 1)
    _ = updateEnds(from: slot, in: block, addingItems: -count)
  }

  /// Changes the number of items and the length of a branch.
  ///
  /// - Returns: The new sums over the block, or nil if nothing has changed.
  mutating func setTotal(_ total: RunPosition, ofSlot slot: Int, in block: Int32) -> RunPosition? {
    let old = self.total(ofSlot: slot, in: block)
    guard old.item != total.item || old.offset != total.offset else { return nil }
    entries[Int(block) * capacity + slot].length = total.offset
    return updateEnds(from: slot, in: block, addingItems: total.item - old.item)
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
    let change = total(of: target).item - start(ofSlot: slot, in: source).item
    for step in 0..<(sourceFill - slot) {
      entries[Int(target) * capacity + targetFill + step] =
        entries[Int(source) * capacity + slot + step]
    }
    setFill(of: target, to: targetFill + sourceFill - slot)
    setFill(of: source, to: slot)
    _ = updateEnds(from: targetFill, in: target, addingItems: change)
  }

  /// Changes the number of branches in use; those that are no longer used lose their sums.
  private mutating func setFill(of block: Int32, to fill: Int) {
    for slot in fill..<max(fill, heads[fillOf: block]) {
      entries[Int(block) * capacity + slot] = Entry()
    }
    heads[fillOf: block] = fill
  }

  /// Adds up the lengths of the branches from a slot on, and changes the sums of their counts.
  ///
  /// - Returns: The sums over the block.
  private mutating func updateEnds(
    from slot: Int,
    in block: Int32,
    addingItems count: Int
  ) -> RunPosition {
    var end = start(ofSlot: slot, in: block)
    let base = Int(block) * capacity
    let fill = heads[fillOf: block]
    var entries = entries.mutableSpan
    for index in (base + slot)..<(base + fill) {
      end.offset += entries[unchecked: index].length
      end.item = entries[unchecked: index].itemEnd &+ count
      entries[unchecked: index].lengthEnd = end.offset
      entries[unchecked: index].itemEnd = end.item
    }
    return end
  }
}

// Searches. A processor cannot predict which branch an item is in: the loops have a fixed number of
// steps and select instead of branching.
extension BranchPool {
  /// Returns the slot that contains an item, and advances the position to the start of that slot.
  ///
  /// An item past the end gives the last slot.
  func slot(ofItem item: Int, in block: Int32, from position: inout RunPosition) -> Int {
    let base = Int(block) * capacity
    let target = item - position.item
    let entries = entries.span.extracting(base..<(base + capacity))
    var slot = 0
    var step = capacity &>> 1
    while step > 0 {
      slot &+= entries[unchecked: slot &+ step &- 1].itemEnd <= target ? step : 0
      step &>>= 1
    }
    slot = min(slot, heads[fillOf: block] - 1)
    if slot > 0 { position.advance(by: entries[unchecked: slot &- 1]) }
    return slot
  }

  /// Returns the slot that covers an offset, and advances the position to the start of that slot.
  ///
  /// An offset past the end gives the last slot with a length above 0. The parent summed the
  /// lengths in another order, so its end may differ from this block's by a rounding error.
  func slot(atOffset offset: Double, in block: Int32, from position: inout RunPosition) -> Int {
    let base = Int(block) * capacity
    let start = position.offset
    let entries = entries.span.extracting(base..<(base + capacity))
    var slot = 0
    var step = capacity &>> 1
    while step > 0 {
      slot &+= start + entries[unchecked: slot &+ step &- 1].lengthEnd <= offset ? step : 0
      step &>>= 1
    }
    if slot >= heads[fillOf: block] || start + entries[unchecked: slot].lengthEnd <= offset {
      slot = (0..<heads[fillOf: block]).last { entries[$0].length > 0 } ?? 0
    }
    if slot > 0 { position.advance(by: entries[unchecked: slot &- 1]) }
    return slot
  }
}

extension RunPosition {
  fileprivate mutating func advance(by entry: BranchPool.Entry) {
    item += entry.itemEnd
    offset += entry.lengthEnd
  }
}
