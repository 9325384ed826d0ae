import TatamiGeometry

/// Finds out where commands draw, without drawing.
struct Extent {
  private struct State {
    var transform: Transform
    var clip: Rect?
  }

  /// An open group that changes where its content draws.
  fileprivate struct OpenGroup {
    /// The place in `saved` where the group began.
    var depth: Int
    var shadow: Shadow?
    /// Where its mask draws; nil without a mask.
    var mask: Rect?
    var transform: Transform
    /// What was drawn before it.
    var outside: Rect?
  }

  private var state: State
  private var saved: [State] = []
  private var groups: [OpenGroup] = []
  private(set) var bounds: Rect?

  init(transform: Transform) {
    state = State(transform: transform)
  }

  /// Returns a rectangle around everything that balanced commands draw; nil for nothing.
  ///
  /// - Complexity: O(*n*) in the size of the commands.
  static func of(
    _ commands: ArraySlice<DisplayList.Command>,
    transform: Transform
  ) -> Rect? {
    var extent = Extent(transform: transform)
    for command in commands { extent.add(command) }
    return extent.bounds
  }

  private mutating func add(_ command: DisplayList.Command) {
    switch command {
    case .save, .beginElement: saved.append(state)
    case .restore, .endElement: state = saved.popLast() ?? state
    case .concat(let transform): state.transform = transform.concatenating(state.transform)
    case .clip(let path, _): clip(to: state.transform.apply(path.controlBounds()))
    case .fill(let path, _, _): grow(path.controlBounds())
    case .stroke(let path, let style, _): grow(path.controlBounds().expanded(by: style.reach))
    case .text(let run, let origin): grow(run.inkBounds(at: origin))
    case .image(_, let rect, _, _): grow(rect)
    case .beginGroup(let group): begin(group)
    case .endGroup: endGroup()
    }
  }

  private mutating func grow(_ rect: Rect) {
    let mapped = state.transform.apply(rect)
    guard mapped.isFinite else { return }
    if let clip = state.clip {
      guard let visible = mapped.intersection(clip) else { return }
      bounds = bounds?.union(visible) ?? visible
    } else {
      bounds = bounds?.union(mapped) ?? mapped
    }
  }

  private mutating func clip(to rect: Rect) {
    guard rect.isFinite else { return }
    if let clip = state.clip {
      state.clip = clip.intersection(rect) ?? .zero
    } else {
      state.clip = rect
    }
  }

  private mutating func begin(_ group: Group) {
    saved.append(state)
    let mask = group.mask.map { mask in
      Extent.of(mask.balancedCommands()[...], transform: state.transform) ?? .zero
    }
    guard group.shadow != nil || mask != nil else { return }
    groups.append(
      OpenGroup(
        depth: saved.count,
        shadow: group.shadow,
        mask: mask,
        transform: state.transform,
        outside: bounds
      )
    )
    bounds = nil
  }

  private mutating func endGroup() {
    let outer = saved.popLast() ?? state
    if let last = groups.last, last.depth == saved.count + 1 {
      groups.removeLast()
      let inside = bounds.flatMap { last.extent(around: $0, clip: outer.clip) }
      bounds = last.outside
      if let inside { bounds = bounds?.union(inside) ?? inside }
    }
    state = outer
  }
}

extension Extent.OpenGroup {
  /// Returns where the group draws, shadow and mask included; nil for nothing.
  fileprivate func extent(around inside: Rect, clip: Rect?) -> Rect? {
    var whole = inside
    if let shadow {
      let cast = inside.offset(by: shadow.deviceOffset(transform))
        .expanded(by: shadow.spread(transform))
      whole = inside.union(cast)
      if let clip { whole = whole.intersection(clip) ?? inside }
    }
    guard let mask else { return whole }
    return whole.intersection(mask)
  }
}

extension Rect {
  /// The rectangle with its edges moved outwards.
  func expanded(by distance: Double) -> Rect {
    Rect(
      x: minX - distance,
      y: minY - distance,
      width: width + 2 * distance,
      height: height + 2 * distance
    )
  }

  /// Whether all four numbers are finite.
  var isFinite: Bool { origin.isFinite && width.isFinite && height.isFinite }
}

extension StrokeStyle {
  /// How far a stroke may reach from its path, in points.
  package var reach: Double {
    let half = max(0, width) / 2
    return join == .miter ? half * max(2, miterLimit) : half * 2
  }
}

extension TextRun {
  /// Returns a generous rectangle around the run's ink.
  func inkBounds(at origin: Point) -> Rect {
    let size = attributes.font.usableSize
    return Rect(x: origin.x, y: origin.y - size, width: width, height: size * 1.5)
      .expanded(by: size)
  }
}

extension Shadow {
  /// The largest standard deviation that is drawn, in pixels.
  static let maxDeviation = 256.0

  /// Returns the standard deviation under a transform, in device units.
  func deviation(_ transform: Transform) -> Double {
    min(blurRadius.usableLength * transform.meanScale, Self.maxDeviation)
  }

  /// Returns how far the blur reaches under a transform, in device units.
  func spread(_ transform: Transform) -> Double {
    (deviation(transform) * 3).rounded(.up) + 1
  }

  /// Returns the offset under a transform, in device units.
  func deviceOffset(_ transform: Transform) -> Point {
    Point(
      x: transform.a * offset.width + transform.c * offset.height,
      y: transform.b * offset.width + transform.d * offset.height
    )
  }
}

extension Transform {
  /// The side of the square that the unit square's area becomes.
  var meanScale: Double { abs(determinant).squareRoot() }
}
