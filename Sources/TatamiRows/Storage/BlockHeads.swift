/// The bookkeeping of blocks in flat storage; a block is identified by its number.
///
/// Free blocks are reused before new ones are made.
struct BlockHeads: Sendable {
  private struct Head: Sendable {
    /// The number of elements in use.
    var fill: UInt8 = 0
    /// The number of elements that are runs of more than one item; 0 in a branch block.
    var longRuns: UInt8 = 0
  }

  private var heads: [Head] = []
  private var free: [Int32] = []

  /// The bytes allocated, used or not.
  var byteCount: Int {
    heads.capacity * MemoryLayout<Head>.stride + free.capacity * MemoryLayout<Int32>.stride
  }

  /// The number of blocks, free ones included.
  var count: Int { heads.count }

  /// Returns an empty block: a free one, or a new one with the next number.
  mutating func make() -> Int32 {
    if let block = free.popLast() { return block }
    heads.append(Head())
    return Int32(heads.count - 1)
  }

  /// Makes a block free.
  mutating func release(_ block: Int32) {
    heads[Int(block)] = Head()
    free.append(block)
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
}
