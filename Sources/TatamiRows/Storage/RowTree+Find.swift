extension RowTree {
  /// Returns the location of the element that contains an item, or the last location for an item
  /// past the end.
  ///
  /// - Complexity: O(log *n*).
  func find(item: Int, in root: Root) -> Location {
    let (leaf, firstItem) = branches.block(ofItem: item, below: root.block, depth: root.depth)
    var first = firstItem
    let slot = leaves.slot(ofItem: item, in: leaf, from: &first)
    return Location(leaf: leaf, slot: slot, firstItem: first)
  }

  /// Returns the location of the element that contains an item, or the last location for an item
  /// past the end, with its offset.
  ///
  /// - Complexity: O(log *n*).
  func find(item: Int, in root: Root, from base: Double) -> PlacedLocation {
    var start = RunPosition(item: 0, offset: base)
    let block = branches.block(ofItem: item, below: root.block, depth: root.depth, from: &start)
    let slot = leaves.slot(ofItem: item, in: block, from: &start.item)
    start.offset = leaves.offset(ofSlot: slot, in: block, from: start.offset)
    let location = Location(leaf: block, slot: slot, firstItem: start.item)
    return PlacedLocation(location: location, start: start)
  }

  /// Returns the location of the element that covers an offset; elements of length 0 cover nothing.
  ///
  /// An offset before the start gives the first element; an offset past the end gives the last
  /// element whose length is above 0.
  ///
  /// - Complexity: O(log *n*).
  func find(offset: Double, in root: Root, from base: Double) -> PlacedLocation {
    var start = RunPosition(item: 0, offset: base)
    let block = branches.block(
      atOffset: offset,
      below: root.block,
      depth: root.depth,
      from: &start
    )
    let slot = leaves.slot(atOffset: offset, in: block, from: &start)
    let location = Location(leaf: block, slot: slot, firstItem: start.item)
    return PlacedLocation(location: location, start: start)
  }

  /// Returns the location of the next element, or nil at the end.
  ///
  /// - Complexity: O(1) inside a leaf, O(log *n*) across leaves.
  func next(after placed: PlacedLocation, in root: Root) -> PlacedLocation? {
    var next = placed
    let element = self[placed.location]
    next.start.item += element.count
    next.start.offset += element.length
    next.location.firstItem = next.start.item
    next.location.slot += 1
    guard next.location.slot == leaves.heads[fillOf: next.location.leaf] else { return next }
    let location = find(item: next.start.item, in: root)
    guard location.firstItem == next.start.item else { return nil }
    return PlacedLocation(location: location, start: next.start)
  }
}
