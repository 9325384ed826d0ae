/// A section of a mosaic.
///
/// ```swift
/// let header = MosaicBar(length: 32)
/// let photos = MosaicSection(itemCount: 20, pattern: MosaicPreset.quilt.pattern, header: header)
/// let mosaic = try MosaicFrames([photos], side: 320)
/// ```
public struct MosaicSection {
  /// The number of items, at least 0.
  public var itemCount: Int
  /// The arrangement of the items.
  public var pattern: any MosaicPattern
  /// The header before the items.
  public var header: (any MosaicSupplementary)?
  /// The footer after the items.
  public var footer: (any MosaicSupplementary)?
  /// Whether the section has a backer, a view behind the whole section.
  public var hasBacker: Bool

  /// Creates a section.
  public init(
    itemCount: Int,
    pattern: any MosaicPattern,
    header: (any MosaicSupplementary)? = nil,
    footer: (any MosaicSupplementary)? = nil,
    hasBacker: Bool = false
  ) {
    self.itemCount = itemCount
    self.pattern = pattern
    self.header = header
    self.footer = footer
    self.hasBacker = hasBacker
  }

  /// Returns whether a header or footer is shown.
  func shows(_ view: (any MosaicSupplementary)?) -> Bool {
    guard let view else { return false }
    return itemCount > 0 || !view.isHiddenForEmptySection
  }

  /// Whether the section counts for the separators between sections (Specification/mosaic.md §2.4).
  var isPresent: Bool {
    itemCount > 0 || shows(header) || shows(footer)
  }
}
