import TatamiBricks
import TatamiGeometry

/// The frames of photos as bricks that have the aspect ratios of the photos.
///
/// Wide photos span two columns. The last photo of a column is stretched by up to 60 % if the wall
/// then has a straight lower edge.
struct PhotoBricks {
  /// The number of columns, at least 1; fewer if there are fewer photos.
  let columnCount: Int
  /// The width, in points.
  let width: Double
  /// The space between bricks, in points.
  let gap: Double

  /// The height of a row of the grid, in points; frames are cropped to multiples of it.
  private static let rowHeight = 4.0
  /// The aspect ratio from which a photo spans two columns, if there are at least three columns.
  private static let wideAspect = 1.9
  /// The aspect ratios of bricks; other photos are cropped.
  private static let allowedAspects = 0.5...2.5
  /// The share of its height by which the last brick of a column may be stretched.
  private static let allowedStretch = 0.6

  func frames(of photos: [PhotoWall.Photo]) throws(BrickError) -> [Rect] {
    let count = max(1, min(columnCount, photos.count))
    let column = max(0, (width - gap * Double(count - 1)) / Double(count))
    let geometry = try BrickGeometry(
      columns: Array(repeating: column, count: count),
      rowHeight: Self.rowHeight,
      spacing: BrickSpacing(interitem: gap)
    )
    let sizes = photos.map { size(of: $0, columnCount: count, columnWidth: column) }
    let bricks = try BrickFrames([BrickSection(geometry: geometry, items: sizes)])
    var frames = photos.indices.compactMap { bricks.frame(ofItem: $0, inSection: 0) }
    for index in frames.indices { frames[index].size.height -= gap }
    stretchLastFrames(&frames, in: bricks, columnCount: count)
    return frames
  }

  private func size(
    of photo: PhotoWall.Photo,
    columnCount: Int,
    columnWidth: Double
  ) -> BrickSize {
    let aspect = Double(photo.size.width) / max(1, Double(photo.size.height))
    let columns = aspect > Self.wideAspect && columnCount > 2 ? 2 : 1
    let width = columnWidth * Double(columns) + gap * Double(columns - 1)
    let range = Self.allowedAspects
    let height = width / min(max(aspect, range.lowerBound), range.upperBound)
    let rows = ((height + gap) / Self.rowHeight).rounded(.up)
    return BrickSize(columns: columns, rows: max(1, Int(rows)))
  }

  /// Stretches the frames that are the last ones in all of their columns.
  private func stretchLastFrames(
    _ frames: inout [Rect],
    in bricks: BrickFrames,
    columnCount: Int
  ) {
    let positions = frames.indices.map { bricks.gridPosition(ofItem: $0, inSection: 0) }
    var lowest = Array(repeating: 0, count: columnCount)
    for (index, position) in positions.enumerated() {
      guard let position else { continue }
      for column in position.column..<position.column + position.size.columns
      where frames[index].maxY >= frames[lowest[column]].maxY || lowest[column] == 0 {
        lowest[column] = index
      }
    }
    let end = frames.map(\.maxY).max() ?? 0
    for index in Set(lowest) {
      guard frames.indices.contains(index), let position = positions[index] else { continue }
      let columns = position.column..<position.column + position.size.columns
      let missing = end - frames[index].maxY
      guard columns.allSatisfy({ lowest[$0] == index }),
        missing <= frames[index].height * Self.allowedStretch
      else { continue }
      frames[index].size.height += missing
    }
  }
}
