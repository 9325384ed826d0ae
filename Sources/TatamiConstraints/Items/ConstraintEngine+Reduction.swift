import TatamiGeometry

/// The extent of a rectangle along an axis, in terms of variables.
private struct ItemSpan {
  /// The variable of the start, nil if the start is a constant.
  var start: Int?
  var startConstant: Double
  /// The variable of the length.
  var length: Int
  var lengthConstant: Double
  /// The view in whose coordinates the start counts.
  var space: Int
}

extension ConstraintEngine {
  /// Writes `first − multiplier × second` of a constraint to the expression.
  mutating func reduce(_ constraint: Constraint) {
    expression.reset()
    let holder = holder(of: constraint)
    let second = constraint.second
    add(constraint.first, 1, facing: second, constraint.isRightToLeft, holder)
    if let second {
      add(
        second,
        -constraint.multiplier,
        facing: constraint.first,
        constraint.isRightToLeft,
        holder
      )
    }
  }

  /// Returns the location of an attribute in the coordinates of the root, or its length, in points.
  ///
  /// - Parameters:
  ///   - anchor: The item and its attribute.
  ///   - other: The other side of a constraint, which decides whether an edge of a scroll view is
  ///     that of its content.
  ///   - isRightToLeft: Whether leading is the right side.
  /// - Complexity: O(*d*) in the depth of the item.
  public func location(
    of anchor: ConstraintAnchor,
    facing other: ConstraintAnchor? = nil,
    isRightToLeft: Bool = false
  ) throws(ConstraintError) -> Double {
    try validate(anchor)
    var copy = self
    copy.expression.reset()
    copy.add(anchor, 1, facing: other, isRightToLeft, 0)
    return copy.expression.terms.reduce(copy.expression.constant) {
      $0 + $1.coefficient * system.variables[Int($1.variable)].value
    }
  }

  /// Returns the view in whose coordinates the locations of a constraint count.
  func holder(of constraint: Constraint) -> Int {
    if let holder = constraint.holder { return Int(holder.index) }
    let first = holder(of: constraint.first)
    guard let second = constraint.second else { return first }
    return commonAncestor(first, holder(of: second))
  }

  /// Returns the nearest view that contains what an anchor mentions.
  private func holder(of anchor: ConstraintAnchor) -> Int {
    let start = viewIndex(Int(anchor.item.index))
    guard let end = anchor.end else { return start }
    return commonAncestor(start, viewIndex(Int(end.item.index)))
  }

  /// Adds a multiple of an attribute or of a distance to the expression.
  private mutating func add(
    _ anchor: ConstraintAnchor,
    _ factor: Double,
    facing other: ConstraintAnchor?,
    _ isRightToLeft: Bool,
    _ holder: Int
  ) {
    guard let end = anchor.end else {
      return addAttribute(anchor, factor, facing: other, isRightToLeft, holder)
    }
    let start = anchor.start
    let factor = isRightToLeft && anchor.isDirectional ? -factor : factor
    let space = self.holder(of: anchor)
    addAttribute(end, factor, facing: start, isRightToLeft, space)
    addAttribute(start, -factor, facing: end, isRightToLeft, space)
  }

  private mutating func addAttribute(
    _ anchor: ConstraintAnchor,
    _ factor: Double,
    facing other: ConstraintAnchor?,
    _ isRightToLeft: Bool,
    _ holder: Int
  ) {
    let attribute = anchor.attribute
    let location = attribute.location(isRightToLeft: isRightToLeft)
    let span = span(of: anchor, location, facing: other, holder)
    if location == .length {
      expression.add(span.length, times: factor)
      expression.constant += factor * span.lengthConstant
      return
    }
    let (share, constant) = distance(of: anchor, location)
    expression.add(span.length, times: factor * share)
    if let start = span.start { expression.add(start, times: factor) }
    expression.constant += factor * (span.startConstant + share * span.lengthConstant + constant)
    addOrigins(from: span.space, to: holder, attribute.axis, factor)
  }

  /// Returns the share of the length, and the constant, that lead from a rectangle's start to a
  /// location.
  private func distance(
    of anchor: ConstraintAnchor,
    _ location: AttributeLocation
  ) -> (share: Double, constant: Double) {
    switch location {
    case .start, .length: (0, 0)
    case .center: (0.5, 0)
    case .end: (1, 0)
    case .firstBaseline: baselines(of: anchor).map { (0, $0.first) } ?? (1, 0)
    case .lastBaseline: (1, -(baselines(of: anchor)?.last ?? 0))
    }
  }

  private func baselines(of anchor: ConstraintAnchor) -> Baselines? {
    anchor.region == .alignment ? metrics(of: Int(anchor.item.index)).baselines : nil
  }

  /// Adds the origins of views in their superviews, up to the holder; the content of a scroll view
  /// moves against its offset.
  private mutating func addOrigins(from view: Int, to holder: Int, _ axis: Axis, _ factor: Double) {
    var view = view
    while view != holder {
      expression.add(Self.start(view, axis), times: factor)
      if items[view].metrics != 0 {
        let metrics = metrics(of: view)
        expression.constant -=
          factor * (metrics.alignmentInsets[start: axis] + metrics.contentOffset[axis])
      }
      view = Int(items[view].parent)
    }
  }
}

extension ConstraintEngine {
  /// Returns the extent of the rectangle that an anchor refers to.
  private func span(
    of anchor: ConstraintAnchor,
    _ location: AttributeLocation,
    facing other: ConstraintAnchor?,
    _ holder: Int
  ) -> ItemSpan {
    let item = Int(anchor.item.index)
    let axis = anchor.attribute.axis
    switch anchor.region {
    case .content:
      return contentSpan(of: item, axis, isInsideMargins: false)
    case .frame:
      return boundsSpan(of: item, axis, less: .zero)
    case .margins:
      return boundsSpan(of: item, axis, less: metrics(of: item).margins)
    case .safeArea:
      return boundsSpan(of: item, axis, less: metrics(of: item).safeArea)
    case .alignment:
      if location.isEdge, scrolls(item, other) {
        return contentSpan(of: item, axis, isInsideMargins: anchor.attribute.isInsideMargins)
      }
      if anchor.attribute.isInsideMargins {
        return boundsSpan(of: item, axis, less: metrics(of: item).margins)
      }
      return alignmentSpan(of: item, axis, holder)
    }
  }

  private func alignmentSpan(of item: Int, _ axis: Axis, _ holder: Int) -> ItemSpan {
    let isHolder = item == holder
    return ItemSpan(
      start: isHolder ? nil : Self.start(item, axis),
      startConstant: isHolder && items[item].metrics != 0
        ? metrics(of: item).alignmentInsets[start: axis] : 0,
      length: Self.length(item, axis),
      lengthConstant: 0,
      space: isHolder ? item : Int(items[item].parent)
    )
  }

  /// Returns the bounds of a view less insets, in its own coordinates, which scroll with its content.
  private func boundsSpan(of view: Int, _ axis: Axis, less insets: Insets) -> ItemSpan {
    let metrics = metrics(of: view)
    return ItemSpan(
      start: nil,
      startConstant: metrics.contentOffset[axis] + insets[start: axis],
      length: Self.length(view, axis),
      lengthConstant: metrics.alignmentInsets[sum: axis] - insets[sum: axis],
      space: view
    )
  }

  private func contentSpan(of view: Int, _ axis: Axis, isInsideMargins: Bool) -> ItemSpan {
    let margins = isInsideMargins ? metrics(of: view).margins : .zero
    return ItemSpan(
      start: nil,
      startConstant: margins[start: axis],
      length: Self.length(Int(items[view].content), axis),
      lengthConstant: -margins[sum: axis],
      space: view
    )
  }

  /// Whether an item is a scroll view, and an anchor belongs to something inside it.
  private func scrolls(_ item: Int, _ other: ConstraintAnchor?) -> Bool {
    guard let other, items[item].content != LinearSystem.none else { return false }
    let inside = Int(other.item.index)
    return inside != item && isAncestor(item, of: viewIndex(inside))
  }
}
