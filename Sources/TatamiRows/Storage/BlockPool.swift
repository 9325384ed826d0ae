/// Leaf blocks of up to `capacity` elements each, in two flat arrays.
///
///     lengths:  [ a b c 0 | d 0 0 0 | e f g h | ... ]
///     payloads: [ A B C . | D . . . | E F G H | ... ]
///     fills:      3         1         4
///
/// Most runs of a tree consist of one item. In a block of such runs the slot of an item is known
/// without counting, and sums read the lengths alone. The lengths of unused slots are 0.
struct BlockPool<Element: MeasuredRun>: Sendable {
  /// The most elements a block holds.
  let capacity: Int
  var heads = BlockHeads()
  private let filler: Element
  private var lengths: [Double] = []
  private var payloads: [Element.Payload] = []
  /// The number of slots of a block: the capacity, rounded up to a multiple of four.
  private let slotCount: Int

  /// Makes an empty pool whose unused slots hold the filler.
  init(capacity: Int, filler: Element) {
    self.capacity = capacity
    self.filler = filler
    slotCount = (capacity + 3) / 4 * 4
  }

  /// The bytes allocated, used or not.
  var byteCount: Int {
    heads.byteCount + lengths.capacity * MemoryLayout<Double>.stride
      + payloads.capacity * MemoryLayout<Element.Payload>.stride
  }

  /// Returns an empty block.
  mutating func make() -> Int32 {
    let block = heads.make()
    if heads.count * slotCount > lengths.count {
      lengths.append(contentsOf: repeatElement(0, count: slotCount))
      payloads.append(contentsOf: repeatElement(filler.payload, count: slotCount))
    }
    return block
  }

  /// Makes a block free.
  mutating func release(_ block: Int32) {
    clear(from: 0, to: heads[fillOf: block], of: block)
    heads.release(block)
  }

  /// One element of a block.
  subscript(block: Int32, slot: Int) -> Element {
    let index = Int(block) &* slotCount &+ slot
    return Element(
      signedLength: lengths[index],
      isSingle: heads[longRunsOf: block] == 0,
      payload: payloads[index]
    )
  }
}

extension BlockPool {
  /// Inserts an element into a block that is not full.
  mutating func insert(_ element: Element, at slot: Int, in block: Int32) {
    let index = Int(block) * slotCount + slot
    let fill = heads[fillOf: block]
    precondition(slot <= fill && fill < capacity, "a slot outside of the block")
    let last = index &+ fill &- slot
    Self.shiftUp(&lengths, index..<last)
    Self.shiftUp(&payloads, index..<last)
    lengths[index] = element.signedLength
    payloads[index] = element.payload
    heads[fillOf: block] = fill + 1
    if element.count > 1 { heads[longRunsOf: block] += 1 }
  }

  @inline(__always)
  private static func shiftUp<Value>(_ values: inout [Value], _ range: Range<Int>) {
    var values = values.mutableSpan
    var free = range.upperBound
    while free > range.lowerBound {
      values[unchecked: free] = values[unchecked: free &- 1]
      free &-= 1
    }
  }

  /// Replaces an element of a block.
  mutating func replace(at slot: Int, in block: Int32, with element: Element) {
    let index = Int(block) &* slotCount &+ slot
    let change = (element.count > 1 ? 1 : 0) - (self[block, slot].count > 1 ? 1 : 0)
    if change != 0 { heads[longRunsOf: block] += change }
    lengths[index] = element.signedLength
    payloads[index] = element.payload
  }

  /// The payload of an element.
  @inline(__always)
  func payload(at slot: Int, in block: Int32) -> Element.Payload {
    payloads[Int(block) &* slotCount &+ slot]
  }

  /// Changes the length of an item, unless the item belongs to a run of several, or the length is
  /// that of the item or of a neighbor in the block.
  ///
  /// - Returns: The new length of the block; nil if the item was not changed.
  @inline(__always)
  mutating func setLength(_ signedLength: Double, ofItem item: Int, in block: Int32) -> Double? {
    guard heads[longRunsOf: block] == 0 else {
      return setLengthAmongRuns(signedLength, ofItem: item, in: block)
    }
    let range = indexes(slotCount, of: block)
    precondition(item >= 0 && item < slotCount, "an item outside of the block")
    var lengths = lengths.mutableSpan
    guard !Self.hasLength(signedLength, near: item, in: lengths.span.extracting(range)) else {
      return nil
    }
    Self.store(signedLength, at: range.lowerBound &+ item, in: &lengths)
    return Self.sum(lengths.span.extracting(range))
  }

  /// Changes the length of an item of a block that has runs of several items.
  @inline(never)
  private mutating func setLengthAmongRuns(
    _ signedLength: Double,
    ofItem item: Int,
    in block: Int32
  ) -> Double? {
    var first = 0
    let slot = slot(ofItem: item, in: block, from: &first)
    let range = indexes(slotCount, of: block)
    let isSingle = self[block, slot].count == 1
    guard isSingle, !Self.hasLength(signedLength, near: slot, in: lengths.span.extracting(range))
    else { return nil }
    lengths[range.lowerBound &+ slot] = signedLength
    return offset(ofSlot: heads[fillOf: block], in: block, from: 0)
  }

  /// Whether an element or one of its neighbors in a block consists of items of a length.
  ///
  /// An unused slot may take part: it has the length 0.
  @inline(__always)
  private static func hasLength(
    _ signedLength: Double,
    near slot: Int,
    in slots: Span<Double>
  ) -> Bool {
    let bits = signedLength.bitPattern
    let (previous, next) = (max(slot &- 1, 0), min(slot &+ 1, slots.count &- 1))
    return slots[unchecked: previous].bitPattern == bits
      || slots[unchecked: slot].bitPattern == bits || slots[unchecked: next].bitPattern == bits
  }

  /// Stores a length together with its neighbor, as the pair that the next sum loads: a load of two
  /// lengths waits for the memory if the store before it wrote only one of them.
  @inline(__always)
  private static func store(
    _ signedLength: Double,
    at index: Int,
    in lengths: inout MutableSpan<Double>
  ) {
    let first = index & ~1
    let pair = SIMD2(lengths[first].bitPattern, lengths[first &+ 1].bitPattern)
    let isSecond = 0 &- UInt64(truncatingIfNeeded: index & 1)
    let mask = SIMD2(~isSecond, isSecond)
    let changed = pair & ~mask | SIMD2(repeating: signedLength.bitPattern) & mask
    var bytes = lengths.mutableBytes
    let offset = first &* MemoryLayout<Double>.stride
    bytes.storeBytes(of: changed, toByteOffset: offset, as: SIMD2<UInt64>.self)
  }

  /// Changes the payload of an element, but not its number of items; the closure returns the new
  /// length of each item.
  mutating func update(at slot: Int, in block: Int32, _ change: (inout Element.Payload) -> Double) {
    let index = Int(block) &* slotCount &+ slot
    lengths[index] = change(&payloads[index])
  }

  /// Removes an element from a block.
  mutating func remove(at slot: Int, in block: Int32) {
    let index = Int(block) * slotCount + slot
    let fill = heads[fillOf: block]
    precondition(slot < fill, "a slot outside of the block")
    if self[block, slot].count > 1 { heads[longRunsOf: block] -= 1 }
    let last = index &+ fill &- slot &- 1
    Self.shiftDown(&lengths, index..<last)
    Self.shiftDown(&payloads, index..<last)
    lengths[last] = 0
    heads[fillOf: block] = fill - 1
  }

  @inline(__always)
  private static func shiftDown<Value>(_ values: inout [Value], _ range: Range<Int>) {
    var values = values.mutableSpan
    for index in range {
      values[unchecked: index] = values[unchecked: index &+ 1]
    }
  }

  /// Moves the upper half of a block into an empty one.
  mutating func moveUpperHalf(of block: Int32, to right: Int32) {
    move(from: heads[fillOf: block] / 2, of: block, to: right)
  }

  /// Moves all elements of the second block to the end of the first, which has room for them.
  mutating func append(_ right: Int32, to left: Int32) {
    move(from: 0, of: right, to: left)
  }

  private mutating func move(from slot: Int, of source: Int32, to target: Int32) {
    let (sourceFill, targetFill) = (heads[fillOf: source], heads[fillOf: target])
    let hasLongRuns = heads[longRunsOf: source] > 0
    let moved = hasLongRuns ? (slot..<sourceFill).count { self[source, $0].count > 1 } : 0
    let (first, target0) = (Int(source) * slotCount + slot, Int(target) * slotCount + targetFill)
    for step in 0..<(sourceFill - slot) {
      lengths[target0 + step] = lengths[first + step]
      payloads[target0 + step] = payloads[first + step]
    }
    clear(from: slot, to: sourceFill, of: source)
    heads[fillOf: target] = targetFill + sourceFill - slot
    heads[fillOf: source] = slot
    guard moved > 0 else { return }
    heads[longRunsOf: target] += moved
    heads[longRunsOf: source] -= moved
  }

  /// Sets the lengths of slots that are no longer used to 0.
  private mutating func clear(from slot: Int, to end: Int, of block: Int32) {
    for index in indexes(end, of: block).dropFirst(slot) { lengths[index] = 0 }
  }
}

// Sums.
extension BlockPool {
  /// Returns the sums of counts and lengths over a block.
  func total(of block: Int32) -> RunPosition {
    let fill = heads[fillOf: block]
    guard heads[longRunsOf: block] == 0 else {
      let offset = offset(ofSlot: fill, in: block, from: 0)
      return RunPosition(item: items(before: fill, in: block), offset: offset)
    }
    let slots = lengths.span.extracting(indexes(slotCount, of: block))
    return RunPosition(item: fill, offset: Self.sum(slots))
  }

  /// Returns the sum of the lengths of a block of single items.
  @inline(__always)
  private static func sum(_ slots: Span<Double>) -> Double {
    // Four sums, because an addition waits for the result of the one before it.
    var (sum0, sum1) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
    var index = 0
    while index < slots.count {
      sum0 += magnitudes(slots[unchecked: index], slots[unchecked: index &+ 1])
      sum1 += magnitudes(slots[unchecked: index &+ 2], slots[unchecked: index &+ 3])
      index &+= 4
    }
    return (sum0 + sum1).sum()
  }

  /// Returns two numbers without their signs.
  @inline(__always)
  private static func magnitudes(_ first: Double, _ second: Double) -> SIMD2<Double> {
    let bits = SIMD2(first.bitPattern, second.bitPattern) & SIMD2(repeating: .max &>> 1)
    return unsafeBitCast(bits, to: SIMD2<Double>.self)
  }

  /// Returns the number of items before a slot of a block.
  private func items(before slot: Int, in block: Int32) -> Int {
    guard heads[longRunsOf: block] > 0 else { return slot }
    return (0..<slot).reduce(0) { $0 + self[block, $1].count }
  }

  /// Returns the offset of a slot, given the offset of the block's start.
  func offset(ofSlot slot: Int, in block: Int32, from start: Double) -> Double {
    var end = start
    if heads[longRunsOf: block] == 0 {
      let used = lengths.span.extracting(indexes(slot, of: block))
      for index in used.indices { end += used[unchecked: index].magnitude }
    } else {
      for slot in 0..<slot { end += self[block, slot].length }
    }
    return end
  }

  /// Returns the indexes of the first slots of a block.
  private func indexes(_ count: Int, of block: Int32) -> Range<Int> {
    let base = Int(block) &* slotCount
    return base..<(base &+ count)
  }
}

// Searches.
extension BlockPool {
  /// Returns the slot that contains an item, and adds the number of items before the slot.
  ///
  /// An item past the end gives the last slot, an empty block slot 0.
  func slot(ofItem item: Int, in block: Int32, from start: inout Int) -> Int {
    let last = max(0, heads[fillOf: block] - 1)
    guard heads[longRunsOf: block] > 0 else {
      let slot = min(item - start, last)
      start += slot
      return slot
    }
    var slot = 0
    while slot < last {
      let end = start + self[block, slot].count
      guard end <= item else { break }
      start = end
      slot += 1
    }
    return slot
  }

  /// Returns the slot that covers an offset, and advances the position to the start of that slot.
  ///
  /// An offset past the end gives the last slot with a length above 0. The parent summed the
  /// lengths in another order, so its end may differ from this block's by a rounding error.
  func slot(atOffset offset: Double, in block: Int32, from position: inout RunPosition) -> Int {
    guard let slot = slotCovering(offset, in: block, from: &position.offset) else {
      let slot = (0..<heads[fillOf: block]).last { self[block, $0].length > 0 } ?? 0
      position.item += items(before: slot, in: block)
      position.offset = self.offset(ofSlot: slot, in: block, from: position.offset)
      return slot
    }
    position.item += items(before: slot, in: block)
    return slot
  }

  /// Returns the slot that covers an offset, and advances the offset of the block's start to the
  /// start of that slot; nil for an offset past the end.
  private func slotCovering(_ offset: Double, in block: Int32, from start: inout Double) -> Int? {
    var end = start
    let fill = heads[fillOf: block]
    if heads[longRunsOf: block] == 0 {
      let used = lengths.span.extracting(indexes(fill, of: block))
      for slot in used.indices {
        let next = end + used[unchecked: slot].magnitude
        if next > offset {
          start = end
          return slot
        }
        end = next
      }
    } else {
      for slot in 0..<fill {
        let next = end + self[block, slot].length
        if next > offset {
          start = end
          return slot
        }
        end = next
      }
    }
    return nil
  }
}
