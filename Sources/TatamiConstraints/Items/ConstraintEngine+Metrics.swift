public import TatamiGeometry

extension ConstraintEngine {
  /// Places a view by its frame in its superview, in points; nil leaves it to constraints.
  public mutating func setFrame(_ frame: Rect?, of item: ItemHandle) throws(ConstraintError) {
    let view = try view(item)
    if let frame {
      for axis in Axis.allCases {
        try Self.checkFinite(frame.origin[axis])
        try Self.checkLength(frame.size[axis])
      }
    }
    guard metrics(of: view).frame != frame else { return }
    change(view) { $0.frame = frame }
    applyFrame(of: view)
    noteValues(in: view)
  }

  /// Sets the distances of a view's margins from its bounds, in points.
  ///
  /// - Complexity: O(*n*) in the constraints that mention the view or lead from its descendants to
  ///   views outside of it, as for the other metrics.
  public mutating func setMargins(_ margins: Insets, of item: ItemHandle) throws(ConstraintError) {
    try Self.check(margins)
    try changeMetrics(of: item) { $0.margins = margins }
  }

  /// Sets the distances of a view's safe area from its bounds, in points.
  public mutating func setSafeArea(_ insets: Insets, of item: ItemHandle) throws(ConstraintError) {
    try Self.check(insets)
    try changeMetrics(of: item) { $0.safeArea = insets }
  }

  /// Sets the distances of a view's alignment rectangle from its frame, in points.
  public mutating func setAlignmentInsets(
    _ insets: Insets,
    of item: ItemHandle
  ) throws(ConstraintError) {
    try Self.check(insets)
    try changeMetrics(of: item) { $0.alignmentInsets = insets }
    applyFrame(of: Int(item.index))
    system.noteChange(ofVariable: Self.start(Int(item.index), .horizontal))
  }

  /// Sets a view's baselines; without any, both are its bottom edge.
  public mutating func setBaselines(
    _ baselines: Baselines?,
    of item: ItemHandle
  ) throws(ConstraintError) {
    if let baselines {
      try Self.checkFinite(baselines.first)
      try Self.checkFinite(baselines.last)
    }
    try changeMetrics(of: item) { $0.baselines = baselines }
  }

  /// Sets the point of a scroll view's content that is at the origin of its frame, in points.
  ///
  /// The content's constraints do not depend on it. What is constrained to the frame of the scroll
  /// view (`ItemRegion.frame`), or to something outside of it, stays where it is on the screen: only
  /// the positions of these items are computed again.
  public mutating func setContentOffset(
    _ offset: Point,
    of item: ItemHandle
  ) throws(ConstraintError) {
    for axis in Axis.allCases { try Self.checkFinite(offset[axis]) }
    guard items[try view(item)].content != LinearSystem.none else { throw .notAScrollView(item) }
    try changeMetrics(of: item) { $0.contentOffset = offset }
  }

  /// Sets the natural length of an item along an axis; nil for none.
  public mutating func setNaturalLength(
    _ natural: NaturalLength?,
    of item: ItemHandle,
    _ axis: Axis
  ) throws(ConstraintError) {
    let index = try self.index(item)
    noteValues(in: viewIndex(index))
    guard let natural else { return removeNaturalRow(of: index, axis) }
    try natural.validate()
    let row = items[index].naturalRows[axis]
    if row == LinearSystem.none {
      let term = LinearProgram.Term(variable: Int32(Self.length(index, axis)), coefficient: 1)
      let added = system.addRow(
        [term],
        constant: natural.length,
        priorities: natural.priorities,
        isOrdinary: false
      )
      items[index].naturalRows[axis] = Int32(added)
      note(.naturalLength(Int32(index), axis), of: added)
    } else {
      system.setConstant(natural.length, of: Int(row))
      system.setPriorities(natural.priorities, of: Int(row))
    }
  }

  mutating func removeNaturalRow(of item: Int, _ axis: Axis) {
    let row = items[item].naturalRows[axis]
    guard row != LinearSystem.none else { return }
    system.removeRow(Int(row))
    items[item].naturalRows[axis] = LinearSystem.none
  }

  /// Returns the natural length of an item along an axis.
  func naturalLength(of item: Int, _ axis: Axis) -> NaturalLength? {
    let row = items[item].naturalRows[axis]
    guard row != LinearSystem.none else { return nil }
    let priorities = system.givenPriorities(of: Int(row))
    return NaturalLength(
      system.rows[Int(row)].constant,
      hugging: priorities.above,
      compressionResistance: priorities.below
    )
  }

  /// Returns the metrics of an item.
  func metrics(of item: Int) -> ItemMetrics { metrics[Int(items[item].metrics)] }

  /// Notes what a row comes from.
  mutating func note(_ source: RowSource, of row: Int) {
    if row == sources.count { sources.append(source) } else { sources[row] = source }
  }

  private mutating func changeMetrics(
    of item: ItemHandle,
    _ edit: (inout ItemMetrics) -> Void
  ) throws(ConstraintError) {
    let view = try view(item)
    change(view, edit)
    refreshConstraints(of: view)
    noteValues(in: view)
  }

  /// Sets all metrics of a view.
  mutating func setMetrics(_ metrics: ItemMetrics, of view: Int) {
    guard metrics != self.metrics(of: view) else { return }
    change(view) { $0 = metrics }
    refreshConstraints(of: view)
    applyFrame(of: view)
  }

  private mutating func change(_ view: Int, _ edit: (inout ItemMetrics) -> Void) {
    if items[view].metrics == 0 {
      if let free = freeMetrics.popLast() {
        items[view].metrics = free
      } else {
        items[view].metrics = Int32(metrics.count)
        metrics.append(ItemMetrics())
      }
    }
    edit(&metrics[Int(items[view].metrics)])
  }

  /// Makes the variables of a view that is placed by its frame parameters.
  private mutating func applyFrame(of view: Int) {
    guard view != 0 else { return applyRootInsets() }
    let metrics = metrics(of: view)
    for axis in Axis.allCases {
      let (start, length) = (Self.start(view, axis), Self.length(view, axis))
      if let frame = metrics.frame {
        let insets = metrics.alignmentInsets
        system.setParameter(frame.origin[axis] + insets[start: axis], of: start)
        system.setParameter(frame.size[axis] - insets[sum: axis], of: length)
      } else {
        system.clearParameter(start)
        system.clearParameter(length)
      }
    }
  }

  /// Sets the root's alignment rectangle to its bounds less the insets.
  mutating func applyRootInsets() {
    let insets = metrics(of: 0).alignmentInsets
    for axis in Axis.allCases {
      system.setParameter(insets[start: axis], of: Self.start(0, axis))
      let length = Self.length(0, axis)
      if let rootSize {
        system.setParameter(rootSize[axis] - insets[sum: axis], of: length)
      } else {
        system.clearParameter(length)
      }
    }
  }

  private static func check(_ insets: Insets) throws(ConstraintError) {
    for axis in Axis.allCases {
      try checkFinite(insets[start: axis])
      try checkFinite(insets[end: axis])
    }
  }
}
