import TatamiGeometry

/// A group whose subitems follow one another along an axis.
struct Packing {
  let group: CompositionalGroup
  let axis: Axis
  /// The group less its insets, in the group's coordinates.
  let inner: Rect
  let solver: GroupSolver
  /// The index of the first item.
  let first: Int

  /// The subitems that repeat.
  let pattern: [CompositionalSubitem]
  /// Whether a subitem has an estimated length along the axis.
  let hasEstimates: Bool

  init(group: CompositionalGroup, axis: Axis, inner: Rect, solver: GroupSolver, first: Int) {
    self.group = group
    self.axis = axis
    self.inner = inner
    self.solver = solver
    self.first = first
    pattern = group.arrangement.subitems
    hasEstimates = pattern.contains { $0.size[axis].isEstimated }
  }

  /// The least distance between neighboring subitems.
  var spacing: Double { group.interItemSpacing.minimum }

  /// Whether the group is as long as its subitems.
  var isFitted: Bool { group.size[axis].isEstimated && dividedCount == nil }

  /// The number of slots of equal length, or nil if the subitems have lengths of their own.
  var dividedCount: Int? {
    if case .dividing(_, _, let count) = group.arrangement { count } else { nil }
  }
}

// The number of subitems.
extension Packing {
  /// A number of subitems and the container to which their fractions apply.
  struct Extent {
    var count: Int
    var container: Size
  }

  /// Returns how many subitems the group has when all items exist.
  func extent() -> Extent {
    switch group.arrangement {
    case .custom: Extent(count: 0, container: inner.size)
    case .repeating(_, _, let count), .dividing(_, _, let count): extent(count: count)
    case .subitems(_, let subitems):
      if isFitted { extent(count: subitems.count) } else { fittingExtent() }
    }
  }

  /// Fractions along the axis apply to the inner length less the spacing between the subitems.
  private func extent(count: Int, spaced: Int? = nil) -> Extent {
    var container = inner.size
    container[axis] -= Double(max(0, (spaced ?? count) - 1)) * spacing
    return Extent(count: count, container: container)
  }

  /// Returns the extent for as many subitems as fit (Specification/lists.md L9, L10).
  private func fittingExtent() -> Extent {
    guard hasCrossFractionOfAxis else {
      let count = fittingCount(spacing: spacing) { extent(count: $0).container }
      return extent(count: count)
    }
    let unspaced = fittingCount(spacing: 0) { _ in inner.size }
    let fixed = extent(count: unspaced).container
    let count = fittingCount(spacing: spacing) { _ in fixed }
    return extent(count: count, spaced: unspaced)
  }

  /// Whether a subitem's length across is a fraction of the length along, as of squares in a row.
  private var hasCrossFractionOfAxis: Bool {
    pattern.contains {
      switch $0.size[axis.cross] {
      case .fractionalWidth: axis == .horizontal
      case .fractionalHeight: axis == .vertical
      default: false
      }
    }
  }

  /// Returns the count before the first subitem that does not fit.
  ///
  /// - Parameter container: Returns the container for a number of subitems.
  private func fittingCount(spacing: Double, container: (Int) -> Size) -> Int {
    var counts = Array(repeating: 0.0, count: pattern.count)
    var children = ChildCache()
    var (cursor, fixed) = (first, 0.0)
    // Subitems without length all fit; more than there are items are not needed.
    let most = max(min(solver.limit - first, CompositionalGroup.itemLimit), 1000)
    for position in 0..<most {
      let index = position % pattern.count
      let subitem = pattern[index]
      fixed += subitem.edgeSpacing.minimum(axis) + (position > 0 ? spacing : 0)
      if hasEstimates {
        let child = children.child(index, from: cursor, of: self, in: inner.size, slot: nil)
        cursor += child.itemCount
        if subitem.size[axis].isEstimated { fixed += child.size[axis] }
      }
      if !subitem.size[axis].isEstimated { counts[index] += 1 }
      let total = fixed + length(of: counts, in: container(position + 1))
      // A measured item that is alone in its group may stick out.
      let isAlone = position == 0 && subitem.size[axis].isEstimated
      guard isAlone || total <= inner.size[axis] + PixelGrid.slack else { return position }
    }
    return most
  }

  /// Returns the sum of the lengths that are not estimated.
  private func length(of counts: [Double], in container: Size) -> Double {
    zip(pattern, counts).reduce(0) { sum, subitem in
      guard subitem.1 > 0 else { return sum }
      return sum + subitem.1 * subitem.0.size[axis].resolved(in: container, pixels: solver.pixels)
    }
  }
}

// The subitems.
extension Packing {
  /// A subitem with its size.
  struct Child {
    var subitem: CompositionalSubitem
    var size: Size
    /// The frames of a nested group.
    var nested: GroupSolution?
    /// Whether a cell was measured.
    var isMeasured = false

    /// The number of items of the subitem.
    var itemCount: Int { nested?.items.count ?? 1 }
  }

  /// Returns a subitem with its size.
  func child(
    _ subitem: CompositionalSubitem,
    in container: Size,
    from item: Int,
    slot: SlotLength? = nil
  ) -> Child {
    switch subitem {
    case .item(let leaf):
      var size = leaf.size.resolved(in: container, pixels: solver.pixels)
      let measured = item < solver.limit ? solver.measured[item] : nil
      if let measured { size = leaf.size.replacingEstimates(of: size, by: measured) }
      if let slot { size[slot.axis] = slot.length }
      return Child(subitem: subitem, size: size, isMeasured: measured != nil)
    case .group(let group):
      let nested = solver.solve(group, in: container, from: item, slot: slot)
      return Child(subitem: subitem, size: nested.size, nested: nested, isMeasured: true)
    }
  }

  /// Returns the subitems that have items; all following ones would be empty.
  func children(_ extent: Extent) -> [Child] {
    var children: [Child] = []
    var known = ChildCache()
    var item = first
    let (count, slot) = (pattern.count, slotLength)
    for position in 0..<extent.count where item < solver.limit {
      let index = position % count
      let child = known.child(index, from: item, of: self, in: extent.container, slot: slot)
      children.append(child)
      item += child.itemCount
    }
    equalize(&children)
    return children
  }

  /// The length that every subitem gets, or nil.
  var slotLength: SlotLength? {
    guard let count = dividedCount else { return nil }
    let room = inner.size[axis] - Double(count - 1) * spacing
    return SlotLength(axis: axis, length: solver.pixels.down(room / Double(count)))
  }

  /// Gives siblings whose dimension is uniform the largest measured length.
  private func equalize(_ children: inout [Child]) {
    for axis in Axis.allCases {
      let measured = children.filter { $0.subitem.size[axis].isUniform && $0.isMeasured }
      guard let largest = measured.map({ $0.size[axis] }).max() else { continue }
      for index in children.indices where children[index].subitem.size[axis].isUniform {
        children[index].size[axis] = largest
      }
    }
  }
}
