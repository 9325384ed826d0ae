public import TatamiGeometry

extension MosaicLayout {
  /// Calls a closure with every item that shares a point with a rectangle.
  ///
  /// Touching edges count. Sections come in order; items of a section come in order.
  ///
  /// - Parameter body: May throw to stop early.
  /// - Complexity: O(log *s* + log *c* + *k*) in the sections, the cells of a repetition and the
  ///   items found, if blocks lie one after the other; a rectangle that spans more than two
  ///   repetitions costs O(*c*) more. Nothing depends on the number of items.
  public func forEachItem(
    in rect: Rect,
    _ body: (MosaicItem) throws -> Void
  ) rethrows {
    guard let query = MosaicQuery(rect, axis: axis) else { return }
    for section in index.candidates(from: query.low, through: query.high) {
      try query.forEachItem(of: sections[section].items) { item, frame in
        try body(MosaicItem(section: section, item: item, frame: frame))
      }
    }
  }

  /// Returns the items that share a point with a rectangle, in order.
  ///
  /// - Complexity: As `forEachItem(in:_:)`.
  public func items(in rect: Rect) -> [MosaicItem] {
    var items: [MosaicItem] = []
    forEachItem(in: rect) { items.append($0) }
    return items
  }

  /// Returns the headers, footers and backers that share a point with a rectangle, by section.
  ///
  /// - Complexity: O(log *s* + *k*) if sections lie one after the other.
  public func views(in rect: Rect) -> [MosaicView] {
    guard let query = MosaicQuery(rect, axis: axis) else { return [] }
    var views: [MosaicView] = []
    for section in index.candidates(from: query.low, through: query.high) {
      for kind in MosaicView.Kind.allCases {
        guard let frame = sections[section].frame(of: kind), frame.intersects(rect) else {
          continue
        }
        views.append(MosaicView(kind: kind, section: section, frame: frame))
      }
    }
    return views
  }

  /// Returns all headers, footers and backers by section, in this order within one.
  ///
  /// - Complexity: O(*s*).
  public func views() -> [MosaicView] {
    sections.indices.flatMap { section in
      MosaicView.Kind.allCases.compactMap { kind in
        sections[section].frame(of: kind).map {
          MosaicView(kind: kind, section: section, frame: $0)
        }
      }
    }
  }
}
