/// The passes in progress: an explicit call stack.
struct PassStack: Sendable {
  private enum Kind: Sendable {
    case walk, linear, flow, z
  }

  private var order: [Kind] = []
  private var walks: [LineWalk] = []
  private var linear: [LinearPass] = []
  private var flow: [FlowPass] = []
  private var z: [ZPass] = []
  /// The children of linear passes that are measured by priority.
  private var sorted: [Int32] = []

  /// Whether no pass is in progress.
  var isEmpty: Bool { order.isEmpty }

  /// Starts the pass over a box for its offered space.
  mutating func push(_ node: Int, _ arena: LayoutArena) {
    if arena.walk(node) { return }
    arena.markChangesStale()
    if arena.hasWalk(node), arena.headers[node].walk.isLine {
      order.append(.walk)
      walks.append(LineWalk(node, in: arena))
      return
    }
    arena.state.pointee.budget -= 1
    arena.prepareForPass(node)
    switch arena.headers[node].kind {
    case .hbox, .hrow: push(LinearPass(node, .horizontal, in: arena))
    case .vbox, .vrow: push(LinearPass(node, .vertical, in: arena))
    case .hflow: push(FlowPass(node, main: .vertical, in: arena))
    case .vflow: push(FlowPass(node, main: .horizontal, in: arena))
    case .zbox:
      order.append(.z)
      z.append(ZPass(node, in: arena))
    case .leaf, .free: break
    }
  }

  /// Runs all passes to completion.
  ///
  /// - Returns: Whether all passes are finished; false if slots for flow lines are missing.
  mutating func run(_ arena: LayoutArena) -> Bool {
    while let kind = order.last {
      switch kind {
      case .walk: advanceWalk(arena)
      case .linear: advanceLinear(arena)
      case .flow: if !advanceFlow(arena) { return false }
      case .z: advanceZ(arena)
      }
    }
    return true
  }

  private mutating func advanceWalk(_ arena: LayoutArena) {
    if let child = walks[walks.count - 1].advance(arena, depth: 0) {
      push(child, arena)
    } else {
      walks.removeLast()
      order.removeLast()
    }
  }

  private mutating func advanceLinear(_ arena: LayoutArena) {
    if let child = linear[linear.count - 1].advance(arena, &sorted) {
      push(child, arena)
    } else {
      linear.removeLast()
      order.removeLast()
    }
  }

  private mutating func advanceZ(_ arena: LayoutArena) {
    if let child = z[z.count - 1].advance(arena) {
      push(child, arena)
    } else {
      z.removeLast()
      order.removeLast()
    }
  }

  private mutating func advanceFlow(_ arena: LayoutArena) -> Bool {
    let top = flow.count - 1
    switch flow[top].advance(arena) {
    case .child(let child): push(child, arena)
    case .stack(let first):
      push(LinearPass(linesOf: flow[top].node, flow[top].cross, first: first, in: arena))
    case .slots: return false
    case .nothing:
      flow.removeLast()
      order.removeLast()
    }
    return true
  }

  private mutating func push(_ pass: LinearPass) {
    order.append(.linear)
    linear.append(pass)
  }

  private mutating func push(_ pass: FlowPass) {
    order.append(.flow)
    flow.append(pass)
  }
}
