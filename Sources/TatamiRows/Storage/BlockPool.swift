/// Blocks of up to `capacity` elements each, all in one flat array.
///
///     elements: [ a b c . | d . . . | e f g h | ... ]
///     heads:      3, up     1, up     4, up
///
/// A block is identified by its number. Free blocks form a linked list through their heads and are
/// reused first.
struct BlockPool<Element: MeasuredRun>: Sendable {
  /// The bookkeeping of a block.
  private struct Head: Sendable {
    /// The number of elements in use.
    var fill: Int32
    /// The parent block, or -1; in a free block, the next free block, or -1.
    var parent: Int32
  }

  /// The most elements a block holds.
  let capacity: Int
  private let filler: Element
  private var elements: [Element] = []
  private var heads: [Head] = []
  private var firstFree: Int32 = -1

  /// Makes an empty pool whose unused slots hold the filler.
  init(capacity: Int, filler: Element) {
    self.capacity = capacity
    self.filler = filler
  }

  /// The bytes allocated, used or not.
  var byteCount: Int {
    elements.capacity * MemoryLayout<Element>.stride + heads.capacity * MemoryLayout<Head>.stride
  }

  /// Returns an empty block without a parent.
  mutating func make() -> Int32 {
    guard firstFree < 0 else {
      let block = firstFree
      firstFree = heads[Int(block)].parent
      heads[Int(block)] = Head(fill: 0, parent: -1)
      return block
    }
    elements.append(contentsOf: repeatElement(filler, count: capacity))
    heads.append(Head(fill: 0, parent: -1))
    return Int32(heads.count - 1)
  }

  /// Returns a block to the free list.
  mutating func release(_ block: Int32) {
    heads[Int(block)] = Head(fill: 0, parent: firstFree)
    firstFree = block
  }

  /// Returns the number of elements in a block.
  func fill(of block: Int32) -> Int {
    Int(heads[Int(block)].fill)
  }

  /// The parent of a block, or -1.
  subscript(parentOf block: Int32) -> Int32 {
    get { heads[Int(block)].parent }
    set { heads[Int(block)].parent = newValue }
  }

  /// One element of a block.
  subscript(block: Int32, slot: Int) -> Element {
    get { elements[Int(block) * capacity + slot] }
    set { elements[Int(block) * capacity + slot] = newValue }
  }
}

extension BlockPool {
  /// Inserts an element into a block that is not full.
  mutating func insert(_ element: Element, at slot: Int, in block: Int32) {
    let base = Int(block) * capacity
    var free = base + fill(of: block)
    while free > base + slot {
      elements[free] = elements[free - 1]
      free -= 1
    }
    elements[free] = element
    heads[Int(block)].fill += 1
  }

  /// Removes an element from a block.
  mutating func remove(at slot: Int, in block: Int32) {
    let base = Int(block) * capacity
    for index in (base + slot)..<(base + fill(of: block) - 1) {
      elements[index] = elements[index + 1]
    }
    heads[Int(block)].fill -= 1
  }

  /// Moves the upper half of a block into an empty one.
  mutating func moveUpperHalf(of block: Int32, to right: Int32) {
    move(from: fill(of: block) / 2, of: block, to: right)
  }

  /// Moves all elements of the second block to the end of the first, which has room for them.
  mutating func append(_ right: Int32, to left: Int32) {
    move(from: 0, of: right, to: left)
  }

  private mutating func move(from slot: Int, of source: Int32, to target: Int32) {
    let (sourceFill, targetFill) = (fill(of: source), fill(of: target))
    for step in 0..<(sourceFill - slot) {
      self[target, targetFill + step] = self[source, slot + step]
    }
    heads[Int(target)].fill = Int32(targetFill + sourceFill - slot)
    heads[Int(source)].fill = Int32(slot)
  }
}

extension BlockPool {
  /// Returns the sums of counts and lengths over a block.
  func total(of block: Int32) -> RunPosition {
    let base = Int(block) * capacity
    var total = RunPosition(item: 0, offset: 0)
    for index in base..<(base + fill(of: block)) {
      total.item += elements[index].count
      total.offset += elements[index].length
    }
    return total
  }

  /// Returns the slot that contains an item, and advances the position to the start of that slot.
  ///
  /// An item past the end gives the last slot, an empty block slot 0.
  func slot(ofItem item: Int, in block: Int32, from position: inout RunPosition) -> Int {
    let base = Int(block) * capacity
    let last = base + fill(of: block) - 1
    var index = base
    while index < last {
      let element = elements[index]
      guard position.item + element.count <= item else { break }
      position.item += element.count
      position.offset += element.length
      index += 1
    }
    return index - base
  }

  /// Returns the slot that covers an offset, and advances the position to the start of that slot.
  ///
  /// An offset past the end gives the last slot with a length above 0. The parent summed the
  /// lengths in another order, so its end may differ from this block's by a rounding error.
  func slot(atOffset offset: Double, in block: Int32, from position: inout RunPosition) -> Int {
    let base = Int(block) * capacity
    var found = 0
    var start = position
    for slot in 0..<fill(of: block) {
      let element = elements[base + slot]
      if element.length > 0 || slot == 0 {
        found = slot
        start = position
      }
      guard position.offset + element.length <= offset else { break }
      position.item += element.count
      position.offset += element.length
    }
    position = start
    return found
  }
}

extension BlockPool where Element == Branch {
  /// Returns the slot whose branch points to a child block.
  func slot(ofChild child: Int32, in block: Int32) -> Int {
    let base = Int(block) * capacity
    var index = base
    while elements[index].child != child {
      index += 1
    }
    return index - base
  }
}
