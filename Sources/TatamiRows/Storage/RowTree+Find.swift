extension RowTree {
  /// Returns the location of the element that contains an item, or the last location for an item
  /// past the end.
  ///
  /// - Complexity: O(log *n*).
  func find(item: Int, in root: Root) -> Location {
    var start = RunPosition(item: 0, offset: 0)
    let leaf = leaf(ofItem: item, in: root, from: &start)
    let slot = leaves.slot(ofItem: item, in: leaf, from: &start.item)
    return Location(leaf: leaf, slot: slot, firstItem: start.item)
  }

  /// Returns the location of the element that contains an item, or the last location for an item
  /// past the end, with its offset.
  ///
  /// - Complexity: O(log *n*).
  func find(item: Int, in root: Root, from base: Double) -> PlacedLocation {
    var start = RunPosition(item: 0, offset: base)
    let leaf = leaf(ofItem: item, in: root, from: &start)
    let slot = leaves.slot(ofItem: item, in: leaf, from: &start.item)
    start.offset = leaves.offset(ofSlot: slot, in: leaf, from: start.offset)
    let location = Location(leaf: leaf, slot: slot, firstItem: start.item)
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
    var block = root.block
    for _ in 0..<root.depth {
      block = branches.child(at: branches.entry(atOffset: offset, in: block, from: &start))
    }
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

  private func leaf(ofItem item: Int, in root: Root, from start: inout RunPosition) -> Int32 {
    var block = root.block
    for _ in 0..<root.depth {
      block = branches.child(at: branches.entry(ofItem: item, in: block, from: &start))
    }
    return block
  }
}
