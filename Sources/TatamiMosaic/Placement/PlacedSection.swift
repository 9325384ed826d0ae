import TatamiGeometry

/// A section with its frames.
struct PlacedSection: Sendable {
  let items: PlacedItems
  /// The frames of the header, the footer and the backer.
  let supplementary: Supplementary
  /// The start of the section along the axis, after its separator.
  let start: Double
  /// The length of the separator before the section, at least 0.
  let separator: Double
  /// The end of the section along the axis; a separator and the next section follow.
  let end: Double
  /// Whether this or an earlier section counts for the separators between sections.
  let followsContent: Bool

  /// Returns the frame of a header, footer or backer, or nil.
  func frame(of kind: SupplementaryItem.Kind) -> Rect? {
    switch kind {
    case .header: supplementary.header
    case .footer: supplementary.footer
    case .backer: supplementary.backer
    }
  }

  /// The frames of the header, the footer and the backer of a section.
  struct Supplementary: Sendable {
    let header: Rect?
    let footer: Rect?
    let backer: Rect?
  }

  /// Returns the least near edge and the greatest far edge of the section along the axis.
  func extent(along axis: Axis) -> (near: Double, far: Double) {
    var (near, far) = items.extent
    for kind in SupplementaryItem.Kind.allCases {
      guard let frame = frame(of: kind) else { continue }
      near = min(near, frame.min(axis))
      far = max(far, frame.max(axis))
    }
    return (near, far)
  }
}
