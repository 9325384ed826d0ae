import TatamiGeometry

/// One pass over the children of a linear box, or of a line of a flow, or over a flow's lines.
///
/// The pass stops whenever a child box must be measured first and continues afterwards, so that the
/// call stack does not limit the depth of a tree. Steps refer to Specification/box.md §4.
struct LinearPass: Sendable {
  /// The steps of the pass, in order.
  enum Phase: UInt8, Sendable {
    case fixed, wrapping, remaining, shrinking, growing, finished

    /// The phase as a bit in a set of phases.
    var bit: UInt8 { 1 << rawValue }
  }

  let node: Int
  /// The first child.
  let first: Int32
  /// Whether the children are the lines of the flow `node`.
  let isStackOfLines: Bool
  /// The values on which offers to children depend.
  var context: LineContext
  var totals = LineTotals()
  var sums = LineSums()

  var phase = Phase.fixed
  /// The next child to process.
  var cursor: Int32
  /// Whether a pass over the child at the cursor has just measured it.
  var isResuming = false
  /// The overflow or the free length to distribute, in points.
  var shared = 0.0
  /// The largest length of a shrinking child, in points.
  var room = 0.0
  /// The new length of a growing child, in points.
  var target = 0.0
  /// The results of the first round, during the second round (step 7).
  var firstRound: FirstRound?
  /// The start of the pass's children in the shared sorted list, and the next one to process.
  var sortedStart = 0
  var sortedNext = 0

  /// The siblings from the first one up to, but not including, the end.
  private struct Children {
    let first: Int32
    let end: Int32
    /// Whether the siblings are the lines of a flow.
    let areLines: Bool
  }

  /// The results of the first round that steps 8 and 9 use.
  struct FirstRound: Sendable {
    var space: Size
    var crossSize: Double
  }

  var main: Axis { context.main }
  var cross: Axis { context.main.cross }
  /// The length used by gaps, margins and children along the main axis.
  var used: Double { context.used(sums) }

  /// Starts the pass over a linear box, or over a line of a flow.
  init(_ node: Int, _ main: Axis, in arena: LayoutArena) {
    let header = arena.headers[node]
    let end = header.kind.isRow ? header.record : NodeHeader.none
    let children = Children(first: header.firstChild, end: end, areLines: false)
    self.init(over: children, of: node, along: main, in: arena)
  }

  /// Starts the pass over the lines of a flow.
  init(linesOf flow: Int, _ main: Axis, first: Int32, in arena: LayoutArena) {
    let lines = Children(first: first, end: NodeHeader.none, areLines: true)
    self.init(over: lines, of: flow, along: main, in: arena)
  }

  private init(over children: Children, of node: Int, along main: Axis, in arena: LayoutArena) {
    self.node = node
    first = children.first
    isStackOfLines = children.areLines
    context = LineContext(
      main: main,
      wrapsMain: arena.headers[node][main].wraps,
      end: children.end,
      space: .zero
    )
    cursor = children.first
    let style = style(arena)
    context.space = arena.childrenSpace(content(arena), style.padding)
    collectTotals(arena, space: style.space)  // step 1
  }

  /// Returns the style of the pass.
  ///
  /// The style is not stored, because passes are copied when they are pushed and popped.
  func style(_ arena: LayoutArena) -> LineStyle {
    let header = arena.headers[node]
    if isStackOfLines { return LineStyle(lines: arena.box(node), main) }
    if header.kind.isRow { return LineStyle(row: arena.box(Int(header.parent)), main) }
    return LineStyle(box: arena.box(node), main)
  }

  /// Returns the space for the box itself (Specification/box.md §2).
  func content(_ arena: LayoutArena) -> Size {
    arena.contentSpace(node, arena.extents[node].offered)
  }
}
