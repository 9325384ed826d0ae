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

  /// Makes a view a scroll view and returns the guide of its content, which starts at the origin and
  /// whose size is free.
  ///
  /// Edges of the view then mean those of its content for whatever is inside. Repeated calls return
  /// the same guide.
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
    for slot in constraints(mentioning: [scrollView]) { renewRow(of: slot) }
    return content
  }

  /// Removes a view with its descendants, or a guide, and every constraint that mentions them.
  ///
  /// - Returns: The constraints, whose handles are no longer valid.
  /// - Complexity: O(*n*) in the removed items and constraints.
  @discardableResult
  public mutating func remove(_ item: ItemHandle) throws(ConstraintError) -> [ConstraintHandle] {
    let index = try self.index(item)
    guard index != 0 else { throw .isRoot(item) }
    guard items[Int(items[index].parent)].content != item.index else { throw .isContent(item) }
    let removed = subtree(of: index)
    let slots = constraints(mentioning: removed)
    let handles = slots.map { handle(constraint: $0) }
    for slot in slots { release(constraint: slot) }
    unlink(index)
    for item in removed { release(item: item) }
    return handles
  }

  /// Moves a view with its descendants to another superview.
  ///
  /// Constraints that a view of the subtree holds stay active. Those that mention the subtree and are
  /// held above it become inactive, as UIKit does with a view that leaves its superview.
  ///
  /// - Returns: The constraints that have become inactive.
  /// - Complexity: O(*n*) in the moved items and the constraints that mention them.
  @discardableResult
  public mutating func move(
    _ item: ItemHandle,
    to parent: ItemHandle
  ) throws(ConstraintError) -> [ConstraintHandle] {
    let (index, superview) = (try view(item), try view(parent))
    guard index != 0 else { throw .isRoot(item) }
    guard !isAncestor(index, of: superview) else { throw .insideItself(item) }
    let moved = subtree(of: index)
    let slots = constraints(mentioning: moved).filter { slot in
      constraints[slot].row != LinearSystem.none
        && !isAncestor(index, of: holder(of: constraints[slot].constraint))
    }
    for slot in slots { removeRow(of: slot) }
    unlink(index)
    link(index, to: superview)
    for item in moved { items[item].depth = items[Int(items[item].parent)].depth + 1 }
    return slots.map { handle(constraint: $0) }
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
    link(index, to: parent)
    system.noteChange(ofVariable: Self.start(index, .horizontal))
    return handle(index)
  }

  private mutating func link(_ item: Int, to parent: Int) {
    let next = items[parent].firstChild
    items[item].parent = Int32(parent)
    items[item].nextSibling = next
    items[item].previousSibling = LinearSystem.none
    if next != LinearSystem.none { items[Int(next)].previousSibling = Int32(item) }
    items[parent].firstChild = Int32(item)
    noteStructure(of: parent)
  }

  private mutating func unlink(_ item: Int) {
    let (parent, record) = (Int(items[item].parent), items[item])
    noteStructure(of: parent)
    if record.previousSibling == LinearSystem.none {
      items[parent].firstChild = record.nextSibling
    } else {
      items[Int(record.previousSibling)].nextSibling = record.nextSibling
    }
    if record.nextSibling != LinearSystem.none {
      items[Int(record.nextSibling)].previousSibling = record.previousSibling
    }
  }

  private mutating func release(item: Int) {
    if items[item].hasFitting { fittings.removeAll { $0.view == item } }
    for axis in Axis.allCases { removeNaturalRow(of: item, axis) }
    removeLengthPreferences(of: item)
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
