public import TatamiGeometry

/// A shape made of lines and curves, in points; sub-paths keep the order in which they were added.
///
/// ```swift
/// var triangle = Path()
/// triangle.move(to: Point(x: 50, y: 0))
/// triangle.addLine(to: Point(x: 100, y: 100))
/// triangle.addLine(to: Point(x: 0, y: 100))
/// triangle.close()
/// ```
public struct Path: Hashable, Sendable {
  /// An element of a path.
  public enum Element: Hashable, Sendable {
    /// Starts a sub-path.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A quadratic curve to a point.
    case quad(Point, control: Point)
    /// A cubic curve to a point.
    case curve(Point, control1: Point, control2: Point)
    /// A straight line to the start of the sub-path.
    case close
  }

  /// The elements in order.
  public private(set) var elements: [Element] = []

  /// The start of the current sub-path, to which `close` returns.
  private var start: Point?

  /// The end point of the last element; nil before the first move.
  ///
  /// After `close`, the start of the closed sub-path.
  public private(set) var currentPoint: Point?

  /// Creates an empty path.
  public init() {}

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a sub-path at a point, in place of one that consists of a move only.
  public mutating func move(to point: Point) {
    if case .move = elements.last { elements.removeLast() }
    elements.append(.move(point))
    start = point
    currentPoint = point
  }

  /// Adds a straight line; without a current point, does nothing.
  public mutating func addLine(to point: Point) {
    add(.line(point), endingAt: point)
  }

  /// Adds a quadratic curve; without a current point, does nothing.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    add(.quad(point, control: control), endingAt: point)
  }

  /// Adds a cubic curve; without a current point, does nothing.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    add(.curve(point, control1: control1, control2: control2), endingAt: point)
  }

  /// Closes the sub-path; without a current point, does nothing.
  public mutating func close() {
    guard let start else { return }
    elements.append(.close)
    currentPoint = start
  }

  /// Appends another path's elements, mapped by a transform, as separate sub-paths.
  public mutating func append(_ other: Path, transform: Transform = .identity) {
    let mapped = transform == .identity ? other : other.transformed(by: transform)
    guard !mapped.isEmpty else { return }
    elements += mapped.elements
    start = mapped.start
    currentPoint = mapped.currentPoint
  }

  /// Adds elements by calls whose coordinates are mapped by a transform.
  package mutating func add(mappedBy transform: Transform, _ build: (inout Path) -> Void) {
    guard transform != .identity, let back = transform.inverted() else { return build(&self) }
    // The path is transformed to the coordinates of the new elements, which are then mapped back.
    var path = transformed(by: back)
    let (last, oldStart) = (path.elements.last, path.start)
    build(&path)
    // A move may have replaced the last element.
    let count = elements.count
    let kept = count > 0 && path.elements[count - 1] != last ? count - 1 : count
    guard kept < path.elements.count else { return }
    let added = path.elements[kept...].map { $0.mapped(transform.apply) }
    elements.replaceSubrange(kept..., with: added)
    if path.start != oldStart { start = path.start.map(transform.apply) }
    currentPoint = path.currentPoint.map(transform.apply)
  }

  /// Returns the path with every point mapped by a transform.
  public func transformed(by transform: Transform) -> Path {
    var result = Path()
    result.elements = elements.map { $0.mapped(transform.apply) }
    result.start = start.map(transform.apply)
    result.currentPoint = currentPoint.map(transform.apply)
    return result
  }

  /// Whether two paths have equal elements.
  public static func == (left: Path, right: Path) -> Bool {
    left.elements == right.elements
  }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }

  /// Reserves memory for the elements of a path that is empty.
  mutating func reserveElements(_ count: Int) {
    if elements.isEmpty { elements.reserveCapacity(count) }
  }

  private mutating func add(_ element: Element, endingAt point: Point) {
    guard currentPoint != nil else { return }
    elements.append(element)
    currentPoint = point
  }
}

extension Path.Element {
  /// Returns the element with every point mapped by a closure.
  func mapped(_ map: (Point) -> Point) -> Path.Element {
    switch self {
    case .move(let point): .move(map(point))
    case .line(let point): .line(map(point))
    case .quad(let point, let control): .quad(map(point), control: map(control))
    case .curve(let point, let control1, let control2):
      .curve(map(point), control1: map(control1), control2: map(control2))
    case .close: .close
    }
  }
}
