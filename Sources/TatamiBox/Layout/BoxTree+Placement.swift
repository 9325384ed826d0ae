package import TatamiGeometry

extension BoxTree {
  /// Returns the offered space for which the last layout placed the children of a box.
  ///
  /// The result is nil if their frames may have changed although the space, the box and its subtree
  /// have not.
  ///
  /// While the result, the size of the box and its subtree are unchanged, so are the frames of the
  /// box's descendants in their parents.
  ///
  /// - Throws: `staleHandle` or `leafHasNoLayout`.
  package func placementSpace(of box: BoxHandle) throws(BoxTreeError) -> Size? {
    let header = headers[try slot(box)]
    guard header.kind.isBox else { throw .leafHasNoLayout(box) }
    return header.flags.contains(.hasUnplacedChild) ? nil : boxes[header.record].placedFor
  }
}

extension BoxTree {
  /// Returns the active children of a box whose frames, or the frames of whose descendants, may
  /// have changed since the last call for this box.
  ///
  /// A child with changes in its subtree is returned only after `forgetPlacement(of:)`.
  ///
  /// - Throws: `staleHandle`.
  /// - Complexity: O(*n*) in the number of children.
  package mutating func takeMovedChildren(of box: BoxHandle) throws(BoxTreeError) -> [BoxHandle] {
    let first = try headers[slot(box)].firstChild
    if placements.count < slotEnd {
      let missing = slotEnd - placements.count
      placements.append(contentsOf: repeatElement(NodePlacement(), count: missing))
    }
    return Self.movedSiblings(from: first, headers, extents, boxes.elements, &placements)
      .map { handle(Int($0)) }
  }

  /// Makes the next `takeMovedChildren(of:)` for the parent of a node return the node.
  ///
  /// - Throws: `staleHandle`.
  package mutating func forgetPlacement(of node: BoxHandle) throws(BoxTreeError) {
    let slot = try slot(node)
    if slot < placements.count { placements[slot] = NodePlacement() }
  }

  /// Returns the nodes among siblings whose placements differ from the given ones, which are
  /// replaced.
  private static func movedSiblings(
    from first: Int32,
    _ headers: UnsafePointer<NodeHeader>,
    _ extents: UnsafePointer<NodeExtents>,
    _ boxes: UnsafePointer<BoxRecord>,
    _ placements: UnsafeMutablePointer<NodePlacement>
  ) -> [Int32] {
    var (moved, child) = ([Int32](), first)
    while child != NodeHeader.none {
      let slot = Int(child)
      let header = headers[slot]
      let (x, y) = (extents[slot].x, extents[slot].y)
      var placement = NodePlacement()
      placement.origin = Point(x: x.origin, y: y.origin)
      placement.size = Size(width: x.size, height: y.size)
      if header.kind.isBox {
        let isKnown = !header.flags.contains(.hasUnplacedChild)
        placement.space = isKnown ? boxes[Int(header.record)].placedFor : BoxRecord.unplaced
      }
      if placement != placements[slot], header.flags.contains(.active) {
        placements[slot] = placement
        moved.append(child)
      }
      child = header.next
    }
    return moved
  }
}
