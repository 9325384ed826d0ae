import TatamiGeometry

/// Computes the frames of a group for the items from an index on.
struct GroupSolver {
  let pixels: PixelGrid
  /// The kinds of the section's supplementary items.
  let kinds: [String]
  /// The sizes that replace estimates.
  let measured: MeasuredSizes
  /// The index after the last item.
  let limit: Int

  /// Returns the frames of a group.
  ///
  /// The depth of nested groups is limited (`CompositionalGroup.depthLimit`), therefore recursion
  /// is too.
  ///
  /// - Parameters:
  ///   - container: The size to which fractions apply.
  ///   - first: The index of the first item.
  ///   - slot: The length that a parent gives to the group instead of its own, or nil.
  func solve(
    _ group: CompositionalGroup,
    in container: Size,
    from first: Int,
    slot: SlotLength? = nil
  ) -> GroupSolution {
    var outer = group.size.resolved(in: container, pixels: pixels)
    if let slot { outer[slot.axis] = slot.length }
    let insets = group.contentInsets.ignoringEstimates(of: group.size)
    let inner = insets.inset(Rect(size: outer))
    var solution = GroupSolution(size: outer)
    switch group.arrangement {
    case .custom(let provider):
      append(provider(inner.size), from: first, to: &solution)
    case .subitems(let axis, _), .repeating(let axis, _, _), .dividing(let axis, _, _):
      let packing = Packing(group: group, axis: axis, inner: inner, solver: self, first: first)
      pack(packing, slot: slot, into: &solution)
    }
    let size = solution.size
    let host = Rect(size: Size(width: size.width.magnitude, height: size.height.magnitude))
    append(group.supplementaryItems, host: host, to: &solution)
    return solution
  }

  /// Appends the frames of a custom group; frames that are not finite become zero.
  private func append(
    _ items: [CustomGroupItem],
    from first: Int,
    to solution: inout GroupSolution
  ) {
    for item in items.prefix(max(0, limit - first)) {
      let frame = item.frame
      let isValid = frame.isStandardized && frame.isFinite
      solution.items.append(
        CustomGroupItem(frame: isValid ? frame : .zero, zIndex: item.zIndex)
      )
    }
  }

  /// Appends supplementary items of a host.
  func append(
    _ supplementaries: [AnchoredSupplementary],
    host: Rect,
    to solution: inout GroupSolution
  ) {
    for supplementary in supplementaries {
      guard let kind = kinds.firstIndex(of: supplementary.kind) else { continue }
      solution.append(
        kind: kind,
        frame: supplementary.frame(host: host, pixels: pixels),
        zIndex: supplementary.zIndex
      )
    }
  }
}

/// A length that a parent group gives to a subitem.
struct SlotLength {
  var axis: Axis
  var length: Double
}
