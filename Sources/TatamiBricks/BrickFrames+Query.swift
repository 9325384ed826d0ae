public import TatamiGeometry

extension BrickFrames: CollectionGeometry {
  /// Calls a closure with every item that shares a point with a rectangle; touching edges count.
  ///
  /// Sections come in order; the items of a section come roughly from top to bottom, and those of
  /// replaced tails after the others.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points of the content.
  ///   - body: May throw to stop early.
  /// - Complexity: O(log *s* + log *n* + *c* + *k*) in the sections, the items and columns of the
  ///   sections in reach, and the items in the rows of the rectangle. If all rows of a section
  ///   overlap (the line spacing equals the negative row height), all its items are checked.
  public func forEachItem(
    in rect: Rect,
    _ body: (CollectionItem) throws -> Void
  ) rethrows {
    guard rect.isStandardized else { return }
    for section in index.candidates(from: rect.minY, through: rect.maxY) {
      let (wall, offset) = (walls[section], offsets[section])
      try wall.forEachItem(from: rect.minY - offset, through: rect.maxY - offset) { item in
        let frame = wall.frame(of: item).offset(by: Point(y: offset))
        guard frame.intersects(rect) else { return }
        try body(CollectionItem(section: section, item: item, frame: frame))
      }
    }
  }

  /// Returns the headers and footers that share a point with a rectangle, ordered by section.
  ///
  /// - Complexity: O(log *s* + *k*) in the sections and those in reach.
  public func supplementaryItems(in rect: Rect) -> [SupplementaryItem] {
    guard rect.isStandardized else { return [] }
    let sections = index.candidates(from: rect.minY, through: rect.maxY)
    return supplementaryItems(ofSections: sections).filter { $0.frame.intersects(rect) }
  }
}
