public import TatamiGeometry

extension ConstraintEngine {
  /// Returns the size that the constraints inside a view ask for, in points.
  ///
  /// Only the view, its descendants and the constraints that these hold take part, in an engine of
  /// their own; the size of the view's frame equals the target at the given priorities.
  ///
  /// - Complexity: A first solution of the subtree.
  public func fittingSize(
    of item: ItemHandle,
    target: Size,
    horizontalPriority: Double = 50,
    verticalPriority: Double = 50
  ) throws(ConstraintError) -> Size {
    let view = try view(item)
    var scratch = ConstraintEngine(sizedRoot: nil)
    try scratch.copySubtree(of: view, from: self)
    let insets = metrics(of: view).alignmentInsets
    for (axis, priority) in [
      (Axis.horizontal, horizontalPriority), (.vertical, verticalPriority),
    ] {
      try Self.checkLength(target[axis])
      let length = ConstraintAnchor(scratch.root, axis == .horizontal ? .width : .height)
      var wanted = Constraint(length)
      wanted.constant = target[axis] - insets[sum: axis]
      wanted.priority = priority
      try scratch.activate(scratch.add(wanted))
    }
    try scratch.solve()
    return try scratch.frame(of: scratch.root).size
  }

  /// Copies a view of another engine, its descendants and what they hold; the view becomes the root.
  private mutating func copySubtree(of view: Int, from other: ConstraintEngine)
    throws(ConstraintError)
  {
    var handles: [Int32: ItemHandle] = [Int32(view): root]
    let subtree = other.subtree(of: view)
    for item in subtree {
      if item != view, let parent = handles[other.items[item].parent] {
        handles[Int32(item)] = try copy(item, to: parent, from: other)
      }
      if let copied = handles[Int32(item)] { try copyLengths(of: item, to: copied, from: other) }
    }
    if other.items[view].metrics != 0 {
      items[0].metrics = Int32(metrics.count)
      metrics.append(other.metrics(of: view))
      applyRootInsets()
    }
    for slot in other.constraints(mentioning: subtree) {
      guard other.constraints[slot].row != LinearSystem.none,
        handles[Int32(other.holder(of: other.constraints[slot].constraint))] != nil,
        let constraint = other.constraints[slot].constraint.replacingItems(handles)
      else { continue }
      try activate(add(constraint))
    }
  }

  private mutating func copy(
    _ item: Int,
    to parent: ItemHandle,
    from other: ConstraintEngine
  ) throws(ConstraintError) -> ItemHandle {
    let owner = Int(other.items[item].parent)
    if other.items[owner].content == Int32(item) { return try makeScrollView(parent) }
    guard other.items[item].kind == .view else { return try addGuide(to: parent) }
    let view = try addView(to: parent)
    if other.items[item].metrics != 0 {
      items[Int(view.index)].metrics = Int32(metrics.count)
      metrics.append(other.metrics(of: item))
      try setFrame(other.metrics(of: item).frame, of: view)
    }
    return view
  }

  private mutating func copyLengths(
    of item: Int,
    to copied: ItemHandle,
    from other: ConstraintEngine
  ) throws(ConstraintError) {
    for axis in Axis.allCases {
      try setNaturalLength(other.naturalLength(of: item, axis), of: copied, axis)
    }
  }
}

extension Constraint {
  /// Returns the constraint between the counterparts of its items, nil if one has none.
  fileprivate func replacingItems(_ handles: [Int32: ItemHandle]) -> Constraint? {
    var copy = self
    guard copy.first.replaceItems({ handles[$0.index] }) else { return nil }
    if var second {
      guard second.replaceItems({ handles[$0.index] }) else { return nil }
      copy.second = second
    }
    copy.holder = holder.flatMap { handles[$0.index] }
    return copy
  }
}
