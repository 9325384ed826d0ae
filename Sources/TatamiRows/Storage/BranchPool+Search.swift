// Searches. A processor cannot predict which branch an item is in: comparisons are added up as ones
// and zeros, so that the next step does not wait for a jump.
extension BranchPool {
  /// Returns the block that stores an item, and the number of items before the block.
  ///
  /// - Parameters:
  ///   - item: The index of the item; one past the end gives the last block.
  ///   - root: The topmost block.
  ///   - depth: The number of levels between the topmost block and the result.
  func block(ofItem item: Int, below root: Int32, depth: Int) -> (block: Int32, firstItem: Int) {
    guard depth > 0 else { return (root, 0) }
    let words = words.span
    let item = Self.lastItem(upTo: item, in: root, words)
    var (block, rest) = (root, item)
    for _ in 0..<depth {
      let entry = Self.entry(ofItem: &rest, in: block, words)
      block = Self.child(at: entry, words)
    }
    return (block, item &- rest)
  }

  /// Returns the block that stores an item, and the number of items before the block.
  ///
  /// The array receives the entries above the block, from the lowest level up.
  func block(
    ofItem item: Int,
    below root: Int32,
    depth: Int,
    path: inout [Int]
  ) -> (block: Int32, firstItem: Int) {
    guard depth > 0 else { return (root, 0) }
    let words = words.span
    let item = Self.lastItem(upTo: item, in: root, words)
    var (block, rest) = (root, item)
    var path = path.mutableSpan
    var level = depth
    while level > 0 {
      level &-= 1
      let entry = Self.entry(ofItem: &rest, in: block, words)
      path[level] = entry
      block = Self.child(at: entry, words)
    }
    return (block, item &- rest)
  }

  /// Returns the block that stores an item, and advances the position to its start.
  func block(
    ofItem item: Int,
    below root: Int32,
    depth: Int,
    from start: inout RunPosition
  ) -> Int32 {
    guard depth > 0 else { return root }
    let words = words.span
    let item = Self.lastItem(upTo: item, in: root, words)
    var (block, rest) = (root, item)
    for _ in 0..<depth {
      let entry = Self.entry(ofItem: &rest, in: block, words)
      start.offset += Self.lengthStart(of: entry, words)
      block = Self.child(at: entry, words)
    }
    start.item = item &- rest
    return block
  }

  /// Returns the block that covers an offset, and advances the position to its start.
  ///
  /// An offset past the end gives the last block with a length above 0.
  func block(
    atOffset offset: Double,
    below root: Int32,
    depth: Int,
    from start: inout RunPosition
  ) -> Int32 {
    let words = words.span
    // An offset of -0, whose sign is that of the offsets above the first row, becomes 0.
    let offset = offset + 0
    var block = root
    for _ in 0..<depth {
      let entry = Self.entry(atOffset: offset, in: block, words, from: &start)
      block = Self.child(at: entry, words)
    }
    return block
  }
}

extension BranchPool {
  @inline(__always)
  private static func lastItem(upTo item: Int, in root: Int32, _ words: Span<UInt64>) -> Int {
    let total = words[unchecked: base(of: root) &+ Layout.itemTotal]
    return min(item, Int(truncatingIfNeeded: total) &- 1)
  }

  @inline(__always)
  private static func child(at entry: Int, _ words: Span<UInt64>) -> Int32 {
    Int32(truncatingIfNeeded: words[unchecked: lengthIndex(of: entry) &+ Layout.groupSize])
  }

  /// Returns the entry that contains an item of a block, and subtracts the items before the entry.
  @inline(__always)
  private static func entry(
    ofItem item: inout Int,
    in block: Int32,
    _ words: Span<UInt64>
  ) -> Int {
    let base = base(of: block)
    let target = UInt64(truncatingIfNeeded: item)
    /// Returns 1 if the target is at or behind the start of an entry, else 0.
    func reach(_ entry: Int) -> Int {
      target >= words[unchecked: entry &+ Layout.itemStarts] ? 1 : 0
    }
    let group = reach(base &+ 4) &+ reach(base &+ 8) &+ reach(base &+ 12)
    let first = base &+ group &* Layout.groupSize
    let entry = first &+ reach(first &+ 1) &+ reach(first &+ 2) &+ reach(first &+ 3)
    item &-= itemStart(of: entry, words)
    return entry
  }

  /// Returns the length of the branches before an entry in its block.
  @inline(__always)
  private static func lengthStart(of entry: Int, _ words: Span<UInt64>) -> Double {
    let slot = entry & (Layout.wordCount &- 1)
    let base = entry &- slot
    let first = lengthIndex(of: entry & ~(Layout.groupSize &- 1))
    func length(_ index: Int) -> Double {
      let mask = UInt64(truncatingIfNeeded: (index &- slot & 3) &>> (Int.bitWidth - 1))
      return Double(bitPattern: words[unchecked: first &+ index] & mask)
    }
    let start = Double(bitPattern: words[unchecked: base &+ Layout.lengthStarts &+ slot &>> 2])
    return start + ((length(0) + length(1)) + length(2))
  }

  /// Returns the entry that covers an offset, and advances the position to its start.
  ///
  /// An offset past the end gives the last entry with a length above 0. The parent summed the
  /// lengths in another order, so its end may differ from this block's by a rounding error.
  @inline(__always)
  private static func entry(
    atOffset offset: Double,
    in block: Int32,
    _ words: Span<UInt64>,
    from position: inout RunPosition
  ) -> Int {
    let base = base(of: block)
    let start = position.offset
    func sum(_ index: Int) -> Double { Double(bitPattern: words[unchecked: base &+ index]) }
    /// Returns 1 if the offset is at or behind a sum, else 0.
    func reach(_ sum: Double) -> Int {
      1 &- Int(truncatingIfNeeded: (offset - (start + sum)).bitPattern &>> 63)
    }
    let starts = Layout.lengthStarts
    let group = reach(sum(starts + 1)) &+ reach(sum(starts + 2)) &+ reach(sum(starts + 3))
    let first = sum(starts &+ group)
    let lengths = Layout.groups &+ group &* 2 &* Layout.groupSize
    let length0 = sum(lengths)
    let length1 = length0 + sum(lengths &+ 1)
    let length2 = length1 + sum(lengths &+ 2)
    var slot = group &* 4 &+ reach(first + length0) &+ reach(first + length1)
    slot &+= reach(first + length2)
    if reach(lengthTotal(of: base, words)) == 1 { slot = lastSlotWithLength(of: base, words) }
    position.item &+= itemStart(of: base &+ slot, words)
    position.offset += lengthStart(of: base &+ slot, words)
    return base &+ slot
  }

  /// Returns the number of items before an entry in its block.
  @inline(__always)
  private static func itemStart(of entry: Int, _ words: Span<UInt64>) -> Int {
    Int(truncatingIfNeeded: words[unchecked: entry &+ Layout.itemStarts])
  }

  private static func lastSlotWithLength(of base: Int, _ words: Span<UInt64>) -> Int {
    (0..<largestCapacity).last { words[unchecked: lengthIndex(of: base &+ $0)] != 0 } ?? 0
  }
}
