import TatamiViews

extension StackRules {
  /// The alignment of views across the axis, as far as constraints differ.
  private enum Side: Equatable {
    case fill, start, center, end
    case baseline(NSLayoutConstraint.Attribute)
  }

  /// The alignment; columns have no baselines to align.
  private var side: Side {
    switch stack.alignment {
    case .fill: .fill
    case .leading: .start
    case .center: .center
    case .trailing: .end
    case .firstBaseline: stack.axis == .horizontal ? .baseline(.firstBaseline) : .start
    case .lastBaseline: stack.axis == .horizontal ? .baseline(.lastBaseline) : .start
    }
  }

  private func attribute(of side: Side) -> NSLayoutConstraint.Attribute {
    let cross = stack.axis.cross
    switch side {
    case .fill, .start: return cross.start
    case .center: return cross.center
    case .end: return cross.end
    case .baseline(let attribute): return attribute
    }
  }

  /// Aligns the views with the first one, and the stack view with the views (AL179 to AL182).
  mutating func align(_ first: Int) {
    let cross = stack.axis.cross
    guard side != .fill else {
      for edge in [cross.start, cross.end] { alignAll(edge, first) }
      return connect(start: .view(first), end: .view(first))
    }
    makeSpanner()
    alignAll(attribute(of: side), first)
    for index in visible {
      span(index, at: cross.start)
      span(index, at: cross.end)
      add(.ambiguitySuppression, .init(.view(index), cross.length)) {
        $0.priority = StackRule.Priority.ambiguitySuppression
      }
    }
    connect(
      start: side == .start ? .view(first) : .spanner,
      end: side == .end ? .view(first) : .spanner
    )
    if side == .center {
      add(.canvasConnection, .init(.canvas, cross.center), .init(.view(first), cross.center))
    }
  }

  private mutating func alignAll(_ attribute: NSLayoutConstraint.Attribute, _ first: Int) {
    for index in visible.dropFirst() {
      add(.alignment, .init(.view(first), attribute), .init(.view(index), attribute))
    }
  }

  /// Connects the edges of the stack view across the axis.
  private mutating func connect(start: StackRule.Item, end: StackRule.Item) {
    let cross = stack.axis.cross
    add(.canvasConnection, .init(.canvas, cross.start), .init(start, cross.start))
    add(.canvasConnection, .init(end, cross.end), .init(.canvas, cross.end))
  }

  private mutating func makeSpanner() {
    let (axis, cross) = (stack.axis, stack.axis.cross)
    add(.alignmentSpanner, .init(.spanner, axis.start), .init(.canvas, axis.start))
    add(.alignmentSpanner, .init(.spanner, axis.length))
    add(.spanningFit, .init(.spanner, cross.length)) {
      $0.priority = StackRule.Priority.spanningFit
    }
  }

  /// Whether the guide ends where the views do: on the side to which they are aligned.
  private func isTight(at edge: NSLayoutConstraint.Attribute) -> Bool {
    switch side {
    case .start, .baseline(.firstBaseline): edge == stack.axis.cross.start
    case .end, .baseline(.lastBaseline): edge == stack.axis.cross.end
    case .fill, .center, .baseline: false
    }
  }

  /// Makes the guide contain a view; aligned edges are equal anyway, but baselines are not.
  private mutating func span(_ index: Int, at edge: NSLayoutConstraint.Attribute) {
    let sides = (StackRule.Side(.spanner, edge), StackRule.Side(.view(index), edge))
    if edge != attribute(of: side) {
      let isStart = edge == stack.axis.cross.start
      add(.spanningBoundary, sides.0, sides.1) {
        $0.relation = isStart ? .lessThanOrEqual : .greaterThanOrEqual
      }
    }
    guard isTight(at: edge) else { return }
    add(.spanningBoundary, sides.0, sides.1) { $0.priority = StackRule.Priority.spanningBoundary }
  }
}
