import TatamiGeometry

/// The state of one layout.
struct LayoutRun {
  /// The state shared by all passes.
  var state = RunState()
  /// Whether a pass left a child unplaced in a flow that was not marked before.
  var hasNewUnplacedChildren = false
  /// The function that measures leaves of the host, or nil.
  private let hostMeasure: BoxTree.HostMeasure?

  init(budget: Int, hostMeasure: BoxTree.HostMeasure?) {
    self.hostMeasure = hostMeasure
    state.budget = budget
  }

  /// Runs the pass over a box for its offered space, including the passes over its descendants.
  mutating func pass(over node: Int, in tree: inout BoxTree) {
    state.rowTop = tree.slotEnd
    state.rowEnd = tree.headers.count
    var isDone = withArena(of: &tree) { arena, stack in
      stack.push(node, arena)
      return stack.run(arena)
    }
    while !isDone {
      tree.addRowSlots()
      state.rowEnd = tree.headers.count
      isDone = withArena(of: &tree) { arena, stack in stack.run(arena) }
    }
    markNewUnplacedChildren(in: &tree)
  }

  /// Lays out a tree with walks alone, if possible.
  mutating func walk(over root: Int, _ offered: Size, in tree: inout BoxTree) -> WalkResult {
    state.root = root
    state.isSettled = false
    let result = withArena(of: &tree) { arena, _ in arena.walkTree(root, offered) }
    if result == .unsettled { state.isSettled = true }
    return result
  }

  /// Returns the size of a leaf inside an offered space.
  mutating func leafSize(_ leaf: Int, _ offered: Size, in tree: inout BoxTree) -> Size {
    withArena(of: &tree) { arena, _ in arena.leafSize(leaf, arena.headers[leaf], offered) }
  }

  /// Calls a closure with pointers to the tree's arrays.
  private mutating func withArena<Result>(
    of tree: inout BoxTree,
    _ body: (LayoutArena, inout PassStack) -> Result
  ) -> Result {
    tree.withPointers { nodes, records, stack in
      withUnsafeMutablePointer(to: &state) { state in
        withUnsafePointer(to: hostMeasure) { measure in
          let arena = LayoutArena(
            nodes: nodes,
            records: records,
            state: state,
            hostMeasure: measure
          )
          return body(arena, &stack)
        }
      }
    }
  }
}
