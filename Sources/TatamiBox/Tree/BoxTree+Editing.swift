extension BoxTree {
  /// Inserts a node into a box at a position among its children; by default, at the end.
  ///
  /// A node with a parent is moved, together with its subtree and its cached sizes. Positions do
  /// not count the node itself.
  ///
  /// - Throws: `staleHandle`, `leafHasNoChildren`, `cycle` or `positionOutOfRange`; the tree is
  ///   then unchanged.
  /// - Complexity: O(1) at the end, otherwise O(*position*); plus the depth of the box.
  public mutating func insert(
    _ node: BoxHandle,
    into box: BoxHandle,
    at position: Int? = nil
  ) throws(BoxTreeError) {
    let (child, parent) = try (slot(node), slot(box))
    guard headers[parent].kind.isBox else { throw .leafHasNoChildren(box) }
    if headers[child].firstChild != NodeHeader.none || child == parent {
      guard !isInside(parent, child) else { throw .cycle(node: node, parent: box) }
    }
    let before =
      try position.map { position throws(BoxTreeError) in
        try successor(at: position, in: parent, without: child)
      } ?? NodeHeader.none
    if headers[child].parent != NodeHeader.none { detach(child) }
    attach(child, to: parent, before: before)
  }

  /// Moves a child to another position among its siblings.
  ///
  /// - Throws: `staleHandle` or `positionOutOfRange`. Moving a root has no effect.
  public mutating func move(_ node: BoxHandle, to position: Int) throws(BoxTreeError) {
    let parent = try headers[slot(node)].parent
    guard parent != NodeHeader.none else { return }
    try insert(node, into: handle(Int(parent)), at: position)
  }

  /// Removes a node from its box; it becomes a root and keeps its cached sizes.
  ///
  /// - Throws: `staleHandle`.
  public mutating func removeFromParent(_ node: BoxHandle) throws(BoxTreeError) {
    detach(try slot(node))
  }

  /// Destroys a node and its subtree; their handles become stale.
  ///
  /// - Throws: `staleHandle`.
  /// - Complexity: O(*n*) in the nodes of the subtree.
  public mutating func destroy(_ node: BoxHandle) throws(BoxTreeError) {
    let top = try slot(node)
    detach(top)
    var pending = [top]
    while let slot = pending.popLast() {
      var child = headers[slot].firstChild
      while child != NodeHeader.none {
        pending.append(Int(child))
        child = headers[Int(child)].next
      }
      release(slot)
    }
  }

  /// Returns the parent of a node, or nil for a root.
  ///
  /// - Throws: `staleHandle`.
  public func parent(of node: BoxHandle) throws(BoxTreeError) -> BoxHandle? {
    let parent = try headers[slot(node)].parent
    return parent == NodeHeader.none ? nil : handle(Int(parent))
  }

  /// Returns the children of a node in order.
  ///
  /// - Throws: `staleHandle`.
  /// - Complexity: O(*n*) in the number of children.
  public func children(of node: BoxHandle) throws(BoxTreeError) -> [BoxHandle] {
    var result: [BoxHandle] = []
    var child = try headers[slot(node)].firstChild
    while child != NodeHeader.none {
      result.append(handle(Int(child)))
      child = headers[Int(child)].next
    }
    return result
  }
}

extension BoxTree {
  /// Marks a node as stale, and the path to its root as changed.
  mutating func markStale(_ slot: Int) {
    headers[slot].flags.insert(.stale)
    markPath(from: slot)
  }

  /// Marks the parent of a node as stale.
  mutating func markParentStale(of slot: Int) {
    let parent = headers[slot].parent
    if parent != NodeHeader.none { markStale(Int(parent)) }
  }

  /// Makes the next layout determine the walk of a node's parent again.
  mutating func resetWalk(ofParentOf slot: Int) {
    let parent = headers[slot].parent
    if parent != NodeHeader.none { headers[Int(parent)].walk = .unknown }
  }

  /// Records in all ancestors which child contains the change; stops where it has already been
  /// recorded.
  private mutating func markPath(from slot: Int) {
    Self.markPath(from: slot, &headers)
  }

  private static func markPath(from slot: Int, _ headers: UnsafeMutablePointer<NodeHeader>) {
    var child = Int32(truncatingIfNeeded: slot)
    var parent = headers[slot].parent
    while parent != NodeHeader.none {
      let known = headers[Int(parent)].changedChild
      if known == child || known == NodeHeader.several { return }
      let isFirst = known == NodeHeader.none
      headers[Int(parent)].changedChild = isFirst ? child : NodeHeader.several
      if !isFirst { return }
      child = parent
      parent = headers[Int(parent)].parent
    }
  }

  private func isInside(_ slot: Int, _ top: Int) -> Bool {
    var current = Int32(slot)
    while current != NodeHeader.none, Int(current) != top {
      current = headers[Int(current)].parent
    }
    return current != NodeHeader.none
  }

  private func successor(
    at position: Int,
    in parent: Int,
    without node: Int
  ) throws(BoxTreeError) -> Int32 {
    var (child, passed) = (headers[parent].firstChild, 0)
    while child != NodeHeader.none, passed != position || Int(child) == node {
      if Int(child) != node { passed += 1 }
      child = headers[Int(child)].next
    }
    guard passed == position else {
      throw .positionOutOfRange(position: position, count: passed)
    }
    return child
  }

  private mutating func attach(_ child: Int, to parent: Int, before next: Int32) {
    // An array passed with `&` to a pointer parameter lends its storage for the call; it is checked
    // for uniqueness once.
    Self.attach(child, to: parent, before: next, &headers, &links)
    if headers[child].flags.contains(.hasUnplacedChild) {
      markAncestorsOfUnplacedChildren(of: child)
    }
  }

  private static func attach(
    _ child: Int,
    to parent: Int,
    before next: Int32,
    _ headers: UnsafeMutablePointer<NodeHeader>,
    _ links: UnsafeMutablePointer<NodeLinks>
  ) {
    let previous = next == NodeHeader.none ? links[parent].lastChild : links[Int(next)].previous
    headers[child].parent = Int32(truncatingIfNeeded: parent)
    headers[child].next = next
    links[child].previous = previous
    if previous == NodeHeader.none {
      headers[parent].firstChild = Int32(truncatingIfNeeded: child)
    } else {
      headers[Int(previous)].next = Int32(truncatingIfNeeded: child)
    }
    if next == NodeHeader.none {
      links[parent].lastChild = Int32(truncatingIfNeeded: child)
    } else {
      links[Int(next)].previous = Int32(truncatingIfNeeded: child)
    }
    headers[parent].walk = .unknown
    headers[parent].flags.insert(.stale)
    markPath(from: parent, headers)
    if headers[child].hasChanges { markPath(from: child, headers) }
  }

  /// Marks all ancestors of a flow with unplaced children; every layout then visits the path.
  mutating func markAncestorsOfUnplacedChildren(of slot: Int) {
    var parent = headers[slot].parent
    while parent != NodeHeader.none, !headers[Int(parent)].flags.contains(.hasUnplacedChild) {
      headers[Int(parent)].flags.insert(.hasUnplacedChild)
      parent = headers[Int(parent)].parent
    }
  }

  private mutating func detach(_ child: Int) {
    let parent = headers[child].parent
    guard parent != NodeHeader.none else { return }
    let (previous, next) = (links[child].previous, headers[child].next)
    if previous == NodeHeader.none {
      headers[Int(parent)].firstChild = next
    } else {
      headers[Int(previous)].next = next
    }
    if next == NodeHeader.none {
      links[Int(parent)].lastChild = previous
    } else {
      links[Int(next)].previous = previous
    }
    headers[child].parent = NodeHeader.none
    headers[child].next = NodeHeader.none
    links[child].previous = NodeHeader.none
    if headers[Int(parent)].changedChild == Int32(child) {
      headers[Int(parent)].changedChild = NodeHeader.none
    }
    headers[Int(parent)].walk = .unknown
    markStale(Int(parent))
  }
}
