/// What a section of a mosaic consists of.
public struct MosaicSection {
  /// The number of items, at least 0.
  public var itemCount: Int
  /// The arrangement of the items.
  public var pattern: any MosaicPattern
  /// The view before the items.
  public var header: (any MosaicSupplementary)?
  /// The view after the items.
  public var footer: (any MosaicSupplementary)?
  /// Whether a view lies behind the whole section.
  public var hasBacker: Bool

  /// Makes a section.
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

  /// Whether a header or footer is shown.
  func shows(_ view: (any MosaicSupplementary)?) -> Bool {
    guard let view else { return false }
    return itemCount > 0 || !view.isHiddenForEmptySection
  }

  /// Whether the section counts for the separators between sections (mosaic §2.4).
  var isPresent: Bool {
    itemCount > 0 || shows(header) || shows(footer)
  }
}
