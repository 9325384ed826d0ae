/// The bookkeeping of blocks in flat storage; a block is identified by its number.
///
/// Free blocks form a linked list through their heads and are reused first.
struct BlockHeads: Sendable {
  private struct Head: Sendable {
    /// The number of elements in use.
    var fill: UInt8 = 0
    /// The number of elements that are runs of more than one item; 0 in a branch block.
    var longRuns: UInt8 = 0
    /// The slot of the parent block that points to this block.
    var slot: UInt8 = 0
    /// The parent block, or -1; in a free block, the next free block, or -1.
    var parent: Int32 = -1
  }

  private var heads: [Head] = []
  private var firstFree: Int32 = -1

  /// The bytes allocated, used or not.
  var byteCount: Int {
    heads.capacity * MemoryLayout<Head>.stride
  }

  /// The number of blocks, free ones included.
  var count: Int { heads.count }

  /// Returns an empty block without a parent: a free one, or a new one with the next number.
  mutating func make() -> Int32 {
    let block = firstFree
    guard block >= 0 else {
      heads.append(Head())
      return Int32(heads.count - 1)
    }
    firstFree = heads[Int(block)].parent
    heads[Int(block)] = Head()
    return block
  }

  /// Returns a block to the free list.
  mutating func release(_ block: Int32) {
    heads[Int(block)] = Head(parent: firstFree)
    firstFree = block
  }

  /// The number of elements in a block.
  subscript(fillOf block: Int32) -> Int {
    get { Int(heads[Int(block)].fill) }
    set { heads[Int(block)].fill = UInt8(newValue) }
  }

  /// The number of elements of a block that are runs of more than one item.
  subscript(longRunsOf block: Int32) -> Int {
    get { Int(heads[Int(block)].longRuns) }
    set { heads[Int(block)].longRuns = UInt8(newValue) }
  }

  /// Returns the parent of a block, or -1.
  func parent(of block: Int32) -> Int32 {
    heads[Int(block)].parent
  }

  /// Returns the slot of the parent that points to a block.
  func slot(of block: Int32) -> Int {
    Int(heads[Int(block)].slot)
  }

  /// Records which slot of which block points to a block.
  mutating func setParent(of block: Int32, to parent: Int32, slot: Int) {
    heads[Int(block)].parent = parent
    heads[Int(block)].slot = UInt8(slot)
  }
}
