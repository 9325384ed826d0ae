import TatamiGeometry

/// What one layout needs besides the tree.
struct LayoutRun: Sendable {
  /// What all passes share.
  var state = RunState()
  /// Whether a flow with strays was found where the walk had passed already.
  var hasNewStrays = false
  /// The passes that wait for each other.
  var stack = PassStack()

  init(budget: Int) {
    state.budget = budget
  }

  /// Runs the pass over a box for the space offered to it, and all passes that one needs.
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
    noteStrays(in: &tree)
  }

  /// Returns the size of a leaf inside an offered space.
  mutating func leafSize(_ leaf: Int, _ offered: Size, in tree: inout BoxTree) -> Size {
    withArena(of: &tree) { arena, _ in arena.leafSize(leaf, arena.headers[leaf], offered) }
  }

  /// Calls a function with the tree's arrays as plain pointers, valid during the call.
  private mutating func withArena<Result>(
    of tree: inout BoxTree,
    _ body: (LayoutArena, inout PassStack) -> Result
  ) -> Result {
    // An array passed with `&` to a pointer parameter lends its storage for the call.
    func lend(
      _ headers: UnsafeMutablePointer<NodeHeader>,
      _ extents: UnsafeMutablePointer<Extent>,
      _ links: UnsafeMutablePointer<NodeLinks>,
      _ leaves: UnsafeMutablePointer<LeafRecord>,
      _ boxes: UnsafeMutablePointer<BoxRecord>,
      _ rares: UnsafeMutablePointer<RareStyle>,
      _ state: UnsafeMutablePointer<RunState>,
      _ stack: inout PassStack
    ) -> Result {
      let arena = LayoutArena(
        headers: headers,
        extents: extents,
        links: links,
        leaves: leaves,
        boxes: boxes,
        rares: rares,
        state: state
      )
      return body(arena, &stack)
    }
    return lend(
      &tree.headers,
      &tree.extents,
      &tree.links,
      &tree.leaves.elements,
      &tree.boxes.elements,
      &tree.rares.elements,
      &state,
      &stack
    )
  }

  private mutating func noteStrays(in tree: inout BoxTree) {
    for flow in state.strays.takeFound() {
      tree.markStrays(above: Int(flow))
      hasNewStrays = true
    }
  }
}
