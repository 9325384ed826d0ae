public import TatamiGeometry

// Queries for a part of the content.
extension CompositionalLayout {
  /// Returns the elements that share a point with a part of the content; touching edges count.
  ///
  /// Sections come in order, each with its cells and their supplementary items, its boundary items
  /// and its decorations; the boundary items of the layout come last. What belongs to a group, also
  /// outside of it, is returned if the rectangle touches the group as well. Sections that scroll
  /// orthogonally are treated as if they had not scrolled.
  ///
  /// - Parameters:
  ///   - rect: A part of the content; what lies outside of the content is ignored.
  ///   - visible: The visible part of the content, less the adjusted content insets, to which
  ///     pinned items are moved; nil leaves them at rest.
  /// - Complexity: O(*s* + log *r* + *k*) in the sections, the groups that differ, and the elements
  ///   of groups in reach.
  public func elements(in rect: Rect, pinnedTo visible: Rect? = nil) -> [CompositionalElement] {
    let content = contentSize
    guard rect.isStandardized, let clipped = rect.intersection(Rect(size: content)) else {
      return []
    }
    let directed = container.directed(clipped, in: content)
    var found: [CompositionalElement] = []
    for section in sections(near: clipped) {
      appendGroupElements(ofSection: section, in: directed, content: content, to: &found)
      appendSectionElements(section, in: clipped, pinnedTo: visible, to: &found)
    }
    for index in configuration.boundaryItems.indices {
      append(boundaryItem(index, pinnedTo: visible), in: clipped, to: &found)
    }
    return found
  }

  /// Returns a range that contains all sections with an element in a part of the content.
  ///
  /// - Complexity: O(log *s*) in the sections.
  public func sections(near rect: Rect) -> Range<Int> {
    guard rect.isStandardized else { return 0..<0 }
    let directed = container.directed(rect, in: contentSize)
    let pixel = 1 / container.scale
    return stack.candidates(
      from: directed.min(scrollAxis) - pixel,
      through: directed.max(scrollAxis) + pixel
    )
  }

  /// Returns the cells and their supplementary items in a part of a section that scrolls
  /// orthogonally.
  ///
  /// - Parameters:
  ///   - rect: A part of the content, moved as far as the section has scrolled; it may lie outside
  ///     of the content.
  ///   - section: The index of the section.
  public func orthogonalElements(in rect: Rect, ofSection section: Int) -> [CompositionalElement] {
    guard sections.indices.contains(section), rect.isStandardized else { return [] }
    var found: [CompositionalElement] = []
    let content = contentSize
    let directed = container.directed(rect, in: content)
    appendGroupElements(ofSection: section, in: directed, content: content, to: &found)
    return found
  }

  /// - Parameter rect: A rectangle before mirroring.
  private func appendGroupElements(
    ofSection section: Int,
    in rect: Rect,
    content: Size,
    to found: inout [CompositionalElement]
  ) {
    sections[section].forEachGroupElement(in: rect, offset: stack.starts[section]) { element in
      var element = element
      element.section = section
      element.frame = container.directed(element.frame, in: content)
      found.append(element)
    }
  }

  private func appendSectionElements(
    _ section: Int,
    in rect: Rect,
    pinnedTo visible: Rect?,
    to found: inout [CompositionalElement]
  ) {
    let solution = sections[section].section
    for index in solution.boundaryItems.indices {
      append(
        boundaryItem(index, inSection: section, pinnedTo: visible),
        in: rect,
        to: &found
      )
    }
    guard let frame = frame(ofSection: section), frame.intersects(rect) else { return }
    for index in solution.decorations.indices {
      append(decoration(index, inSection: section), in: rect, to: &found)
    }
  }

  private func append(
    _ element: CompositionalElement?,
    in rect: Rect,
    to found: inout [CompositionalElement]
  ) {
    if let element, element.frame.intersects(rect) { found.append(element) }
  }
}
