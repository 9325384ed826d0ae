import TatamiGeometry

// Positions of the subitems of a group.
extension GroupSolver {
  /// Places the subitems of a group and sets its estimated lengths.
  func pack(_ packing: Packing, slot: SlotLength?, into solution: inout GroupSolution) {
    let (axis, extent) = (packing.axis, packing.extent())
    let children = packing.children(extent)
    let fixed = slot.map(\.axis)
    if packing.group.size[axis.cross].isEstimated, fixed != axis.cross {
      let lengths = children.map {
        $0.size[axis.cross] + $0.subitem.edgeSpacing.minimum(axis.cross)
      }
      if let longest = lengths.max() { solution.size[axis.cross] = longest }
    }
    if packing.isFitted, fixed != axis, !children.isEmpty {
      let gaps = Double(children.count - 1) * packing.spacing
      solution.size[axis] = children.reduce(gaps) {
        $0 + $1.size[axis] + $1.subitem.edgeSpacing.minimum(axis)
      }
    }
    let room = Rect(
      origin: packing.inner.origin,
      size: Size(
        axis,
        packing.inner.size[axis],
        cross: packing.group.size[axis.cross].isEstimated
          ? solution.size[axis.cross] : packing.inner.size[axis.cross]
      )
    )
    let share = packing.isFitted ? 0 : share(of: packing, extent)
    place(children, of: packing, in: room, share: share, into: &solution)
  }

  /// Returns the length that each flexible distance along the axis gets above its minimum, if all
  /// items of the group exist; it may be negative.
  private func share(of packing: Packing, _ extent: Packing.Extent) -> Double {
    let (axis, pattern) = (packing.axis, packing.pattern)
    let gaps = max(0, extent.count - 1)
    let hasFlexibleEdges = pattern.contains { $0.edgeSpacing.flexibleCount(axis) > 0 }
    guard packing.group.interItemSpacing.isFlexible || hasFlexibleEdges else { return 0 }
    var flexible = packing.group.interItemSpacing.isFlexible ? gaps : 0
    var used = Double(gaps) * packing.spacing
    var children = ChildCache()
    let slot = packing.slotLength
    var item = packing.first
    for position in 0..<extent.count {
      let index = position % pattern.count
      let edges = pattern[index].edgeSpacing
      flexible += edges.flexibleCount(axis)
      used += edges.minimum(axis)
      if slot == nil, packing.hasEstimates {
        let child = children.child(
          index,
          from: item,
          of: packing,
          in: extent.container,
          slot: nil
        )
        used += child.size[axis]
        item += child.itemCount
      } else {
        used +=
          slot?.length ?? pattern[index].size[axis].resolved(in: extent.container, pixels: pixels)
      }
    }
    return (packing.inner.size[axis] - used) / Double(max(1, flexible))
  }

  /// Appends the frames of the subitems.
  private func place(
    _ children: [Packing.Child],
    of packing: Packing,
    in room: Rect,
    share: Double,
    into solution: inout GroupSolution
  ) {
    let (axis, gap) = (packing.axis, packing.group.interItemSpacing)
    var along = room.min(axis)
    for child in children {
      let edges = child.subitem.edgeSpacing
      let across = edges.offset(
        axis.cross,
        length: child.size[axis.cross],
        room: room.size[axis.cross]
      )
      along += edges[start: axis].minimum + (edges[start: axis].isFlexible ? share : 0)
      let origin = Point(axis, along, cross: room.min(axis.cross) + across)
      append(child, at: origin, to: &solution)
      along += child.size[axis]
      along += edges[end: axis].minimum + (edges[end: axis].isFlexible ? share : 0)
      along += gap.minimum + (gap.isFlexible ? share : 0)
    }
  }

  /// Appends the frames of one subitem.
  private func append(
    _ child: Packing.Child,
    at origin: Point,
    to solution: inout GroupSolution
  ) {
    if let nested = child.nested {
      solution.append(nested, at: origin)
    } else if case .item(let item) = child.subitem {
      let insets = item.contentInsets.ignoringEstimates(of: item.size)
      let frame = insets.inset(Rect(origin: origin, size: child.size))
      solution.items.append(CustomGroupItem(frame: frame))
      append(item.supplementaryItems, host: frame, to: &solution)
    }
  }
}
