import TatamiGeometry

/// One pass over the children of a linear box, or of a line of a flow, or over a flow's lines.
///
/// The pass stops whenever a child box has to be measured first and goes on where it stopped, so
/// that the depth of a tree costs heap and not stack. Steps are those of box §4.
struct LinearPass: Sendable {
  /// What is done with the children, in this order.
  enum Phase: UInt8, Sendable {
    case fixed, wrapping, remaining, shrinking, growing, finished

    /// The phase's place in a set of phases.
    var bit: UInt8 { 1 << rawValue }
  }

  let node: Int
  /// The first child.
  let first: Int32
  /// Whether the children are the lines of the flow `node`.
  let isStackOfLines: Bool
  /// What offers to children depend on.
  var context: LineContext
  var totals = LineTotals()
  var sums = LineSums()

  var phase = Phase.fixed
  /// The child that comes next.
  var cursor: Int32
  /// Whether the child at the cursor was measured by a pass of its own meanwhile.
  var isResuming = false
  /// The overflow or the rest that is shared out, in points.
  var shared = 0.0
  /// The most a shrinking child may keep, in points.
  var room = 0.0
  /// The length a growing child takes, in points.
  var target = 0.0
  /// What the first round found, while the second one runs (step 7).
  var firstRound: FirstRound?
  /// Where the sorted children begin in the shared list, and which one is next.
  var sortedStart = 0
  var sortedNext = 0

  /// What step 8 and 9 take from the first round.
  struct FirstRound: Sendable {
    var space: Size
    var crossSize: Double
  }

  var main: Axis { context.main }
  var cross: Axis { context.main.cross }
  /// The length that gaps, margins and children take on the main axis.
  var used: Double { context.used(sums) }

  /// Starts the pass over a linear box, or over a line of a flow.
  init(_ node: Int, _ main: Axis, in arena: LayoutArena) {
    let header = arena.headers[node]
    let end = header.kind.isRow ? header.record : NodeHeader.none
    self.init(node, main, header.firstChild, end, isStackOfLines: false, arena)
  }

  /// Starts the pass over the lines of a flow.
  init(linesOf flow: Int, _ main: Axis, first: Int32, in arena: LayoutArena) {
    self.init(flow, main, first, NodeHeader.none, isStackOfLines: true, arena)
  }

  private init(
    _ node: Int,
    _ main: Axis,
    _ first: Int32,
    _ end: Int32,
    isStackOfLines: Bool,
    _ arena: LayoutArena
  ) {
    self.node = node
    self.first = first
    self.isStackOfLines = isStackOfLines
    context = LineContext(
      main: main,
      wrapsMain: arena.headers[node][main].wraps,
      end: end,
      space: .zero
    )
    cursor = first
    let style = style(arena)
    context.space = arena.childrenSpace(content(arena), style.padding)
    collectTotals(arena, space: style.space)  // step 1
  }

  /// Returns the properties the pass follows.
  ///
  /// Looked up at the start and the end instead of kept: passes are copied on and off the stack.
  func style(_ arena: LayoutArena) -> LineStyle {
    let header = arena.headers[node]
    if isStackOfLines { return LineStyle(lines: arena.box(node), main) }
    if header.kind.isRow { return LineStyle(row: arena.box(Int(header.parent)), main) }
    return LineStyle(box: arena.box(node), main)
  }

  /// Returns the space for the box itself (box §2).
  func content(_ arena: LayoutArena) -> Size {
    arena.contentSpace(node, arena.offered(node))
  }
}
