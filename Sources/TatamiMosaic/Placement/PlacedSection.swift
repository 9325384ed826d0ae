import TatamiGeometry

/// A section at its place.
struct PlacedSection: Sendable {
  let items: PlacedItems
  let header: Rect?
  let footer: Rect?
  let backer: Rect?
  /// Where the next section starts, before a separator.
  let end: Double
  /// Whether this or an earlier section counts for the separators between sections.
  let followsContent: Bool

  /// Returns the frame of a header, footer or backer.
  func frame(of kind: MosaicView.Kind) -> Rect? {
    switch kind {
    case .header: header
    case .footer: footer
    case .backer: backer
    }
  }

  /// The least near and the greatest far edge of everything along the axis.
  func extent(along axis: Axis) -> (near: Double, far: Double) {
    var (near, far) = items.extent
    for kind in MosaicView.Kind.allCases {
      guard let frame = frame(of: kind) else { continue }
      near = min(near, frame.min(axis))
      far = max(far, frame.max(axis))
    }
    return (near, far)
  }
}
