import TatamiGeometry

/// The boundary items around some content; positions count from the start of the content with its
/// boundary items.
struct BoundaryFrames: Sendable {
  /// The content to which the items are aligned.
  struct Content {
    var axis: Axis
    /// The length along the axis, without boundary items.
    var length: Double
    /// The start of the room across.
    var crossStart: Double
    /// The length to which fractions across apply.
    var crossLength: Double
    /// The length to which fractions along the axis apply.
    var extent: Double
  }

  /// The frames in the order of the items.
  private(set) var frames: [Rect] = []
  /// The length that extending items need before the content.
  private(set) var startGrowth = 0.0
  /// The length that extending items need after the content.
  private(set) var endGrowth = 0.0

  /// Creates the frames.
  ///
  /// - Parameter measured: The measured sizes of items, by their index.
  init(
    _ items: [BoundarySupplementary],
    content: Content,
    measured: [Int: Size],
    pixels: PixelGrid
  ) {
    let axis = content.axis
    let container = Size(axis, content.extent, cross: content.crossLength)
    for (index, item) in items.enumerated() {
      var size = item.size.resolved(in: container, pixels: pixels)
      if let measured = measured[index] {
        size = item.size.replacingEstimates(of: size, by: measured)
      }
      size = Size(width: size.width.magnitude, height: size.height.magnitude)
      let room = content.crossLength - size[axis.cross]
      let cross = content.crossStart + item.alignment.fraction(axis.cross) * room
      let along = position(of: item, length: size[axis], content: content)
      let origin = Point(axis, along, cross: cross + item.offset[axis.cross])
      frames.append(Rect(origin: origin, size: size))
    }
    for index in frames.indices { frames[index].origin[axis] += startGrowth }
  }

  /// Returns the position from the content's start, and adds what the item needs beyond the edges.
  private mutating func position(
    of item: BoundarySupplementary,
    length: Double,
    content: Content
  ) -> Double {
    let (axis, offset) = (content.axis, item.offset[content.axis])
    switch item.alignment.fraction(axis) {
    case 0:
      guard item.extendsBoundary else { return offset }
      startGrowth = max(startGrowth, item.startPadding + length - offset)
      return offset - length
    case 1:
      guard item.extendsBoundary else { return content.length - length + offset }
      endGrowth = max(endGrowth, length + offset)
      return content.length + offset
    default:
      return (content.length - length) / 2 + offset
    }
  }
}
