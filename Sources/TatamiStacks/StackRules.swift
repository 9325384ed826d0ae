import TatamiViews

/// The constraints of a stack view, in the order in which it makes them (AL171 to AL191).
struct StackRules {
  let stack: StackDescription
  /// The indexes of the visible views.
  let visible: [Int]
  private(set) var rules: [StackRule] = []

  init(_ stack: StackDescription) {
    self.stack = stack
    visible = stack.visible
    guard let first = visible.first, let last = visible.last else {
      // The margins stay, even if the fitting size 0 is wanted at 50.
      for axis in [stack.axis, stack.axis.cross] {
        fitCanvas(along: axis, priority: StackRule.Priority.spanningFit)
      }
      hide()
      return
    }
    connectEnds(first, last)
    space()
    distribute(first)
    align(first)
    hide()
  }

  mutating func add(
    _ name: StackRule.Name,
    _ first: StackRule.Side,
    _ second: StackRule.Side? = nil,
    _ change: (inout StackRule) -> Void = { _ in }
  ) {
    var rule = StackRule(name: name, first: first, second: second)
    change(&rule)
    rules.append(rule)
  }

  // MARK: Chain (AL172, AL173, AL190)

  /// The attribute at which the distance to the previous view begins.
  private var near: NSLayoutConstraint.Attribute {
    stack.alignsBaselinesAlongAxis ? .firstBaseline : stack.axis.start
  }
  /// The attribute at which the distance to the next view begins.
  private var far: NSLayoutConstraint.Attribute {
    stack.alignsBaselinesAlongAxis ? .lastBaseline : stack.axis.end
  }

  private mutating func connectEnds(_ first: Int, _ last: Int) {
    let distance = stack.alignsBaselinesAlongAxis ? stack.spacing : 0
    add(.canvasConnection, .init(.canvas, stack.axis.start), .init(.view(first), near)) {
      $0.constant = -distance
    }
    add(.canvasConnection, .init(.view(last), far), .init(.canvas, stack.axis.end)) {
      $0.constant = -distance
    }
  }

  private var hasEqualGaps: Bool {
    stack.distribution == .equalSpacing || stack.distribution == .equalCentering
  }

  private mutating func space() {
    let relation: NSLayoutConstraint.Relation = hasEqualGaps ? .greaterThanOrEqual : .equal
    for (previous, next) in zip(visible, visible.dropFirst()) {
      let gap = stack.members[previous].gap
      add(.spacing, .init(.view(next), near), .init(.view(previous), far)) {
        ($0.relation, $0.constant) = (relation, gap)
      }
    }
  }

  // MARK: Distribution (AL174 to AL178, AL191)

  private mutating func distribute(_ first: Int) {
    switch stack.distribution {
    case .fill:
      if stack.dividesTextWidth { divideTextWidth() }
    case .fillEqually:
      makeEqual(.fillEqually, first)
    case .fillProportionally:
      makeProportional(first)
    case .equalSpacing:
      spread(from: far, to: near, priority: StackRule.Priority.required)
    case .equalCentering:
      let center = stack.axis.center
      spread(from: center, to: center, priority: StackRule.Priority.equalCentering)
    }
  }

  private mutating func makeEqual(_ name: StackRule.Name, _ first: Int) {
    let length = stack.axis.length
    for index in visible.dropFirst() {
      add(name, .init(.view(index), length), .init(.view(first), length))
    }
  }

  private var gapSum: Double { visible.dropLast().reduce(0) { $0 + stack.members[$1].gap } }

  /// The natural lengths of the visible views and the gaps between them.
  private var naturalSum: Double {
    visible.reduce(gapSum) { $0 + (stack.members[$1].naturalLength ?? 0) }
  }

  private mutating func makeProportional(_ first: Int) {
    guard visible.contains(where: { (stack.members[$0].naturalLength ?? 0) > 0 }) else {
      return makeEqual(.fillProportionally, first)
    }
    let isRequired = visible.count == 1 || gapSum == 0
    let sum = naturalSum
    for (position, index) in visible.enumerated() {
      let priority =
        isRequired ? StackRule.Priority.required : StackRule.Priority.share(at: position)
      takeShare(.fillProportionally, index, of: sum, priority)
    }
  }

  private mutating func divideTextWidth() {
    let sum = naturalSum
    for index in visible where stack.members[index].wrapsText {
      takeShare(.textWidth, index, of: sum, StackRule.Priority.textWidth)
    }
  }

  /// Makes a view the same part of the whole length as naturally.
  private mutating func takeShare(
    _ name: StackRule.Name,
    _ index: Int,
    of sum: Double,
    _ priority: Float
  ) {
    let length = stack.axis.length
    let share = sum > 0 ? (stack.members[index].naturalLength ?? 0) / sum : 0
    add(name, .init(.view(index), length), .init(.canvas, length)) {
      ($0.multiplier, $0.priority) = (share, priority)
    }
  }

  /// Makes the distances between an attribute of each view and one of the next view equal.
  private mutating func spread(
    from end: NSLayoutConstraint.Attribute,
    to start: NSLayoutConstraint.Attribute,
    priority: Float
  ) {
    let (axis, cross) = (stack.axis, stack.axis.cross)
    for (number, (previous, next)) in zip(visible, visible.dropFirst()).enumerated() {
      let gap = StackRule.Item.gap(number)
      add(.distributingEdge, .init(gap, axis.start), .init(.view(previous), end))
      add(.distributingEdge, .init(gap, axis.end), .init(.view(next), start))
      add(.distributingEdge, .init(gap, cross.start), .init(.canvas, cross.start))
      add(.distributingEdge, .init(gap, cross.length))
      guard number > 0 else { continue }
      add(.fillEqually, .init(gap, axis.length), .init(.gap(0), axis.length)) {
        $0.priority = priority
      }
    }
    fitCanvas(along: axis, priority: StackRule.Priority.canvasFit)
  }

  private mutating func fitCanvas(along axis: NSLayoutConstraint.Axis, priority: Float) {
    add(.canvasFit, .init(.canvas, axis.length)) { $0.priority = priority }
  }

  // MARK: Hidden views (AL186)

  private mutating func hide() {
    for index in stack.members.indices where stack.members[index].isHidden {
      add(.hiding, .init(.view(index), stack.axis.length))
    }
  }
}
