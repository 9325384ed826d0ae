/// Blocks of up to `capacity` elements each, all in one flat array.
///
///     elements: [ a b c . | d . . . | e f g h | ... ]
///     heads:      3, up     1, up     4, up
///
/// A block is named by its number. Released blocks are chained through their heads and used again.
struct BlockPool<Element: Stacked>: Sendable {
  /// What is known of a block besides its elements.
  private struct Head: Sendable {
    /// The elements in use.
    var fill: Int32
    /// The block above; in a released block the next released one; -1 for none.
    var parent: Int32
  }

  /// The most elements a block holds.
  let capacity: Int
  private let filler: Element
  private var elements: [Element] = []
  private var heads: [Head] = []
  private var firstReleased: Int32 = -1

  /// Makes an empty pool whose unused places hold the filler.
  init(capacity: Int, filler: Element) {
    self.capacity = capacity
    self.filler = filler
  }

  /// The bytes held, used or not.
  var byteCount: Int {
    elements.capacity * MemoryLayout<Element>.stride + heads.capacity * MemoryLayout<Head>.stride
  }

  /// Returns an empty block without a parent.
  mutating func make() -> Int32 {
    guard firstReleased < 0 else {
      let block = firstReleased
      firstReleased = heads[Int(block)].parent
      heads[Int(block)] = Head(fill: 0, parent: -1)
      return block
    }
    elements.append(contentsOf: repeatElement(filler, count: capacity))
    heads.append(Head(fill: 0, parent: -1))
    return Int32(heads.count - 1)
  }

  /// Gives a block back.
  mutating func release(_ block: Int32) {
    heads[Int(block)] = Head(fill: 0, parent: firstReleased)
    firstReleased = block
  }

  /// Returns how many elements a block holds.
  func fill(of block: Int32) -> Int {
    Int(heads[Int(block)].fill)
  }

  /// The block above, -1 for none.
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
  /// Adds an element to a block that is not full.
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

  /// Takes an element out of a block.
  mutating func remove(at slot: Int, in block: Int32) {
    let base = Int(block) * capacity
    for place in (base + slot)..<(base + fill(of: block) - 1) {
      elements[place] = elements[place + 1]
    }
    heads[Int(block)].fill -= 1
  }

  /// Moves the upper half of a block into an empty one.
  mutating func moveUpperHalf(of block: Int32, to right: Int32) {
    move(from: fill(of: block) / 2, of: block, to: right)
  }

  /// Moves everything from the second block to the end of the first, which has room for it.
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
  /// Returns what a block adds up to.
  func total(of block: Int32) -> StackPosition {
    let base = Int(block) * capacity
    var total = StackPosition(item: 0, offset: 0)
    for place in base..<(base + fill(of: block)) {
      total.item += elements[place].count
      total.offset += elements[place].length
    }
    return total
  }

  /// Returns the slot that holds an item, and moves the position to the slot's start.
  ///
  /// An item past the end gives the last slot, an empty block slot 0.
  func slot(ofItem item: Int, in block: Int32, from position: inout StackPosition) -> Int {
    let base = Int(block) * capacity
    let last = base + fill(of: block) - 1
    var place = base
    while place < last {
      let element = elements[place]
      guard position.item + element.count <= item else { break }
      position.item += element.count
      position.offset += element.length
      place += 1
    }
    return place - base
  }

  /// Returns the slot that covers an offset, and moves the position to the slot's start.
  ///
  /// An offset past the end gives the last slot that has a length: lengths were added up in
  /// another order on the way down, so the end may differ from the parent's by a rounding.
  func slot(atOffset offset: Double, in block: Int32, from position: inout StackPosition) -> Int {
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
  /// Returns the slot that leads to a child of the block.
  func slot(ofChild child: Int32, in block: Int32) -> Int {
    let base = Int(block) * capacity
    var place = base
    while elements[place].child != child {
      place += 1
    }
    return place - base
  }
}
