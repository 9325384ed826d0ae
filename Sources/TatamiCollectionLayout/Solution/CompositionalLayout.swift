public import TatamiGeometry

/// The frames of a compositional layout: sections of repeating groups.
///
/// ```swift
/// let size = CompositionalSize(width: .fractionalWidth(1), height: .absolute(50))
/// let row = CompositionalGroup.vertical(
///   size: size,
///   subitems: [.item(CompositionalItem(size: size))]
/// )
/// let layout = try CompositionalLayout(
///   container: LayoutContainer(size: Size(width: 320, height: 480)),
///   sections: [CompositionalSection(group: row, itemCount: 1_000)]
/// )
/// let last = layout.frame(ofItem: 999, inSection: 0)
/// ```
///
/// Groups that are equal and follow one another share their frames, so a section takes memory for
/// one group, and for every group that differs because its items are measured.
public struct CompositionalLayout: Sendable {
  /// The view that the layout fills.
  public let container: LayoutContainer
  /// The settings for all sections.
  public let configuration: CompositionalConfiguration
  /// The size of the scrolling content: across the scroll axis the view's extent, or that of the
  /// widest group if it is larger.
  public private(set) var contentSize = Size.zero
  var sections: [SectionSolution] = []
  var stack: SectionStack
  /// The boundary items of the whole content.
  var boundaries: BoundaryFrames

  /// Creates a layout.
  ///
  /// - Throws: A `CollectionLayoutError` that names the field.
  /// - Complexity: O(*s*) in the sections, for groups with few items.
  public init(
    container: LayoutContainer,
    configuration: CompositionalConfiguration = CompositionalConfiguration(),
    sections: [CompositionalSection]
  ) throws(CollectionLayoutError) {
    try container.check()
    try configuration.check()
    self.container = container
    self.configuration = configuration
    stack = SectionStack(spacing: configuration.interSectionSpacing)
    let content = BoundaryFrames.Content(
      axis: configuration.scrollAxis,
      length: 0,
      crossStart: 0,
      crossLength: 0,
      extent: 0
    )
    boundaries = BoundaryFrames([], content: content, measured: [:], pixels: container.pixels)
    try replaceSections(0..<0, with: sections)
  }

  /// The axis along which sections follow one another.
  public var scrollAxis: Axis { configuration.scrollAxis }

  /// Replaces sections; the later ones move, nothing else is computed again.
  ///
  /// - Throws: A `CollectionLayoutError` that names the field, as an index among the replacements;
  ///   the layout is then unchanged.
  /// - Complexity: O(*s*) in all sections.
  public mutating func replaceSections(
    _ range: Range<Int>,
    with replacements: [CompositionalSection]
  ) throws(CollectionLayoutError) {
    try CollectionLayoutError.check(range.lowerBound, in: 0...sections.count, "range.lowerBound")
    try CollectionLayoutError.check(range.upperBound, in: 0...sections.count, "range.upperBound")
    for (index, section) in replacements.enumerated() {
      try section.check("sections[\(index)]")
    }
    let added = replacements.map {
      SectionSolution($0, container: container, scrollAxis: scrollAxis)
    }
    sections.replaceSubrange(range, with: added)
    stack.replace(range, with: added.map(\.span))
    update()
  }

  /// Replaces items of a section by others that are not measured; the measured sizes of the rest
  /// are kept.
  ///
  /// - Throws: A `CollectionLayoutError` if the section or an item does not exist; the layout is
  ///   then unchanged.
  /// - Complexity: O(*s* + *r*) in the sections and the groups of this section that differ.
  public mutating func replaceItems(
    _ range: Range<Int>,
    inSection section: Int,
    withCount count: Int
  ) throws(CollectionLayoutError) {
    try CollectionLayoutError.checkIndex(section, below: sections.count, "section")
    let held = sections[section].groups.itemCount
    try CollectionLayoutError.check(range.lowerBound, in: 0...held, "range.lowerBound")
    try CollectionLayoutError.check(range.upperBound, in: 0...held, "range.upperBound")
    let most = CompositionalSection.itemLimit - held + range.count
    try CollectionLayoutError.check(count, in: 0...most, "count")
    sections[section].groups.replaceItems(range, withCount: count)
    sections[section].update()
    restack(section)
  }

  /// Replaces estimates of items by the measured sizes of their cells.
  ///
  /// Groups before the first of these items stay; lengths that are not estimated are ignored.
  ///
  /// - Returns: Whether a frame may have changed.
  /// - Throws: A `CollectionLayoutError` if the section or an item does not exist, or for sizes out
  ///   of range; the layout is then unchanged.
  /// - Complexity: O(*s* + *r*) in the sections and the groups of this section that differ.
  @discardableResult
  public mutating func setMeasuredSizes(
    _ sizes: [MeasuredSize],
    inSection section: Int
  ) throws(CollectionLayoutError) -> Bool {
    try CollectionLayoutError.checkIndex(section, below: sections.count, "section")
    try MeasuredSize.check(sizes, itemCount: sections[section].groups.itemCount)
    guard sections[section].groups.setMeasured(sizes) else { return false }
    sections[section].update()
    restack(section)
    return true
  }

  /// Replaces the estimate of a section's boundary item by the measured size of its view.
  ///
  /// - Parameters:
  ///   - size: The size of the view, in points.
  ///   - index: The index among the section's boundary items.
  ///   - section: The index of the section.
  /// - Returns: Whether a frame may have changed.
  /// - Throws: A `CollectionLayoutError` if the section or the boundary item does not exist, or for
  ///   a size out of range; the layout is then unchanged.
  /// - Complexity: O(*s*) in the sections.
  @discardableResult
  public mutating func setMeasuredSize(
    _ size: Size,
    ofBoundaryItem index: Int,
    inSection section: Int
  ) throws(CollectionLayoutError) -> Bool {
    try CollectionLayoutError.checkIndex(section, below: sections.count, "section")
    let count = sections[section].section.boundaryItems.count
    try CollectionLayoutError.checkIndex(index, below: count, "boundaryItem")
    try CollectionLayoutError.checkLength(size.width, "size.width")
    try CollectionLayoutError.checkLength(size.height, "size.height")
    guard sections[section].setMeasuredBoundary(size, at: index) else { return false }
    restack(section)
    return true
  }

  /// Moves the sections after one whose frames have changed.
  private mutating func restack(_ section: Int) {
    stack.replace(section..<(section + 1), with: CollectionOfOne(sections[section].span))
    update()
  }

  /// Computes the boundary items of the whole content, and its size.
  private mutating func update() {
    let content = BoundaryFrames.Content(
      axis: scrollAxis,
      length: max(0, stack.end - stack.start),
      crossStart: 0,
      crossLength: container.size[scrollAxis.cross],
      extent: container.size[scrollAxis]
    )
    boundaries = BoundaryFrames(
      configuration.boundaryItems,
      content: content,
      measured: [:],
      pixels: container.pixels
    )
    stack.start = boundaries.startGrowth
    let view = container.size[scrollAxis.cross]
    contentSize = Size(
      scrollAxis,
      max(0, stack.end + boundaries.endGrowth),
      cross: sections.reduce(view) { max($0, $1.crossExtent) }
    )
  }
}
