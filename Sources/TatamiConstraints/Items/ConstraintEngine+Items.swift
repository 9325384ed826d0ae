import TatamiGeometry

extension ConstraintEngine {
  /// Adds a view to another one and returns its handle.
  ///
  /// - Complexity: O(1), amortized.
  public mutating func addView(to parent: ItemHandle) throws(ConstraintError) -> ItemHandle {
    try addItem(.view, to: view(parent))
  }

  /// Adds a layout guide to a view and returns its handle.
  ///
  /// - Complexity: O(1), amortized.
  public mutating func addGuide(to owner: ItemHandle) throws(ConstraintError) -> ItemHandle {
    try addItem(.guide, to: view(owner))
  }

  /// Makes a view a scroll view and returns the guide of its content, which starts at the origin.
  public mutating func makeScrollView(_ item: ItemHandle) throws(ConstraintError) -> ItemHandle {
    let scrollView = try view(item)
    if items[scrollView].content != LinearSystem.none {
      return handle(Int(items[scrollView].content))
    }
    let content = addItem(.guide, to: scrollView)
    for axis in Axis.allCases {
      system.setParameter(0, of: Self.start(Int(content.index), axis))
    }
    items[scrollView].content = content.index
    return content
  }

  /// Removes a view with its descendants, or a guide, and every constraint that mentions them.
  ///
  /// - Complexity: O(*n*) in all constraints.
  public mutating func remove(_ item: ItemHandle) throws(ConstraintError) {
    let index = try self.index(item)
    guard index != 0 else { throw .isRoot(item) }
    let removed = subtree(of: index)
    let isRemoved = Set(removed.map(Int32.init))
    for slot in constraints.indices where !constraints[slot].isFree {
      let constraint = constraints[slot].constraint
      if isRemoved.contains(constraint.first.item.index)
        || constraint.second.map({ isRemoved.contains($0.item.index) }) == true
        || constraint.holder.map({ isRemoved.contains($0.index) }) == true
      {
        release(constraint: slot)
      }
    }
    unlink(index)
    for item in removed { release(item: item) }
  }

  /// Returns an item and its descendants, each after its parent.
  func subtree(of item: Int) -> [Int] {
    var found = [item]
    var next = 0
    while next < found.count {
      var child = items[found[next]].firstChild
      while child != LinearSystem.none {
        found.append(Int(child))
        child = items[Int(child)].nextSibling
      }
      next += 1
    }
    return found
  }

  private mutating func addItem(_ kind: ItemRecord.Kind, to parent: Int) -> ItemHandle {
    var record = ItemRecord(
      kind: kind,
      parent: Int32(parent),
      depth: items[parent].depth + 1
    )
    record.nextSibling = items[parent].firstChild
    let index: Int
    if let free = freeItems.popLast() {
      index = Int(free)
      record.generation = items[index].generation
      items[index] = record
      for variable in 4 * index..<4 * index + 4 { system.clearParameter(variable) }
    } else {
      index = items.count
      items.append(record)
      addVariables()
    }
    items[parent].firstChild = Int32(index)
    return handle(index)
  }

  private mutating func unlink(_ item: Int) {
    let parent = Int(items[item].parent)
    let next = items[item].nextSibling
    var sibling = Int(items[parent].firstChild)
    if sibling == item {
      items[parent].firstChild = next
      return
    }
    while items[sibling].nextSibling != Int32(item) { sibling = Int(items[sibling].nextSibling) }
    items[sibling].nextSibling = next
  }

  private mutating func release(item: Int) {
    for axis in Axis.allCases { removeNaturalRow(of: item, axis) }
    for variable in 4 * item..<4 * item + 4 { system.setParameter(0, of: variable) }
    if items[item].metrics != 0 {
      metrics[Int(items[item].metrics)] = ItemMetrics()
      freeMetrics.append(items[item].metrics)
    }
    items[item].kind = .free
    items[item].generation &+= 1
    freeItems.append(Int32(item))
  }
}

extension ConstraintEngine {
  /// Returns the handle of the item in a slot.
  func handle(_ index: Int) -> ItemHandle {
    ItemHandle(index: Int32(index), generation: items[index].generation)
  }

  /// Returns the slot of an item.
  func index(_ item: ItemHandle) throws(ConstraintError) -> Int {
    let index = Int(item.index)
    guard items.indices.contains(index), items[index].generation == item.generation,
      items[index].kind != .free
    else { throw .staleItem(item) }
    return index
  }

  /// Returns the slot of a view.
  func view(_ item: ItemHandle) throws(ConstraintError) -> Int {
    let index = try self.index(item)
    guard items[index].kind == .view else { throw .notAView(item) }
    return index
  }

  /// Returns a view for itself, and its owner for a guide.
  func viewIndex(_ item: Int) -> Int {
    items[item].kind == .view ? item : Int(items[item].parent)
  }

  /// Whether a view is another one or one of its ancestors.
  func isAncestor(_ ancestor: Int, of view: Int) -> Bool {
    var view = view
    while items[view].depth > items[ancestor].depth { view = Int(items[view].parent) }
    return view == ancestor
  }

  /// Returns the nearest view that contains two views, itself included.
  func commonAncestor(_ first: Int, _ second: Int) -> Int {
    var (first, second) = (first, second)
    while first != second {
      if items[first].depth >= items[second].depth {
        first = Int(items[first].parent)
      } else {
        second = Int(items[second].parent)
      }
    }
    return first
  }
}
