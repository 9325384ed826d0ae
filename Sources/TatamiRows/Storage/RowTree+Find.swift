extension RowTree {
  /// The location of a run in a tree, valid until the next edit.
  struct Location: Sendable {
    var leaf: Int
    var slot: Int
    /// The sums over all runs before this one.
    var start: RunPosition
  }

  /// The run at a location.
  subscript(location: Location) -> Entry { self[location.leaf, location.slot] }

  /// Returns the location of the run that contains an item; past the end, that of the last run.
  func find(item: Int, in root: Int, from base: Double = 0) -> Location {
    find(in: root, from: base) { block, start in
      skip(in: block, from: &start) { $0.item <= item }
    }
  }

  /// Returns the location of the run that covers an offset; runs of length 0 cover nothing.
  ///
  /// Before the start this is the first run, past the end the last one whose length is above 0.
  func find(offset: Double, in root: Int, from base: Double) -> Location {
    find(in: root, from: base) { block, start in
      let blockStart = start
      let slot = skip(in: block, from: &start) { $0.offset <= offset }
      guard slot > 0, self[block, slot].length == 0 else { return slot }
      // The parent summed the lengths in another order, so the offset may be past the block's end.
      let end = start.offset
      start = blockStart
      return skip(in: block, from: &start) { $0.offset < end }
    }
  }

  /// Returns the location of the next run, or nil at the end; takes O(1) steps on average.
  func next(after location: Location, in root: Int) -> Location? {
    var next = location
    next.start += self[location]
    next.slot += 1
    while next.slot == fill(of: next.leaf) {
      guard next.leaf != root else { return nil }
      (next.leaf, next.slot) = parent(of: next.leaf)
      next.slot += 1
    }
    while level(of: next.leaf) > 0 {
      (next.leaf, next.slot) = (child(next.slot, of: next.leaf), 0)
    }
    return next
  }

  /// Descends to a leaf; the closure chooses a slot of each block and moves the position there.
  @inline(__always)
  private func find(
    in root: Int,
    from base: Double,
    _ choose: (Int, inout RunPosition) -> Int
  ) -> Location {
    var location = Location(leaf: root, slot: 0, start: RunPosition(item: 0, offset: base))
    while true {
      location.slot = choose(location.leaf, &location.start)
      if level(of: location.leaf) == 0 { return location }
      location.leaf = child(location.slot, of: location.leaf)
    }
  }

  /// Skips the entries whose end is before a target, except the last; returns the slot reached.
  @inline(__always)
  private func skip(
    in block: Int,
    from start: inout RunPosition,
    while isBefore: (RunPosition) -> Bool
  ) -> Int {
    let last = fill(of: block) - 1
    var slot = 0
    while slot < last {
      var end = start
      end += self[block, slot]
      guard isBefore(end) else { break }
      start = end
      slot += 1
    }
    return slot
  }
}
