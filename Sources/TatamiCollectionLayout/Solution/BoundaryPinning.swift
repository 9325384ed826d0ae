import TatamiGeometry

/// The boundary items of a section, or of the whole content, with a visible part to which some are
/// pinned.
struct BoundaryPinning {
  let items: [BoundarySupplementary]
  let boundaries: BoundaryFrames
  let axis: Axis
  /// The start of the section in the content.
  let start: Double
  /// The length of the section with its boundary items.
  let length: Double

  /// Returns the frame, less the insets, and the z index of an item, not rounded.
  ///
  /// - Parameter visible: The visible part, or nil for the positions at rest.
  func frame(of index: Int, visible: Rect?) -> (frame: Rect, zIndex: Int) {
    let (slot, zIndex) = slot(of: index, visible: visible)
    let insets = items[index].contentInsets.ignoringEstimates(of: items[index].size)
    return (insets.inset(slot), zIndex)
  }

  private func slot(of index: Int, visible: Rect?) -> (frame: Rect, zIndex: Int) {
    let item = items[index]
    var frame = boundaries.frames[index].offset(by: Point(axis, start, cross: 0))
    guard item.pinToVisibleBounds, let visible else { return (frame, item.zIndex) }
    let span = PinnedSpan(rest: frame.min(axis), length: frame.size[axis])
    let end = start + length
    switch item.alignment.fraction(axis) {
    case 0:
      let far = end - opposite(fraction: 1)
      frame.origin[axis] = span.header(visible: visible.min(axis), end: far)
    case 1:
      let near = start + opposite(fraction: 0)
      frame.origin[axis] = span.footer(visible: visible.max(axis), start: near)
    default: break
    }
    let isInView = start <= visible.max(axis) && visible.min(axis) <= end
    return (frame, item.zIndex + (isInView ? BoundarySupplementary.pinnedZIndex : 0))
  }

  /// Returns the greatest length of the pinned items at an edge of the axis.
  private func opposite(fraction: Double) -> Double {
    zip(items, boundaries.frames).reduce(0) { longest, pair in
      let isOpposite = pair.0.pinToVisibleBounds && pair.0.alignment.fraction(axis) == fraction
      return isOpposite ? max(longest, pair.1.size[axis]) : longest
    }
  }
}
