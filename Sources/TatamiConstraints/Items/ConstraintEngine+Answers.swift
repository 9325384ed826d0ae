public import TatamiGeometry

/// A part of a contradiction.
public enum ContradictionMember: Hashable, Sendable {
  /// A required constraint.
  case constraint(ConstraintHandle)
  /// The natural length of an item, with a required priority.
  case naturalLength(ItemHandle, Axis)
}

/// Required rows that cannot hold together.
public struct Contradiction: Hashable, Sendable {
  /// The rows; no subset of them contradicts.
  public let members: [ContradictionMember]
  /// The member that is left out of the layout while the contradiction lasts.
  public let broken: ContradictionMember
}

extension ConstraintEngine {
  /// Brings all frames up to date.
  ///
  /// - Complexity: Proportional to what depends on the edits since the last call.
  public mutating func solve() throws(ConstraintError) {
    do { try system.update() } catch { throw .tooManySteps }
  }

  /// Returns the solved frame of a view in its superview, or of a guide in its owner, in points.
  ///
  /// - Complexity: O(1).
  public func frame(of item: ItemHandle) throws(ConstraintError) -> Rect {
    let index = try self.index(item)
    let insets = metrics(of: index).alignmentInsets
    var frame = Rect()
    for axis in Axis.allCases {
      let length = system.variables[Self.length(index, axis)].value
      frame.origin[axis] = system.variables[Self.start(index, axis)].value - insets[start: axis]
      frame.size[axis] = length + insets[sum: axis]
    }
    return frame
  }

  /// Returns the distances of a view's alignment rectangle from its frame, zero for a guide.
  public func alignmentInsets(of item: ItemHandle) throws(ConstraintError) -> Insets {
    metrics(of: try index(item)).alignmentInsets
  }

  /// Whether a view contains other views.
  ///
  /// - Complexity: O(*n*) in the guides of the view.
  public func hasSubviews(_ item: ItemHandle) throws(ConstraintError) -> Bool {
    var child = items[try view(item)].firstChild
    while child != LinearSystem.none {
      if items[Int(child)].kind == .view { return true }
      child = items[Int(child)].nextSibling
    }
    return false
  }

  /// Returns the items whose frames have changed since the last call, in no particular order.
  public mutating func takeChangedItems() -> [ItemHandle] {
    let indices = Set(system.takeChanges().map { $0 / 4 })
    return indices.filter { items[Int($0)].kind != .free }.sorted().map { handle(Int($0)) }
  }

  /// The contradictions of the last solution, in the order in which their broken members arrived.
  public var contradictions: [Contradiction] {
    system.conflicts.map { conflict in
      Contradiction(
        members: conflict.rows.map(member),
        broken: member(conflict.broken)
      )
    }
  }

  private func member(_ row: Int) -> ContradictionMember {
    switch sources[row] {
    case .constraint(let slot):
      .constraint(
        ConstraintHandle(index: slot, generation: constraints[Int(slot)].generation)
      )
    case .naturalLength(let item, let axis): .naturalLength(handle(Int(item)), axis)
    }
  }

  /// Returns the views and guides whose frames differ between several best solutions, in the order in
  /// which they were added.
  ///
  /// Call it after `solve()`.
  ///
  /// - Complexity: Several solutions of everything that is ambiguous.
  public func ambiguousItems() throws(ConstraintError) -> [ItemHandle] {
    let isAmbiguous: [Bool]
    do { isAmbiguous = try system.ambiguousVariables() } catch { throw .tooManySteps }
    return items.indices.filter { item in
      items[item].kind != .free && isAmbiguous[4 * item..<4 * item + 4].contains(true)
    }
    .map(handle)
  }
}
