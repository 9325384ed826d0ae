import TatamiGeometry

/// Finds out where commands draw, without drawing.
struct Extent {
  private struct State {
    var transform: Transform
    var clip: Rect?
  }

  private var state: State
  private var saved: [State] = []
  /// Shadows of the open groups, each with the place in `saved` where its group began.
  private var shadows: [(depth: Int, shadow: Shadow, transform: Transform, outside: Rect?)] = []
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
    guard let shadow = group.shadow else { return }
    shadows.append((saved.count, shadow, state.transform, bounds))
    bounds = nil
  }

  private mutating func endGroup() {
    let outer = saved.popLast() ?? state
    if let last = shadows.last, last.depth == saved.count + 1 {
      shadows.removeLast()
      let inside = bounds
      bounds = last.outside
      if let inside { castShadow(of: inside, last.shadow, last.transform, clip: outer.clip) }
    }
    state = outer
  }

  private mutating func castShadow(
    of inside: Rect,
    _ shadow: Shadow,
    _ transform: Transform,
    clip: Rect?
  ) {
    let cast = inside.offset(by: shadow.deviceOffset(transform))
      .expanded(by: shadow.spread(transform))
    var both = inside.union(cast)
    if let clip { both = both.intersection(clip) ?? inside }
    bounds = bounds?.union(both) ?? both
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
