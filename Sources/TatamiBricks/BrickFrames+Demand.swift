// Sections of more items than the limit, which are placed on demand.
extension BrickFrames {
  /// Places items until every item that begins at or above `y`, in points from the top, is placed.
  ///
  /// In the mode `fill`, items are placed until no free position at or above y is large enough for
  /// the size of an item that follows. The items placed by then have the positions that they have
  /// if all items are placed.
  ///
  /// - Complexity: O(*k* · log *n* + *s*) amortized, for *k* newly placed of *n* items and *s*
  ///   sections.
  public mutating func placeItems(throughY y: Double) {
    var section = 0
    while section < walls.count, offsets[section] <= y {
      let end = y - offsets[section]
      place(inSection: section) { $0.place(through: end) }
      section += 1
    }
  }

  /// Places an item and those before it, if it exists and is not placed.
  ///
  /// - Complexity: O(*k* · log *n* + *s*) amortized, for *k* newly placed of *n* items and *s*
  ///   sections.
  public mutating func placeItem(_ item: Int, inSection section: Int) {
    guard walls.indices.contains(section), walls[section].bricks.indices.contains(item) else {
      return
    }
    place(inSection: section) { $0.place(throughItem: item) }
  }

  private mutating func place(inSection section: Int, _ change: (inout Wall) -> Void) {
    guard walls[section].placedCount < walls[section].bricks.count else { return }
    change(&walls[section])
    stack(from: section)
  }

  /// Whether all items of all sections are placed, so that the content size is exact.
  ///
  /// - Complexity: O(*s*) in the sections.
  public func isComplete() -> Bool {
    walls.allSatisfy { $0.placedCount == $0.bricks.count }
  }
}
