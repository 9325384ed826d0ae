public import TatamiGeometry

/// A forest of boxes and leaves in flat arrays, and the engine that lays it out.
///
/// Nodes are created, joined and changed through handles; `layout(_:in:)` then finds every frame
/// of one tree. Changes mark only the path to the root, and the next layout looks only there.
/// The value is `Sendable` and deterministic; copies are independent. Specified in box.
public struct BoxTree: Sendable {
  /// Nodes as every pass reads them; one slot per node.
  var headers: [NodeHeader] = []
  /// Lengths and results, two per node: x, y.
  var extents: [Extent] = []
  /// Nodes as only editing reads them.
  var links: [NodeLinks] = []
  /// Contents of leaves.
  var leaves = SlotArray<LeafRecord>()
  /// Layouts of boxes.
  var boxes = SlotArray<BoxRecord>()
  /// Limits and alignments of the few nodes that have some; the first belongs to flow lines.
  var rares = SlotArray<RareStyle>()
  /// The number of slots in use or free; those behind are lent to flow lines during a layout.
  var slotEnd = 0
  /// The first free slot; free slots are chained by `next`.
  var firstFree = NodeHeader.none
  /// The stack of passes, kept so that a layout allocates nothing once the stack is deep enough.
  var spareStack = PassStack()
  /// The number of nodes alive.
  public private(set) var count = 0

  /// Makes an empty forest.
  public init() {
    var row = RareStyle()
    row.widthLimits = .shrinking
    row.heightLimits = .shrinking
    _ = rares.insert(row)
  }

  /// Reserves memory for a number of nodes.
  public mutating func reserveCapacity(_ nodes: Int) {
    headers.reserveCapacity(nodes)
    extents.reserveCapacity(2 * nodes)
    links.reserveCapacity(nodes)
    leaves.elements.reserveCapacity(nodes)
  }

  /// Makes a leaf with a content of a fixed size, in points.
  ///
  /// - Complexity: O(1), amortised.
  public mutating func makeLeaf(_ style: BoxStyle = BoxStyle(), content: Size) -> BoxHandle {
    let record = leaves.insert(LeafRecord(content: LegalValue.content(content)))
    return makeNode(.leaf, style, record)
  }

  /// Makes a leaf whose content is measured.
  ///
  /// - Complexity: O(1), amortised.
  public mutating func makeLeaf(
    _ style: BoxStyle = BoxStyle(),
    measure: @escaping Measure
  ) -> BoxHandle {
    makeNode(.leaf, style, leaves.insert(LeafRecord(measure: measure)))
  }

  /// Makes a box without children.
  ///
  /// - Complexity: O(1), amortised.
  public mutating func makeBox(_ layout: BoxLayout, _ style: BoxStyle = BoxStyle()) -> BoxHandle {
    let record = boxes.insert(BoxRecord(layout: layout))
    let handle = makeNode(NodeKind(layout.kind), style, record)
    adopt(layout, at: Int(handle.index))
    return handle
  }

  /// Returns whether the handle's node is alive.
  public func contains(_ node: BoxHandle) -> Bool {
    links.indices.contains(Int(node.index))
      && links[Int(node.index)].generation == node.generation
      && headers[Int(node.index)].kind != .free
  }

  private mutating func makeNode(
    _ kind: NodeKind,
    _ style: BoxStyle,
    _ record: Int32
  ) -> BoxHandle {
    let slot = takeSlot()
    headers[slot].kind = kind
    headers[slot].record = record
    headers[slot].flags = .stale
    adopt(style, at: slot)
    count += 1
    return handle(slot)
  }

  private mutating func takeSlot() -> Int {
    guard firstFree == NodeHeader.none else {
      let slot = Int(firstFree)
      firstFree = headers[slot].next
      headers[slot] = NodeHeader()
      return slot
    }
    if slotEnd == headers.count {
      headers.append(NodeHeader())
      extents.append(Extent())
      extents.append(Extent())
    } else {
      headers[slotEnd] = NodeHeader()
      extents[2 * slotEnd] = Extent()
      extents[2 * slotEnd + 1] = Extent()
    }
    links.append(NodeLinks())
    slotEnd += 1
    return slotEnd - 1
  }

  /// Makes room for more flow lines behind the last slot.
  mutating func addRowSlots() {
    let more = max(16, headers.count - slotEnd)
    // No room to spare: it would double the memory of the tree.
    headers.reserveCapacity(headers.count + more)
    extents.reserveCapacity(extents.count + 2 * more)
    headers.append(contentsOf: repeatElement(NodeHeader(), count: more))
    extents.append(contentsOf: repeatElement(Extent(), count: 2 * more))
  }

  /// Gives a node's slot and records back; its handles become stale.
  mutating func release(_ slot: Int) {
    let header = headers[slot]
    if header.kind == .leaf {
      leaves.remove(header.record, leaving: LeafRecord())
    } else {
      for rare in boxes[header.record].runRares { rares.remove(rare, leaving: RareStyle()) }
      boxes.remove(header.record, leaving: BoxRecord(layout: .zbox))
    }
    if header.rare != NodeHeader.none { rares.remove(header.rare, leaving: RareStyle()) }
    headers[slot] = NodeHeader()
    headers[slot].next = firstFree
    extents[2 * slot] = Extent()
    extents[2 * slot + 1] = Extent()
    links[slot] = NodeLinks(generation: links[slot].generation &+ 1)
    firstFree = Int32(slot)
    count -= 1
  }

  /// Returns the handle of a slot.
  func handle(_ slot: Int) -> BoxHandle {
    BoxHandle(index: Int32(slot), generation: links[slot].generation)
  }

  /// Returns the slot of a live node.
  func slot(_ node: BoxHandle) throws(BoxTreeError) -> Int {
    guard contains(node) else { throw .staleHandle(node) }
    return Int(node.index)
  }
}
