/// Leaf blocks of up to `capacity` elements each, all in one flat array.
///
///     elements: [ a b c . | d . . . | e f g h | ... ]
///     fills:      3         1         4
///
/// Most runs of a tree consist of one item. In a block of such runs the slot of an item is known
/// without counting.
struct BlockPool<Element: MeasuredRun>: Sendable {
  /// The most elements a block holds.
  let capacity: Int
  var heads = BlockHeads()
  private let filler: Element
  private var elements: [Element] = []

  /// Makes an empty pool whose unused slots hold the filler.
  init(capacity: Int, filler: Element) {
    self.capacity = capacity
    self.filler = filler
  }

  /// The bytes allocated, used or not.
  var byteCount: Int {
    heads.byteCount + elements.capacity * MemoryLayout<Element>.stride
  }

  /// Returns an empty block.
  mutating func make() -> Int32 {
    let block = heads.make()
    if heads.count * capacity > elements.count {
      elements.append(contentsOf: repeatElement(filler, count: capacity))
    }
    return block
  }

  /// One element of a block.
  subscript(block: Int32, slot: Int) -> Element {
    elements[Int(block) &* capacity &+ slot]
  }
}

extension BlockPool {
  /// Inserts an element into a block that is not full.
  mutating func insert(_ element: Element, at slot: Int, in block: Int32) {
    let index = Int(block) * capacity + slot
    let fill = heads[fillOf: block]
    precondition(slot <= fill && fill < capacity, "a slot outside of the block")
    var elements = elements.mutableSpan
    var free = index &+ fill &- slot
    while free > index {
      elements[unchecked: free] = elements[unchecked: free &- 1]
      free &-= 1
    }
    elements[unchecked: index] = element
    heads[fillOf: block] = fill + 1
    if element.count > 1 { heads[longRunsOf: block] += 1 }
  }

  /// Replaces an element of a block.
  mutating func replace(at slot: Int, in block: Int32, with element: Element) {
    let index = Int(block) &* capacity &+ slot
    let change = (element.count > 1 ? 1 : 0) - (elements[index].count > 1 ? 1 : 0)
    if change != 0 { heads[longRunsOf: block] += change }
    elements[index] = element
  }

  /// Changes an element of a block, but not its number of items.
  mutating func update(at slot: Int, in block: Int32, _ change: (inout Element) -> Void) {
    change(&elements[Int(block) * capacity + slot])
  }

  /// Removes an element from a block.
  mutating func remove(at slot: Int, in block: Int32) {
    let index = Int(block) * capacity + slot
    let fill = heads[fillOf: block]
    precondition(slot < fill, "a slot outside of the block")
    if elements[index].count > 1 { heads[longRunsOf: block] -= 1 }
    var elements = elements.mutableSpan
    for index in index..<(index &+ fill &- slot &- 1) {
      elements[unchecked: index] = elements[unchecked: index &+ 1]
    }
    heads[fillOf: block] = fill - 1
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
    for step in 0..<(sourceFill - slot) {
      elements[Int(target) * capacity + targetFill + step] = self[source, slot + step]
    }
    heads[fillOf: target] = targetFill + sourceFill - slot
    heads[fillOf: source] = slot
    guard moved > 0 else { return }
    heads[longRunsOf: target] += moved
    heads[longRunsOf: source] -= moved
  }
}

// Sums.
extension BlockPool {
  /// Returns the sums of counts and lengths over a block.
  func total(of block: Int32) -> RunPosition {
    let fill = heads[fillOf: block]
    guard heads[longRunsOf: block] == 0 else {
      let items = items(before: fill, in: block)
      return RunPosition(item: items, offset: offset(ofSlot: fill, in: block, from: 0))
    }
    return RunPosition(item: fill, offset: sum(indexes(fill, of: block)))
  }

  /// Returns the sum of the lengths of single items.
  @inline(__always)
  private func sum(_ indexes: Range<Int>) -> Double {
    let used = elements.span.extracting(indexes)
    // Four sums, because an addition waits for the result of the one before it.
    var (sum0, sum1, sum2, sum3) = (0.0, 0.0, 0.0, 0.0)
    var index = 0
    while index &+ 4 <= used.count {
      sum0 += used[unchecked: index].itemLength
      sum1 += used[unchecked: index &+ 1].itemLength
      sum2 += used[unchecked: index &+ 2].itemLength
      sum3 += used[unchecked: index &+ 3].itemLength
      index &+= 4
    }
    while index < used.count {
      sum0 += used[unchecked: index].itemLength
      index &+= 1
    }
    return (sum0 + sum1) + (sum2 + sum3)
  }

  /// Returns the number of items before a slot of a block.
  private func items(before slot: Int, in block: Int32) -> Int {
    guard heads[longRunsOf: block] > 0 else { return slot }
    return (0..<slot).reduce(0) { $0 + self[block, $1].count }
  }

  /// Returns the offset of a slot, given the offset of the block's start.
  func offset(ofSlot slot: Int, in block: Int32, from start: Double) -> Double {
    let used = elements.span.extracting(indexes(slot, of: block))
    var end = start
    if heads[longRunsOf: block] == 0 {
      for index in used.indices { end += used[unchecked: index].itemLength }
    } else {
      for index in used.indices { end += used[unchecked: index].length }
    }
    return end
  }

  /// Returns the indexes of the first elements of a block.
  private func indexes(_ count: Int, of block: Int32) -> Range<Int> {
    let base = Int(block) &* capacity
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
    let used = elements.span.extracting(indexes(heads[fillOf: block], of: block))
    let isSingle = heads[longRunsOf: block] == 0
    var end = position.offset
    for slot in used.indices {
      let start = end
      end += isSingle ? used[unchecked: slot].itemLength : used[unchecked: slot].length
      if end > offset {
        position.item += items(before: slot, in: block)
        position.offset = start
        return slot
      }
    }
    let slot = used.indices.last { used[$0].length > 0 } ?? 0
    position.item += items(before: slot, in: block)
    position.offset = self.offset(ofSlot: slot, in: block, from: position.offset)
    return slot
  }
}
