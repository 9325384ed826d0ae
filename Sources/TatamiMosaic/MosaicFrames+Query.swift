public import TatamiGeometry

extension MosaicFrames: CollectionGeometry {
  /// Calls a closure with every item that shares a point with a rectangle; touching edges count.
  ///
  /// Sections come in order; the items of a section come in order.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points of the content.
  ///   - body: May throw to stop early.
  /// - Complexity: O(log *s* + log *c* + *k*) in the sections, the cells of a repetition and the
  ///   items found, if blocks follow each other; a rectangle that spans more than two repetitions
  ///   costs O(*c*) more. The time does not depend on the number of items.
  public func forEachItem(
    in rect: Rect,
    _ body: (CollectionItem) throws -> Void
  ) rethrows {
    guard let query = MosaicQuery(rect, axis: axis) else { return }
    for section in index.candidates(from: query.low, through: query.high) {
      try query.forEachItem(of: sections[section].items) { item, frame in
        try body(CollectionItem(section: section, item: item, frame: frame))
      }
    }
  }

  /// Returns the headers, footers and backers that share a point with a rectangle, ordered by
  /// section.
  ///
  /// - Complexity: O(log *s* + *k*) if sections follow each other.
  public func supplementaryItems(in rect: Rect) -> [SupplementaryItem] {
    guard rect.isStandardized else { return [] }
    let sections = index.candidates(from: rect.min(axis), through: rect.max(axis))
    return supplementaryItems(ofSections: sections).filter { $0.frame.intersects(rect) }
  }

  /// Returns the sections whose preceding separator shares a point with a rectangle, in order.
  ///
  /// - Complexity: O(log *s* + *k*) if sections follow each other.
  public func sectionsAfterSeparators(in rect: Rect) -> [Int] {
    guard rect.isStandardized else { return [] }
    let reach = rect.max(axis) + max(0, sectionSeparator)
    return index.candidates(from: rect.min(axis), through: reach).filter { section in
      separatorFrame(beforeSection: section)?.intersects(rect) ?? false
    }
  }
}
