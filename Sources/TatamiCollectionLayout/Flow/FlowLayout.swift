public import TatamiGeometry

/// The frames of a flow layout: sections of lines that items fill one after the other.
///
/// ```swift
/// let container = LayoutContainer(size: Size(width: 320, height: 480))
/// let items = FlowItems.equal(count: 1_000_000, size: Size(width: 100, height: 100))
/// let layout = try FlowLayout(container: container, sections: [FlowLayoutSection(items: items)])
/// let first = layout.frame(ofItem: 0, inSection: 0)
/// ```
///
/// Full lines are justified; a section of equal items takes no memory per item, one of different
/// sizes 16 bytes per item and 24 per line.
public struct FlowLayout: Sendable {
  /// The view that the layout fills.
  public let container: LayoutContainer
  /// The axis along which lines follow one another.
  public let scrollAxis: Axis
  var sections: [FlowSectionFrames] = []
  var stack = SectionStack()

  /// The largest number of items of a section.
  public static let itemLimit = 1_000_000_000

  /// Creates a layout.
  ///
  /// - Throws: A `CollectionLayoutError` that names the field.
  /// - Complexity: O(*s* + *n*) in the sections and the items of sections of different sizes.
  public init(
    container: LayoutContainer,
    scrollAxis: Axis = .vertical,
    sections: [FlowLayoutSection]
  ) throws(CollectionLayoutError) {
    try container.check()
    self.container = container
    self.scrollAxis = scrollAxis
    try replaceSections(0..<0, with: sections)
  }

  /// Replaces sections; the later ones move, nothing else is computed again.
  ///
  /// - Throws: A `CollectionLayoutError` that names the field, as an index among the replacements;
  ///   the layout is then unchanged.
  /// - Complexity: O(*s* + *n*) in all sections and the items of the replacements.
  public mutating func replaceSections(
    _ range: Range<Int>,
    with replacements: [FlowLayoutSection]
  ) throws(CollectionLayoutError) {
    try CollectionLayoutError.check(range.lowerBound, in: 0...sections.count, "range.lowerBound")
    try CollectionLayoutError.check(range.upperBound, in: 0...sections.count, "range.upperBound")
    for (index, section) in replacements.enumerated() {
      try section.check("sections[\(index)]")
    }
    let added = replacements.map {
      FlowSectionFrames($0, container: container, scrollAxis: scrollAxis)
    }
    sections.replaceSubrange(range, with: added)
    stack.replace(range, with: added.map(\.span))
  }

  /// Replaces items of a section; measured sizes of the others are kept.
  ///
  /// - Throws: A `CollectionLayoutError` if the section or an item does not exist, or for sizes out
  ///   of range; the layout is then unchanged.
  /// - Complexity: O(*s* + *n*) in the sections and the items of this section; O(*s*) if all items
  ///   of the section stay equal.
  public mutating func replaceItems(
    _ range: Range<Int>,
    inSection section: Int,
    with items: FlowItems
  ) throws(CollectionLayoutError) {
    try CollectionLayoutError.checkIndex(section, below: sections.count, "section")
    let count = sections[section].body.count
    try CollectionLayoutError.check(range.lowerBound, in: 0...count, "range.lowerBound")
    try CollectionLayoutError.check(range.upperBound, in: 0...count, "range.upperBound")
    try items.check("items")
    sections[section].body.replaceItems(range, with: items)
    stack.replace(section..<(section + 1), with: CollectionOfOne(sections[section].span))
  }

  /// Replaces estimates by the measured sizes of cells.
  ///
  /// Sections of items with given sizes ignore measured sizes.
  ///
  /// - Returns: Whether a frame may have changed.
  /// - Throws: A `CollectionLayoutError` if the section or an item does not exist, or for sizes out
  ///   of range; the layout is then unchanged.
  /// - Complexity: O(*s* + *n*) in the sections and the items of this section.
  @discardableResult
  public mutating func setMeasuredSizes(
    _ sizes: [MeasuredSize],
    inSection section: Int
  ) throws(CollectionLayoutError) -> Bool {
    try CollectionLayoutError.checkIndex(section, below: sections.count, "section")
    try MeasuredSize.check(sizes, itemCount: sections[section].body.count)
    guard sections[section].body.setSizes(sizes) else { return false }
    stack.replace(section..<(section + 1), with: CollectionOfOne(sections[section].span))
    return true
  }
}
