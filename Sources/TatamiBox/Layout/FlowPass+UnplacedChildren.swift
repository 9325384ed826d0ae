import TatamiGeometry

extension FlowPass {
  /// Logs the positions of all children if the pass is recorded; otherwise marks the flow as having
  /// unplaced children.
  func logChildren(_ arena: LayoutArena) {
    if arena.state.pointee.unplacedChildren.isRecording(node) {
      for row in firstRow..<rowEnd { logChildren(of: row, arena) }
    } else {
      arena.state.pointee.unplacedChildren.addFlow(node, &arena.headers[node].flags)
    }
    guard arrange > 0 else { return }
    for row in firstRow..<rowEnd where arena.headers[row].isLeftOutLine {
      forEachChild(of: row, arena) { child, _ in arena.leaveOut(child) }
    }
  }

  private func logChildren(of row: Int, _ arena: LayoutArena) {
    let isLeftOut = arena.headers[row].isLeftOutLine
    let origin = arena.extents[row].origin
    forEachChild(of: row, arena) { child, header in
      if isLeftOut || isUnplaced(header, arena) {
        arena.state.pointee.unplacedChildren.addLineOrigin(origin, to: child)
      } else {
        let extents = arena.extents[child]
        let center = Rect(origin: extents.origin, size: extents.size).center
        arena.state.pointee.unplacedChildren.setCenter(center, of: child)
      }
    }
  }

  /// Calls a closure with the active children of a line.
  private func forEachChild(
    of row: Int,
    _ arena: LayoutArena,
    _ body: (Int, NodeHeader) -> Void
  ) {
    var child = arena.headers[row].firstChild
    while child != arena.headers[row].record {
      let header = arena.headers[Int(child)]
      if header.flags.contains(.active) { body(Int(child), header) }
      child = header.next
    }
  }
}

extension NodeHeader {
  /// Whether the node is a line that its flow leaves out together with all its children.
  var isLeftOutLine: Bool { flags.isSuperset(of: [.leftOut, .wraps]) }
}
