public import TatamiGeometry

extension FlowLayout: CollectionGeometry {
  /// The size of the scrolling content: the container's extent across the scroll axis.
  public var contentSize: Size {
    Size(scrollAxis, stack.end, cross: container.size[scrollAxis.cross])
  }

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// Returns the number of items in a section, or 0 if the section does not exist.
  public func itemCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].body.count : 0
  }

  /// Returns the frame of an item, or nil if the item does not exist.
  ///
  /// - Complexity: O(1) for equal items, else O(log *n* + *k*) in the items of its line.
  public func frame(ofItem item: Int, inSection section: Int) -> Rect? {
    guard item >= 0, item < itemCount(inSection: section) else { return nil }
    let frame = sections[section].frame(of: item, offset: stack.starts[section])
    return container.directed(frame, in: contentSize)
  }

  /// Returns the frame of a header or footer, or nil if there is none; flows have no backer.
  public func frame(of kind: SupplementaryItem.Kind, inSection section: Int) -> Rect? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].frame(of: kind, offset: stack.starts[section]).map {
      container.directed($0, in: contentSize)
    }
  }

  /// Returns the frame of a header or footer that stays in the visible part of its section.
  ///
  /// - Parameters:
  ///   - kind: Whether the frame is that of the header or the footer.
  ///   - section: The index of the section.
  ///   - visible: The visible part of the content, less the adjusted content insets.
  public func frame(
    of kind: SupplementaryItem.Kind,
    inSection section: Int,
    pinnedTo visible: Rect
  ) -> Rect? {
    guard sections.indices.contains(section), visible.isStandardized else { return nil }
    let start = stack.starts[section]
    guard var frame = sections[section].frame(of: kind, offset: start) else { return nil }
    let bounds = container.directed(visible, in: contentSize)
    let span = PinnedSpan(rest: frame.min(scrollAxis), length: frame.size[scrollAxis])
    let end = start + sections[section].span.length
    frame.origin[scrollAxis] =
      kind == .header
      ? span.header(visible: bounds.min(scrollAxis), end: end)
      : span.footer(visible: bounds.max(scrollAxis), start: start)
    return container.directed(frame, in: contentSize)
  }

  /// Calls a closure with every item that shares a point with a rectangle; touching edges count.
  ///
  /// Items come in the order of their sections and indexes.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points of the content.
  ///   - body: May throw to stop early.
  /// - Complexity: O(log *s* + log *n* + *k*) in the sections, the lines, and the items of lines in
  ///   reach. Lines that overlap because of a negative spacing may all be checked.
  public func forEachItem(
    in rect: Rect,
    _ body: (CollectionItem) throws -> Void
  ) rethrows {
    guard rect.isStandardized else { return }
    let (content, pixel) = (contentSize, 1 / container.scale)
    let directed = container.directed(rect, in: content)
    let (low, high) = (directed.min(scrollAxis), directed.max(scrollAxis))
    for section in stack.candidates(from: low - pixel, through: high + pixel) {
      let offset = stack.starts[section]
      try sections[section].forEachItem(from: low, through: high, offset: offset) {
        guard $1.intersects(directed) else { return }
        let frame = container.directed($1, in: content)
        try body(CollectionItem(section: section, item: $0, frame: frame))
      }
    }
  }

  /// Returns the headers and footers that share a point with a rectangle, ordered by section.
  ///
  /// - Complexity: O(log *s* + *k*) in the sections and those in reach.
  public func supplementaryItems(in rect: Rect) -> [SupplementaryItem] {
    guard rect.isStandardized else { return [] }
    let directed = container.directed(rect, in: contentSize)
    let (low, high) = (directed.min(scrollAxis), directed.max(scrollAxis))
    return supplementaryItems(ofSections: stack.candidates(from: low, through: high))
      .filter { $0.frame.intersects(rect) }
  }
}

extension FlowLayout {
  /// Returns the sections that may share a point with a rectangle, headers and footers included.
  ///
  /// - Complexity: O(log *s*) in the sections.
  public func sections(near rect: Rect) -> Range<Int> {
    guard rect.isStandardized else { return 0..<0 }
    let directed = container.directed(rect, in: contentSize)
    return stack.candidates(from: directed.min(scrollAxis), through: directed.max(scrollAxis))
  }
}
