import TatamiGeometry

/// The frames of one group; positions count from its leading top corner and are not rounded.
struct GroupSolution: Hashable, Sendable {
  /// A supplementary item of the group or of one of its items.
  struct Supplementary: Hashable, Sendable {
    /// The index of the kind among the section's kinds.
    var kind: Int
    /// The number among the group's supplementary items of this kind.
    var number: Int
    var frame: Rect
    var zIndex: Int
  }

  /// The size, less the spacing around the group.
  var size: Size
  /// The items in order.
  var items: [CustomGroupItem] = []
  /// The supplementary items in order.
  var supplementaries: [Supplementary] = []

  /// The number of supplementary items of a kind.
  func count(ofKind kind: Int) -> Int {
    supplementaries.reduce(0) { $0 + ($1.kind == kind ? 1 : 0) }
  }

  /// Appends a supplementary item; its number follows from its kind.
  mutating func append(kind: Int, frame: Rect, zIndex: Int) {
    supplementaries.append(
      Supplementary(kind: kind, number: count(ofKind: kind), frame: frame, zIndex: zIndex)
    )
  }

  /// Appends the frames of a nested group at an offset.
  mutating func append(_ nested: GroupSolution, at offset: Point) {
    for item in nested.items {
      items.append(CustomGroupItem(frame: item.frame.offset(by: offset), zIndex: item.zIndex))
    }
    for supplementary in nested.supplementaries {
      append(
        kind: supplementary.kind,
        frame: supplementary.frame.offset(by: offset),
        zIndex: supplementary.zIndex
      )
    }
  }
}
