import TatamiGeometry

/// A group that is being rendered.
struct OpenGroup {
  /// The way in which the group is composited.
  enum Kind {
    /// The group has no effect besides saving the state.
    case passthrough
    /// The group is pushed onto Cairo's group stack.
    case pushed(Group, Transform)
    /// The group has an offscreen canvas, because its shadow needs content outside the clip.
    case offscreen(Group, below: CairoCanvas, region: Rect, transform: Transform)
  }

  let kind: Kind

  /// Whether the group is on Cairo's group stack.
  var isPushed: Bool {
    if case .pushed = kind { true } else { false }
  }
}
