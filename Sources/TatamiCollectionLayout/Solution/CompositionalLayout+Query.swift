public import TatamiGeometry

// Sizes, counts and single frames.
extension CompositionalLayout {
  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// Returns the number of items in a section, or 0 if the section does not exist.
  public func itemCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].groups.itemCount : 0
  }

  /// Returns the frame of a section with its boundary items, or nil if it does not exist.
  public func frame(ofSection section: Int) -> Rect? {
    guard sections.indices.contains(section) else { return nil }
    return placed(sections[section].bounds, inSection: section)
  }

  /// Returns the frame of an item, or nil if it does not exist or its group has no room for it.
  ///
  /// - Complexity: O(log *r* + *s*) in the section's groups that differ and the sections.
  public func frame(ofItem item: Int, inSection section: Int) -> Rect? {
    guard sections.indices.contains(section), let item = sections[section].item(item) else {
      return nil
    }
    return placed(item.frame, inSection: section)
  }

  /// Returns the frame of a supplementary item of an item or a group, or nil if it does not exist.
  ///
  /// - Parameters:
  ///   - kind: The kind of the supplementary item.
  ///   - number: The number among those of its kind in the section.
  ///   - section: The index of the section.
  public func frame(
    ofSupplementary kind: String,
    number: Int,
    inSection section: Int
  ) -> Rect? {
    guard sections.indices.contains(section) else { return nil }
    let found = sections[section].supplementary(kind: kind, number: number)
    return found.map { placed($0.frame, inSection: section) }
  }

  /// Returns a boundary item of a section, or nil if it does not exist.
  ///
  /// - Parameters:
  ///   - index: The index among the section's boundary items.
  ///   - section: The index of the section.
  ///   - visible: The visible part of the content, less the adjusted content insets, to which
  ///     pinned items are moved; nil leaves them at rest.
  public func boundaryItem(
    _ index: Int,
    inSection section: Int,
    pinnedTo visible: Rect? = nil
  ) -> CompositionalElement? {
    guard sections.indices.contains(section) else { return nil }
    let solution = sections[section]
    guard solution.boundaries.frames.indices.contains(index) else { return nil }
    let start = stack.starts[section]
    let pinning = BoundaryPinning(
      items: solution.section.boundaryItems,
      boundaries: solution.boundaries,
      axis: scrollAxis,
      start: start,
      length: solution.length
    )
    return element(index, pinning: pinning, visible: visible, section: section, number: 0)
  }

  /// Returns a boundary item of the whole content, or nil if it does not exist.
  ///
  /// - Parameters:
  ///   - index: The index among the configuration's boundary items.
  ///   - visible: The visible part of the content, as for a section's boundary items.
  public func boundaryItem(_ index: Int, pinnedTo visible: Rect? = nil) -> CompositionalElement? {
    guard boundaries.frames.indices.contains(index) else { return nil }
    let pinning = BoundaryPinning(
      items: configuration.boundaryItems,
      boundaries: boundaries,
      axis: scrollAxis,
      start: 0,
      length: contentSize[scrollAxis]
    )
    return element(index, pinning: pinning, visible: visible, section: 0, number: .max)
  }

  private func element(
    _ index: Int,
    pinning: BoundaryPinning,
    visible: Rect?,
    section: Int,
    number: Int
  ) -> CompositionalElement {
    let visible = visible.flatMap { $0.isStandardized ? $0 : nil }
    let directed = visible.map { container.directed($0, in: contentSize) }
    let (frame, zIndex) = pinning.frame(of: index, visible: directed)
    return CompositionalElement(
      category: .supplementary(kind: pinning.items[index].kind),
      section: section,
      index: number,
      frame: container.directed(container.pixels.placed(frame), in: contentSize),
      zIndex: zIndex
    )
  }

  /// Returns a decoration of a section, or nil if it does not exist or the section has no size.
  ///
  /// - Parameters:
  ///   - index: The index among the section's decorations.
  ///   - section: The index of the section.
  public func decoration(_ index: Int, inSection section: Int) -> CompositionalElement? {
    guard sections.indices.contains(section) else { return nil }
    let solution = sections[section]
    let decorations = solution.section.decorations
    guard decorations.indices.contains(index), !solution.bounds.isEmpty else { return nil }
    let frame = decorations[index].contentInsets.inset(solution.bounds)
    return CompositionalElement(
      category: .decoration(kind: decorations[index].kind),
      section: section,
      index: index,
      frame: placed(frame, inSection: section),
      zIndex: decorations[index].zIndex
    )
  }

  /// Returns a rectangle of a section in the content, rounded and mirrored.
  func placed(_ frame: Rect, inSection section: Int) -> Rect {
    placed(frame, offset: stack.starts[section], content: contentSize)
  }

  /// Returns a rectangle at an offset along the scroll axis, rounded and mirrored.
  func placed(_ frame: Rect, offset: Double, content: Size) -> Rect {
    let moved = frame.offset(by: Point(scrollAxis, offset, cross: 0))
    return container.directed(container.pixels.placed(moved), in: content)
  }
}
