import TatamiGeometry

/// Places sections one after the other (Specification/mosaic.md §2.4).
struct SectionPlacer {
  private let space: MosaicSpace
  private let separator: Double
  private var cursor: Double
  private var followsContent: Bool
  /// The index of the next section.
  private var number: Int

  /// Continues after a section, or starts at the origin.
  init(after last: PlacedSection?, number: Int, separator: Double, in space: MosaicSpace) {
    self.space = space
    self.separator = separator
    self.cursor = last?.end ?? 0
    self.followsContent = last?.followsContent ?? false
    self.number = number
  }

  /// Places the next section.
  mutating func place(_ section: MosaicSection) throws(MosaicError) -> PlacedSection {
    let separators = try check(section)
    let separator = section.isPresent && followsContent ? max(0, separator) : 0
    cursor += separator
    let start = cursor
    let header = try placeView(section.header, of: section, kind: .header)
    if section.itemCount > 0 { cursor += separators.before }
    let items = try placeItems(of: section)
    if section.itemCount > 0 { cursor += separators.after }
    let footer = try placeView(section.footer, of: section, kind: .footer)
    followsContent = followsContent || section.isPresent
    guard cursor.isFinite, items.isFinite else { throw .tooLong(field: "sections[\(number)]") }
    number += 1
    return PlacedSection(
      items: items,
      supplementary: PlacedSection.Supplementary(
        header: header,
        footer: footer,
        backer: section.hasBacker ? backer(from: start) : nil
      ),
      start: start,
      separator: separator,
      end: cursor,
      followsContent: followsContent
    )
  }

  private func check(_ section: MosaicSection) throws(MosaicError) -> MosaicSeparators {
    guard section.itemCount >= 0 else {
      throw .count(
        section.itemCount,
        field: "sections[\(number)].itemCount",
        allowed: 0...Int.max
      )
    }
    let separators = section.pattern.separators
    let field = "sections[\(number)].pattern.separators"
    try MosaicError.checkFinite(separators.before, "\(field).before")
    try MosaicError.checkFinite(separators.between, "\(field).between")
    try MosaicError.checkFinite(separators.after, "\(field).after")
    return separators
  }

  private mutating func placeView(
    _ view: (any MosaicSupplementary)?,
    of section: MosaicSection,
    kind: SupplementaryItem.Kind
  ) throws(MosaicError) -> Rect? {
    guard let view, section.shows(view) else { return nil }
    let found = view.frame(origin: cursor, side: space.side, axis: space.axis)
    let frame = try space.checked(found) { "sections[\(number)].\(kind.rawValue)" }
    cursor = frame.max(space.axis)
    return frame
  }

  private mutating func placeItems(of section: MosaicSection) throws(MosaicError) -> PlacedItems {
    guard section.itemCount > 0 else { return .none }
    let placer = try ItemPlacer(section.pattern, of: number, in: space)
    let items = try placer.place(section.itemCount, at: cursor)
    cursor += items.advance
    return items
  }

  private func backer(from start: Double) -> Rect? {
    guard cursor > start else { return nil }
    return Rect(
      origin: Point(space.axis, start, cross: 0),
      size: Size(space.axis, cursor - start, cross: space.side)
    )
  }
}
