public import TatamiGeometry

/// A section of a flow layout: items in lines between a header and a footer.
///
/// ```swift
/// var section = FlowLayoutSection(
///   items: .sized([Size(width: 80, height: 40), Size(width: 60, height: 40)])
/// )
/// section.sectionInset = Insets(top: 16, left: 16, bottom: 16, right: 16)
/// section.headerReferenceSize = Size(width: 0, height: 32)
/// ```
public struct FlowLayoutSection: Hashable, Sendable {
  /// The items.
  public var items: FlowItems
  /// The distances around the items, in points; headers and footers ignore them.
  public var sectionInset = Insets.zero
  /// The distance between neighboring lines, in points; negative values overlap lines.
  public var minimumLineSpacing = 10.0
  /// The least distance between neighboring items of a line, in points.
  public var minimumInteritemSpacing = 10.0
  /// The size of the header; the length along the scroll axis counts, 0 is no header.
  public var headerReferenceSize = Size.zero
  /// The size of the footer; the length along the scroll axis counts, 0 is no footer.
  public var footerReferenceSize = Size.zero

  /// Creates a section without insets, header and footer, with spacings of 10 points.
  public init(items: FlowItems) {
    self.items = items
  }

  /// Checks that all numbers are in range.
  func check(_ field: String) throws(CollectionLayoutError) {
    try items.check("\(field).items")
    for (name, distance) in [
      ("sectionInset.top", sectionInset.top), ("sectionInset.left", sectionInset.left),
      ("sectionInset.bottom", sectionInset.bottom), ("sectionInset.right", sectionInset.right),
      ("minimumLineSpacing", minimumLineSpacing),
      ("minimumInteritemSpacing", minimumInteritemSpacing),
    ] {
      try CollectionLayoutError.checkDistance(distance, "\(field).\(name)")
    }
    for (name, length) in [
      ("headerReferenceSize.width", headerReferenceSize.width),
      ("headerReferenceSize.height", headerReferenceSize.height),
      ("footerReferenceSize.width", footerReferenceSize.width),
      ("footerReferenceSize.height", footerReferenceSize.height),
    ] {
      try CollectionLayoutError.checkLength(length, "\(field).\(name)")
    }
  }
}
