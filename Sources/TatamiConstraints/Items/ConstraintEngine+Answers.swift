public import TatamiGeometry

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

  /// Returns the solved width of an item's alignment rectangle, in points.
  ///
  /// - Complexity: O(1).
  public func alignmentWidth(of item: ItemHandle) throws(ConstraintError) -> Double {
    system.variables[Self.length(try index(item), .horizontal)].value
  }

  /// Whether the last call of `solve()` has determined the width of an item again, together with all
  /// that is tied to it, so that its natural width counts.
  ///
  /// - Complexity: O(1).
  package func wasWidthSolved(of item: ItemHandle) throws(ConstraintError) -> Bool {
    system.wasSolved(Self.length(try index(item), .horizontal))
  }

  /// Returns the distances of a view's alignment rectangle from its frame, zero for a guide.
  public func alignmentInsets(of item: ItemHandle) throws(ConstraintError) -> Insets {
    metrics(of: try index(item)).alignmentInsets
  }

  /// Returns the distances of a view's margins and of its safe area from its bounds.
  package func insets(of item: ItemHandle) throws(ConstraintError) -> ViewInsets {
    let metrics = metrics(of: try index(item))
    return ViewInsets(margins: metrics.margins, safeArea: metrics.safeArea)
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

  /// Returns the items whose solved values have changed since the last call, in the order of their
  /// slots: new items, items that constraints have moved or resized, and views with new alignment
  /// insets.
  ///
  /// Views that are placed by frames, and the root if it has a size, are not solved and not reported.
  ///
  /// - Complexity: O(*n* log *n*) in the changed items.
  public mutating func takeChangedItems() -> [ItemHandle] {
    let indices = Set(system.takeChanges().map { $0 / 4 })
    return indices.filter { items[Int($0)].kind != .free }.sorted().map { handle(Int($0)) }
  }

  /// Returns the views and guides whose frames differ between several optimal solutions, in the order in
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

  /// Whether the position or the length of an item along an axis differs between several best
  /// solutions.
  ///
  /// Call it after `solve()`.
  ///
  /// - Complexity: Some solutions of the constraints that are tied to the item.
  public func isAmbiguous(_ item: ItemHandle, _ axis: Axis) throws(ConstraintError) -> Bool {
    let index = try self.index(item)
    do {
      if try system.isAmbiguous(Self.start(index, axis)) { return true }
      return try system.isAmbiguous(Self.length(index, axis))
    } catch { throw .tooManySteps }
  }

  /// Gives an ambiguous item another of the optimal solutions, along the first axis on which it is
  /// ambiguous; a second call gives back the first solution.
  ///
  /// Call it after `solve()`. Items that depend on the item move, too, and are reported by
  /// `takeChangedItems()`. The solution stays until an edit affects it.
  ///
  /// - Returns: Whether the item is ambiguous.
  @discardableResult
  public mutating func exerciseAmbiguity(of item: ItemHandle) throws(ConstraintError) -> Bool {
    let index = try self.index(item)
    do {
      for axis in Axis.allCases {
        for variable in [Self.start(index, axis), Self.length(index, axis)] {
          if try system.exchangeSolution(of: variable) { return true }
        }
      }
    } catch { throw .tooManySteps }
    return false
  }
}
