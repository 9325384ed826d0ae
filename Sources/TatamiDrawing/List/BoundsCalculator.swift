import TatamiGeometry

/// Computes the bounds of what commands draw, without drawing.
struct BoundsCalculator {
  private struct State {
    var transform: Transform
    var clip: Rect?
  }

  /// An open group with a shadow, a mask or a bitmap, which changes the bounds of its content.
  fileprivate struct OpenGroup {
    /// The count of `saved` after the group began.
    var depth: Int
    var shadow: Shadow?
    /// The bounds of the mask; nil without a mask.
    var mask: Rect?
    /// The distance by which the group's bitmap extends beyond the bounds, in device units; zero
    /// without a bitmap.
    var margin = 0.0
    var transform: Transform
    /// The bounds of the commands before the group.
    var outside: Rect?
  }

  private var state: State
  private var saved: [State] = []
  private var groups: [OpenGroup] = []
  private(set) var bounds: Rect?
  /// The lengths by which clips are extended: a figure shows beside a clip, in a pixel that both
  /// cover in part.
  private let reach: Size

  private init(transform: Transform, reach: Size) {
    state = State(transform: transform)
    self.reach = reach
  }

  /// Returns a rectangle around everything that balanced commands draw; nil if they draw nothing.
  ///
  /// - Parameters:
  ///   - transform: The transform to device units.
  ///   - pixel: The extents of a pixel, if the transform is to other units than pixels.
  /// - Complexity: O(*n*) in the size of the commands.
  static func bounds(
    of commands: ArraySlice<DisplayList.Command>,
    transform: Transform,
    pixel: Size = .zero
  ) -> Rect? {
    var calculator = BoundsCalculator(transform: transform, reach: pixel)
    for command in commands { calculator.add(command) }
    return calculator.bounds
  }

  private mutating func add(_ command: DisplayList.Command) {
    switch command {
    case .save, .beginElement: saved.append(state)
    case .restore, .endElement: state = saved.popLast() ?? state
    case .concat(let transform): state.transform = transform.concatenating(state.transform)
    case .antialias: break
    case .clip(let path, _): clip(to: state.transform.apply(path.controlBounds()))
    case .fill(let path, _, _): grow(path.controlBounds())
    case .stroke(let path, let style, _): grow(path.controlBounds().expanded(by: style.outset))
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
      guard let visible = mapped.pixelIntersection(clip) else { return }
      bounds = bounds?.union(visible) ?? visible
    } else {
      bounds = bounds?.union(mapped) ?? mapped
    }
  }

  private mutating func clip(to path: Rect) {
    guard path.isFinite else { return }
    let rect = path.expanded(by: reach)
    if let clip = state.clip {
      state.clip = clip.pixelIntersection(rect) ?? .zero
    } else {
      state.clip = rect
    }
  }

  private mutating func begin(_ group: Group) {
    saved.append(state)
    let mask = group.mask.map { mask in
      BoundsCalculator.bounds(of: mask.balancedCommands()[...], transform: state.transform)?
        .expanded(by: reach) ?? .zero
    }
    let margin = group.rasterization?.margin(state.transform) ?? 0
    guard group.shadow != nil || mask != nil || margin > 0 else { return }
    groups.append(
      OpenGroup(
        depth: saved.count,
        shadow: group.shadow,
        mask: mask,
        margin: margin,
        transform: state.transform,
        outside: bounds
      )
    )
    bounds = nil
    // Content outside of the clip may cast a shadow into it, or share a pixel of a bitmap.
    if group.shadow != nil || margin > 0 { state.clip = nil }
  }

  private mutating func endGroup() {
    let outer = saved.popLast() ?? state
    if let last = groups.last, last.depth == saved.count + 1 {
      groups.removeLast()
      let inside = bounds.flatMap { last.bounds(around: $0, clip: outer.clip) }
      bounds = last.outside
      if let inside { bounds = bounds?.union(inside) ?? inside }
    }
    state = outer
  }
}

extension BoundsCalculator.OpenGroup {
  /// Returns the group's bounds with its shadow and mask; nil if the group draws nothing.
  fileprivate func bounds(around inside: Rect, clip: Rect?) -> Rect? {
    var whole = inside
    if let shadow {
      let shadowBounds = inside.offset(by: shadow.deviceOffset(transform))
        .expanded(by: shadow.blurOutset(transform))
      whole = inside.union(shadowBounds)
    }
    if let mask {
      guard let masked = whole.pixelIntersection(mask) else { return nil }
      whole = masked
    }
    whole = whole.expanded(by: margin)
    guard let clip, shadow != nil || margin > 0 else { return whole }
    return whole.pixelIntersection(clip)
  }
}

extension Rect {
  /// Returns the rectangle extended by a width and a height on all sides.
  fileprivate func expanded(by reach: Size) -> Rect {
    Rect(
      x: minX - reach.width,
      y: minY - reach.height,
      width: width + 2 * reach.width,
      height: height + 2 * reach.height
    )
  }

  /// Returns the common part of two rectangles in pixels, or that of the pixels that both cover in
  /// part; nil if they share no pixel.
  fileprivate func pixelIntersection(_ other: Rect) -> Rect? {
    intersection(other) ?? roundedOut.intersection(other.roundedOut)
  }
}

extension Rasterization {
  /// Whether the scale can be used.
  var isValid: Bool { scale > 0 && scale.isFinite }

  /// Returns how far the bitmap extends beyond the group under a transform, in device units: two
  /// of its pixels, for rounding and for interpolation, and one pixel of the output.
  func margin(_ transform: Transform) -> Double {
    isValid ? 2 * transform.maxScale / scale + 1 : 0
  }
}

extension TextRun {
  /// Returns a rectangle that is large enough to contain the ink of the run's glyphs.
  func inkBounds(at origin: Point) -> Rect {
    let size = attributes.font.clampedSize
    return Rect(x: origin.x, y: origin.y - size, width: width, height: size * 1.5)
      .expanded(by: size)
  }
}

extension Shadow {
  /// The maximum standard deviation of the blur, in pixels.
  static let maxDeviation = 256.0

  /// Returns the standard deviation under a transform, in device units.
  func deviation(_ transform: Transform) -> Double {
    min(blurRadius.clampedLength * transform.meanScale, Self.maxDeviation)
  }

  /// Returns the distance that the blur extends under a transform, in device units.
  func blurOutset(_ transform: Transform) -> Double {
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
  /// The geometric mean of the transform's scale factors.
  var meanScale: Double { abs(determinant).squareRoot() }
}
