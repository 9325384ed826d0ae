import TatamiGeometry
import TatamiMosaic

/// The rules of Specification/mosaic.md §2.3 and §2.4 as plain loops over grid patterns.
struct PlainMosaic {
  private(set) var items: [[Rect]] = []
  private(set) var length = 0.0
  private let axis: Axis
  private let side: Double

  init(_ sections: [MosaicSection], axis: Axis, side: Double, separator: Double) {
    (self.axis, self.side) = (axis, side)
    var hasContent = false
    for section in sections {
      let isEmpty = section.itemCount == 0
      let header = isEmpty && section.header?.isHiddenForEmptySection == true ? nil : section.header
      let footer = isEmpty && section.footer?.isHiddenForEmptySection == true ? nil : section.footer
      if !isEmpty || header != nil || footer != nil {
        if hasContent, separator > 0 { length += separator }
        hasContent = true
      }
      if let header { length = header.frame(origin: length, side: side, axis: axis).max(axis) }
      if !isEmpty { length += section.pattern.separators.before }
      addItems(of: section)
      if !isEmpty { length += section.pattern.separators.after }
      if let footer { length = footer.frame(origin: length, side: side, axis: axis).max(axis) }
    }
  }

  private mutating func addItems(of section: MosaicSection) {
    var frames: [Rect] = []
    var position = length
    var visited = 0
    let blocks = section.pattern.blocks
    let repeated = blocks.firstIndex { $0.isRepeated }
    while frames.count < section.itemCount {
      let block = blocks[repeated.map { min($0, visited) } ?? visited % blocks.count]
      if visited > 0 { position += section.pattern.separators.between }
      var advance = 0.0
      for frame in block.frames(origin: position, side: side, axis: axis).prefix(block.cellCount)
      where frames.count < section.itemCount {
        frames.append(frame)
        advance = max(advance, frame.max(axis) - position)
      }
      position += advance
      visited += 1
    }
    length += max(0, position - length)
    items.append(frames)
  }
}
