import TatamiGeometry

/// One pass over the children of a linear box, or of a line of a flow, or over a flow's lines.
///
/// The pass stops whenever a child box has to be measured first and goes on where it stopped, so
/// that the depth of a tree costs heap and not stack. Steps are those of box §4.
struct LinearPass: Sendable {
  /// What is done with the children, in this order.
  enum Phase: UInt8, Sendable {
    case fixed, wrapping, remaining, shrinking, growing, finished
  }

  let node: Int
  let style: LineStyle
  /// The first child.
  let first: Int32
  /// Whether the children are the lines of the flow `node`.
  let isStackOfLines: Bool
  let offered: Size
  let content: Size
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
    if header.kind.isRow {
      let layout = arena.box(Int(header.parent)).pointee.layout
      self.init(node, main, LineStyle(row: layout, main), header.firstChild, header.record, arena)
    } else {
      let style = LineStyle(box: arena.box(node).pointee.layout, main)
      self.init(node, main, style, header.firstChild, NodeHeader.none, arena)
    }
  }

  /// Starts the pass over the lines of a flow.
  init(linesOf flow: Int, _ main: Axis, first: Int32, in arena: LayoutArena) {
    let style = LineStyle(lines: arena.box(flow).pointee.layout, main)
    self.init(flow, main, style, first, NodeHeader.none, arena, isStackOfLines: true)
  }

  private init(
    _ node: Int,
    _ main: Axis,
    _ style: LineStyle,
    _ first: Int32,
    _ end: Int32,
    _ arena: LayoutArena,
    isStackOfLines: Bool = false
  ) {
    self.node = node
    self.style = style
    self.first = first
    self.isStackOfLines = isStackOfLines
    offered = arena.offered(node)
    content = arena.contentSpace(node, offered)
    context = LineContext(
      main: main,
      wrapsMain: arena.headers[node][main].wraps,
      end: end,
      space: arena.childrenSpace(content, style.padding)
    )
    cursor = first
    collectTotals(arena)  // step 1
  }
}
