import TatamiGeometry

extension BoxTree {
  /// Finds, from the changes upwards, how far they reach (§8).
  ///
  /// A node that still answers its box's question with the same size stops the climb: the boxes
  /// above keep what they know. Under another offered space nothing is asked, only marked.
  mutating func refresh(_ root: Int, _ offered: Size, _ run: inout LayoutRun) {
    let asks = self.offered(root) == offered
    for node in changedPath(root).reversed() where node != root {
      let parent = Int(headers[node].parent)
      if headers[parent].flags.contains(.stale) || !concernsParent(node) { continue }
      if !asks || !answersAsBefore(node, &run) { headers[parent].flags.insert(.stale) }
    }
  }

  /// Returns the nodes with changes in or below them, parents first.
  private func changedPath(_ root: Int) -> [Int] {
    var path: [Int] = []
    var waiting = [root]
    while let node = waiting.popLast() {
      path.append(node)
      forEachChanged(in: node) { waiting.append($0) }
    }
    return path
  }

  /// Visits the active children with changes in or below them.
  private func forEachChanged(in node: Int, _ body: (Int) -> Void) {
    let only = headers[node].changedChild
    var child = only >= 0 ? only : headers[node].firstChild
    guard only != NodeHeader.none else { return }
    while child != NodeHeader.none {
      let header = headers[Int(child)]
      if header.hasChanges, header.flags.contains(.active) { body(Int(child)) }
      child = only >= 0 ? NodeHeader.none : header.next
    }
  }

  /// Whether a change inside a node can change what the box around knows about it.
  private func concernsParent(_ node: Int) -> Bool {
    headers[node].flags.isSuperset(of: [.stale, .wraps, .asked])
  }

  private mutating func answersAsBefore(_ node: Int, _ run: inout LayoutRun) -> Bool {
    if headers[node].flags.contains(.askedTwice) { return false }
    let before = size(node)
    if headers[node].kind == .leaf {
      setSize(node, run.leafSize(node, offered(node), in: &self))
      headers[node].flags.remove(.stale)
    } else {
      run.pass(over: node, in: &self)
    }
    return size(node) == before
  }
}
