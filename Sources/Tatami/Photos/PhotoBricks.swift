import TatamiBricks
import TatamiGeometry

/// The frames of photos as bricks that have the aspect ratios of the photos.
///
/// Wide photos span two columns, unless the columns could not end at one line then.
struct PhotoBricks {
  /// The number of columns, at least 1; fewer if there are fewer photos.
  let columnCount: Int
  /// The width, in points.
  let width: Double
  /// The height at which all columns end, in points; nil for about that of the photos.
  let height: Double?
  /// The space between bricks, in points.
  let gap: Double
  /// Whether the columns may end at different heights.
  let hasRaggedEnd: Bool

  /// The height of a row of the grid, in points; frames are cropped to multiples of it.
  private static let rowHeight = 4.0
  /// The aspect ratio from which a photo spans two columns.
  private static let wideAspect = 1.9
  /// The aspect ratios of bricks; other photos are cropped.
  private static let allowedAspects = 0.5...2.5
  /// The factor by which the height of a photo may change before other numbers of columns are tried.
  private static let allowedDistortion = 1.5

  func frames(of photos: [PhotoWall.Photo]) throws(BrickError) -> [Rect] {
    let count = max(1, min(columnCount, photos.count))
    guard !hasRaggedEnd else { return try bricks(photos, count, canSpan: count > 2).frames }
    // Close to the number of columns first.
    let counts = (1...max(count, min(photos.count, 2 * count))).sorted {
      (abs($0 - count), $0) < (abs($1 - count), $1)
    }
    var best: PhotoColumns?
    for count in counts {
      for canSpan in count > 2 ? [true, false] : [false] {
        let (frames, columns) = try bricks(photos, count, canSpan: canSpan)
        let filled = PhotoColumns(
          frames,
          columns: columns,
          columnCount: count,
          height: height,
          gap: gap
        )
        if filled.distortion <= Self.allowedDistortion { return filled.frames }
        if filled.distortion < best?.distortion ?? .infinity { best = filled }
      }
    }
    return best?.frames ?? []
  }

  /// Returns the frames of photos in their own aspect ratios, and the columns of each photo.
  private func bricks(
    _ photos: [PhotoWall.Photo],
    _ count: Int,
    canSpan: Bool
  ) throws(BrickError) -> (frames: [Rect], columns: [Range<Int>]) {
    let column = max(0, (width - gap * Double(count - 1)) / Double(count))
    let geometry = try BrickGeometry(
      columns: Array(repeating: column, count: count),
      rowHeight: Self.rowHeight,
      spacing: BrickSpacing(interitem: gap)
    )
    let sizes = photos.map { size(of: $0, canSpan: canSpan, columnWidth: column) }
    let bricks = try BrickFrames([BrickSection(geometry: geometry, items: sizes)])
    var frames = photos.indices.compactMap { bricks.frame(ofItem: $0, inSection: 0) }
    for index in frames.indices { frames[index].size.height -= gap }
    let columns = photos.indices.compactMap { index in
      bricks.gridPosition(ofItem: index, inSection: 0).map {
        $0.column..<$0.column + $0.size.columns
      }
    }
    return (frames, columns)
  }

  private func size(
    of photo: PhotoWall.Photo,
    canSpan: Bool,
    columnWidth: Double
  ) -> BrickSize {
    let aspect = Double(photo.size.width) / max(1, Double(photo.size.height))
    let columns = aspect > Self.wideAspect && canSpan ? 2 : 1
    let width = columnWidth * Double(columns) + gap * Double(columns - 1)
    let range = Self.allowedAspects
    let height = width / min(max(aspect, range.lowerBound), range.upperBound)
    let rows = ((height + gap) / Self.rowHeight).rounded(.up)
    return BrickSize(columns: columns, rows: max(1, Int(rows)))
  }
}
