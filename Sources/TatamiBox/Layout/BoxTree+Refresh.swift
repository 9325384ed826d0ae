import TatamiGeometry

extension BoxTree {
  /// Finds, from the changes upwards, how far they reach (§8).
  ///
  /// A node that still answers its box's question with the same size stops the climb: the boxes
  /// above keep what they know. Under another offered space nothing is asked, only marked.
  mutating func refresh(_ root: Int, _ offered: Size, _ run: inout LayoutRun) {
    let asks = self.offered(root) == offered
    for node in changedBoxes(root, asks, &run).reversed() where node != root {
      tellParent(of: node, asks, &run)
    }
  }

  /// Returns the boxes with changes in or below them, parents first; leaves are dealt with on
  /// the way.
  private mutating func changedBoxes(
    _ root: Int,
    _ asks: Bool,
    _ run: inout LayoutRun
  ) -> [Int] {
    var boxes: [Int] = []
    var waiting = [root]
    while let node = waiting.popLast() {
      boxes.append(node)
      let only = headers[node].changedChild
      var child = only >= 0 ? only : headers[node].firstChild
      if only == NodeHeader.none { continue }
      while child != NodeHeader.none {
        let header = headers[Int(child)]
        if header.hasChanges, header.flags.contains(.active) {
          if header.kind.isBox {
            waiting.append(Int(child))
          } else {
            tellParent(of: Int(child), asks, &run)
          }
        }
        child = only >= 0 ? NodeHeader.none : header.next
      }
    }
    return boxes
  }

  /// Marks the box around a node outdated, if the node's change can concern it and does.
  private mutating func tellParent(of node: Int, _ asks: Bool, _ run: inout LayoutRun) {
    let parent = Int(headers[node].parent)
    guard !headers[parent].flags.contains(.stale),
      headers[node].flags.isSuperset(of: [.stale, .wraps, .asked])
    else { return }
    if !asks || !answersAsBefore(node, &run) { headers[parent].flags.insert(.stale) }
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
