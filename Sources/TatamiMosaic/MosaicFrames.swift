public import TatamiGeometry

/// The frames of a mosaic: sections of items that fill the cells of repeating blocks.
///
/// ```swift
/// let section = MosaicSection(itemCount: 1_000_000, pattern: MosaicPreset.quilt.pattern)
/// let mosaic = try MosaicFrames([section], side: 390)
/// let frame = mosaic.frame(ofItem: 999_999, inSection: 0)
/// ```
///
/// A section whose repeating blocks move with their origin takes memory and time for one
/// repetition, regardless of its number of items. Other sections store all frames (32 bytes per
/// item).
public struct MosaicFrames: Sendable {
  /// The scrolling axis.
  public let axis: Axis
  /// The length across the axis, in points, at least 0.
  public let side: Double
  /// The space between sections that are not empty, in points; a negative one counts as 0.
  public let sectionSeparator: Double

  var sections: [PlacedSection] = []
  var index = SpanIndex(count: 0) { _ in (0, 0) }

  /// The largest number of items in a section whose repeating blocks do not move with their origin.
  public static let opaqueItemLimit = 1 << 24

  /// Places sections along an axis; a negative side counts as 0.
  ///
  /// - Throws: A `MosaicError` that names the field.
  /// - Complexity: O(*s* + *c*) in the sections and the cells of their patterns, plus the items
  ///   of sections whose repeating blocks do not move with their origin.
  public init(
    _ sections: [MosaicSection],
    axis: Axis = .vertical,
    side: Double,
    sectionSeparator: Double = 0
  ) throws(MosaicError) {
    try MosaicError.checkFinite(side, "side")
    try MosaicError.checkFinite(sectionSeparator, "sectionSeparator")
    self.axis = axis
    self.side = max(0, side)
    self.sectionSeparator = sectionSeparator
    try replaceSections(from: 0, with: sections)
  }

  /// Replaces the sections from an index on; earlier sections keep their frames.
  ///
  /// - Parameters:
  ///   - first: The index of the first section to replace; past the last one, sections are
  ///     appended.
  ///   - replacements: The new sections.
  /// - Throws: A `MosaicError` that names the field; the layout is then unchanged.
  /// - Complexity: That of placing the new sections, plus O(*s*) in all sections.
  public mutating func replaceSections(
    from first: Int,
    with replacements: [MosaicSection]
  ) throws(MosaicError) {
    var placed = Array(sections.prefix(max(0, first)))
    var placer = SectionPlacer(
      after: placed.last,
      number: placed.count,
      separator: sectionSeparator,
      in: MosaicSpace(axis: axis, side: side)
    )
    placed.reserveCapacity(placed.count + replacements.count)
    for section in replacements {
      placed.append(try placer.place(section))
    }
    sections = placed
    index = SpanIndex(count: placed.count) { placed[$0].extent(along: axis) }
  }
}

extension MosaicFrames {
  /// Returns the length across the axis that a scrolling view provides.
  ///
  /// - Parameters:
  ///   - axis: The direction of scrolling.
  ///   - bounds: The size of the view.
  ///   - contentInset: The insets of the content.
  ///   - forced: A size that replaces the bounds and the insets.
  public static func side(
    across axis: Axis,
    bounds: Size,
    contentInset: Insets = .zero,
    forced: Size? = nil
  ) -> Double {
    let side = forced?[axis.cross] ?? (bounds[axis.cross] - contentInset[sum: axis.cross])
    return max(0, side)
  }

  /// The size of all sections; its length along the axis is at least 0.
  public var contentSize: Size {
    Size(axis, max(0, sections.last?.end ?? 0), cross: side)
  }

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// Returns the number of items in a section, or 0 if the section does not exist.
  public func itemCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : 0
  }

  /// Returns the frame of an item, or nil if the item does not exist.
  ///
  /// - Complexity: O(1).
  public func frame(ofItem item: Int, inSection section: Int) -> Rect? {
    guard sections.indices.contains(section) else { return nil }
    let items = sections[section].items
    return (0..<items.count).contains(item) ? items.frame(of: item, axis: axis) : nil
  }

  /// Returns the frame of a header, footer or backer, or nil if there is none.
  ///
  /// - Complexity: O(1).
  public func frame(of kind: SupplementaryItem.Kind, inSection section: Int) -> Rect? {
    sections.indices.contains(section) ? sections[section].frame(of: kind) : nil
  }

  /// Returns the frame of the space between a section and the preceding content, or nil if there is
  /// none.
  ///
  /// - Complexity: O(1).
  public func separatorFrame(beforeSection section: Int) -> Rect? {
    guard sections.indices.contains(section), sections[section].separator > 0 else { return nil }
    let (start, length) = (sections[section].start, sections[section].separator)
    return Rect(
      origin: Point(axis, start - length, cross: 0),
      size: Size(axis, length, cross: side)
    )
  }
}
