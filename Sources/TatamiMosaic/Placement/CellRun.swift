import TatamiGeometry

/// Frames of cells, found by index or by an interval that they touch.
struct CellRun: Sendable {
  let frames: [Rect]
  let index: SpanIndex

  static let empty = CellRun([], axis: .vertical)

  init(_ frames: [Rect], axis: Axis) {
    self.frames = frames
    self.index = SpanIndex(count: frames.count) { (frames[$0].min(axis), frames[$0].max(axis)) }
  }

  var count: Int { frames.count }
}
