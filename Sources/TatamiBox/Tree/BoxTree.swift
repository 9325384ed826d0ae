public import TatamiGeometry

/// Trees of boxes and leaves, stored in flat arrays, and the engine that lays them out.
///
/// Nodes are created, connected and changed through handles; `layout(_:in:)` then finds all frames
/// of one tree. A change marks the path to the root, and the next layout visits only marked paths.
/// The value is `Sendable` and deterministic; copies are independent.
///
/// A tree in a property of a class is checked for overlapping access at every call. A function with
/// an `inout` parameter is checked once, which saves a third of the time of building:
///
/// ```swift
/// func addRows(to box: BoxHandle, in tree: inout BoxTree) throws(BoxTreeError) {
///   for title in titles { try tree.insert(tree.makeLeaf { title.size(in: $0) }, into: box) }
/// }
/// try addRows(to: root, in: &model.tree)
/// ```
public struct BoxTree: Sendable {
  /// The part of the nodes that all passes read; one slot per node.
  var headers: [NodeHeader] = []
  /// The lengths and results of the nodes; one element per slot.
  var extents: [NodeExtents] = []
  /// The part of the nodes that only editing and reversed lines read.
  var links: [NodeLinks] = []
  /// The contents of leaves.
  var leaves = SlotArray<LeafRecord>()
  /// The layouts of boxes.
  var boxes = SlotArray<BoxRecord>()
  /// The limits and alignments of the few nodes that have them; the first element belongs to flow
  /// lines.
  var extendedStyles = SlotArray<ExtendedStyle>()
  /// The placements that a host has read with `takeMovedChildren(of:)`, by slot; empty without one.
  var placements: [NodePlacement] = []
  /// The number of slots in use or free; during a layout, flow lines use the slots after them.
  var slotEnd = 0
  /// The first free slot; free slots form a list linked by `next`.
  var firstFree = NodeHeader.none
  /// The passes in progress; kept after a layout so that the next one reuses the memory.
  var passes = PassStack()
  /// Whether walks are used where possible; tests compare them with the general passes.
  package var usesWalks = true
  /// The number of nodes.
  public private(set) var count = 0

  /// Creates a tree without nodes.
  public init() {
    var row = ExtendedStyle()
    row.widthLimits = .shrinking
    row.heightLimits = .shrinking
    _ = extendedStyles.insert(row)
  }

  /// Reserves memory for a number of nodes.
  public mutating func reserveCapacity(_ nodes: Int) {
    headers.reserveCapacity(nodes)
    extents.reserveCapacity(nodes)
    links.reserveCapacity(nodes)
    leaves.elements.reserveCapacity(nodes)
  }

  /// Makes a leaf in the default style with content of a fixed size, in points.
  ///
  /// - Complexity: O(1), amortized.
  public mutating func makeLeaf(content: Size) -> BoxHandle {
    makeNode(NodeHeader(.leaf, leaves.insert(LeafRecord(content: StyleLimits.content(content)))))
  }

  /// Makes a leaf with content of a fixed size, in points.
  ///
  /// - Complexity: O(1), amortized.
  public mutating func makeLeaf(_ style: BoxStyle, content: Size) -> BoxHandle {
    let record = leaves.insert(LeafRecord(content: StyleLimits.content(content)))
    return makeNode(NodeHeader(.leaf, record), style)
  }

  /// Makes a leaf in the default style with content that a function measures.
  ///
  /// - Complexity: O(1), amortized.
  public mutating func makeLeaf(measure: @escaping Measure) -> BoxHandle {
    makeNode(NodeHeader(.leaf, leaves.insert(LeafRecord(measure: measure))))
  }

  /// Makes a leaf with content that a function measures.
  ///
  /// - Complexity: O(1), amortized.
  public mutating func makeLeaf(_ style: BoxStyle, measure: @escaping Measure) -> BoxHandle {
    makeNode(NodeHeader(.leaf, leaves.insert(LeafRecord(measure: measure))), style)
  }

  /// Makes a leaf with content that the host measures, such as a view.
  ///
  /// Lay the leaf out with `layout(_:in:measuring:)`.
  ///
  /// - Complexity: O(1), amortized.
  public mutating func makeHostMeasuredLeaf(_ style: BoxStyle = BoxStyle()) -> BoxHandle {
    makeNode(NodeHeader(.leaf, leaves.insert(.measuredByHost)), style)
  }

  /// Makes a box without children.
  ///
  /// - Complexity: O(1), amortized.
  public mutating func makeBox(_ layout: BoxLayout, _ style: BoxStyle = BoxStyle()) -> BoxHandle {
    let record = boxes.insert(BoxRecord(layout: layout))
    let handle = makeNode(NodeHeader(NodeKind(layout.kind), record), style)
    store(layout, at: Int(handle.index))
    return handle
  }

  /// Returns whether the node of a handle exists.
  public func contains(_ node: BoxHandle) -> Bool {
    let slot = Int(node.index)
    return slot < links.count && links[slot].generation == node.generation
      && headers[slot].kind != .free
  }

  private mutating func makeNode(_ header: NodeHeader, _ style: BoxStyle) -> BoxHandle {
    let handle = makeNode(header)
    store(style, at: Int(handle.index))
    return handle
  }

  /// Makes a node in the default style.
  @inline(__always)
  private mutating func makeNode(_ header: NodeHeader) -> BoxHandle {
    count += 1
    guard firstFree == NodeHeader.none else { return reuseSlot(header) }
    if slotEnd == headers.count {
      headers.append(header)
      extents.append(NodeExtents())
    } else {
      headers[slotEnd] = header
      extents[slotEnd] = NodeExtents()
    }
    links.append(NodeLinks())
    slotEnd += 1
    return BoxHandle(index: Int32(truncatingIfNeeded: slotEnd - 1), generation: 0)
  }

  private mutating func reuseSlot(_ header: NodeHeader) -> BoxHandle {
    let slot = Int(firstFree)
    firstFree = headers[slot].next
    headers[slot] = header
    return handle(slot)
  }

  /// Adds slots for flow lines after the last node.
  mutating func addRowSlots() {
    let more = max(16, headers.count - slotEnd)
    // Reserves exactly the capacity needed; growing geometrically would double the memory of the
    // tree.
    headers.reserveCapacity(headers.count + more)
    extents.reserveCapacity(extents.count + more)
    headers.append(contentsOf: repeatElement(NodeHeader(), count: more))
    extents.append(contentsOf: repeatElement(NodeExtents(), count: more))
  }

  /// Frees the slot and the records of a node; its handles become stale.
  mutating func release(_ slot: Int) {
    let header = headers[slot]
    if header.kind == .leaf {
      leaves.remove(header.record, leaving: LeafRecord())
    } else {
      for extendedStyle in boxes[header.record].lineStyles {
        extendedStyles.remove(extendedStyle, leaving: ExtendedStyle())
      }
      boxes.remove(header.record, leaving: BoxRecord(layout: .zbox))
    }
    if header.extendedStyle != NodeHeader.none {
      extendedStyles.remove(header.extendedStyle, leaving: ExtendedStyle())
    }
    headers[slot] = NodeHeader()
    headers[slot].next = firstFree
    extents[slot] = NodeExtents()
    links[slot] = NodeLinks(generation: links[slot].generation &+ 1)
    firstFree = Int32(slot)
    count -= 1
  }

  /// Returns the handle of the node in a slot.
  func handle(_ slot: Int) -> BoxHandle {
    BoxHandle(index: Int32(slot), generation: links[slot].generation)
  }

  /// Returns the slot of a node.
  ///
  /// - Throws: `staleHandle`.
  @inline(__always) func slot(_ node: BoxHandle) throws(BoxTreeError) -> Int {
    guard contains(node) else { throw .staleHandle(node) }
    return Int(node.index)
  }
}
