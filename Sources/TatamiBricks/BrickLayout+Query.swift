public import TatamiGeometry

extension BrickLayout {
  /// Calls a closure with every item that shares a point with a rectangle.
  ///
  /// Touching edges count. Sections come in order; items of a section come roughly from top to
  /// bottom.
  ///
  /// - Parameter body: May throw to stop early.
  /// - Complexity: O(log *s* + log *n* + *c* + *k*) in the sections, the items and columns of
  ///   those in reach, and the items in the rows of the rectangle. If all rows of a section lie
  ///   on each other (line spacing equals the negative row height), all its items are looked at.
  public func forEachItem(
    in rect: Rect,
    _ body: (BrickItem) throws -> Void
  ) rethrows {
    guard Self.isSearchable(rect) else { return }
    for section in index.candidates(from: rect.minY, through: rect.maxY) {
      let (wall, offset) = (walls[section], offsets[section])
      try wall.forEachItem(from: rect.minY - offset, through: rect.maxY - offset) { item in
        let frame = wall.frame(of: item).offset(by: Point(y: offset))
        guard frame.intersects(rect) else { return }
        try body(BrickItem(section: section, item: item, frame: frame))
      }
    }
  }

  /// Returns the items that share a point with a rectangle, in order.
  ///
  /// - Complexity: As `forEachItem(in:_:)`, plus sorting what is found.
  public func items(in rect: Rect) -> [BrickItem] {
    var items: [BrickItem] = []
    forEachItem(in: rect) { items.append($0) }
    return items.sorted { ($0.section, $0.item) < ($1.section, $1.item) }
  }

  /// Returns the headers and footers that share a point with a rectangle, by section.
  public func views(in rect: Rect) -> [BrickView] {
    guard Self.isSearchable(rect) else { return [] }
    return views(of: index.candidates(from: rect.minY, through: rect.maxY))
      .filter { $0.frame.intersects(rect) }
  }

  /// Returns all headers and footers by section.
  ///
  /// - Complexity: O(*s*).
  public func views() -> [BrickView] {
    views(of: walls.indices)
  }

  private func views(of sections: Range<Int>) -> [BrickView] {
    sections.flatMap { section in
      BrickView.Kind.allCases.compactMap { kind in
        frame(of: kind, inSection: section).map {
          BrickView(kind: kind, section: section, frame: $0)
        }
      }
    }
  }

  /// Whether all edges are numbers and no length is negative.
  private static func isSearchable(_ rect: Rect) -> Bool {
    !rect.minX.isNaN && !rect.minY.isNaN && !rect.maxX.isNaN && !rect.maxY.isNaN
      && rect.width >= 0 && rect.height >= 0
  }
}
