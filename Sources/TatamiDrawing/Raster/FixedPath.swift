import CCairo
import TatamiGeometry

/// A path in device coordinates, rounded to 256ths of a unit as Cairo rounds them.
struct FixedPath: Hashable {
  /// The kind of an element.
  private enum Kind {
    case move, line, curve, close

    var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .curve: 3
      case .close: 0
      }
    }
  }

  /// An axis, as the index of a point's coordinate.
  enum Axis: Int {
    case x = 0
    case y = 1
  }

  private let kinds: [Kind]
  /// The coordinates of the elements' points, x and y in turn.
  private var numbers: [Int32]

  /// Rounds a transformed path.
  init(_ path: Path, _ transform: Transform) {
    var kinds: [Kind] = []
    kinds.reserveCapacity(path.elements.count)
    numbers = Array(unsafeUninitializedCapacity: path.elements.count * 6) { numbers, count in
      func append(_ point: Point) {
        numbers[count] = Self.fixed(point.x)
        numbers[count &+ 1] = Self.fixed(point.y)
        count &+= 2
      }
      func mapped(_ point: Point) -> Point { transform.apply(point).limited }
      path.forEachSegment { from, element in
        switch element {
        case .move(let to):
          kinds.append(.move)
          append(mapped(to))
        case .line(let to):
          kinds.append(.line)
          append(mapped(to))
        case .quad(let to, let control):
          kinds.append(.curve)
          let curve = CubicCurve(from: mapped(from), quadTo: mapped(to), control: mapped(control))
          append(curve.control1)
          append(curve.control2)
          append(curve.to)
        case .curve(let to, let control1, let control2):
          kinds.append(.curve)
          append(mapped(control1))
          append(mapped(control2))
          append(mapped(to))
        case .close: kinds.append(.close)
        }
      }
    }
    self.kinds = kinds
  }

  /// The memory in use, in bytes.
  var byteCount: Int { kinds.count + numbers.count * 4 }

  /// Hashes the coordinates, which nearly always differ if the kinds do.
  func hash(into hasher: inout Hasher) {
    numbers.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  /// The pixels that the points, control points included, touch.
  var touched: PixelRect {
    var (left, top, right, bottom) = (Int32.max, Int32.max, Int32.min, Int32.min)
    var index = 0
    while index < numbers.count {
      (left, right) = (min(left, numbers[index]), max(right, numbers[index]))
      (top, bottom) = (min(top, numbers[index + 1]), max(bottom, numbers[index + 1]))
      index += 2
    }
    guard left <= right else { return .zero }
    return PixelRect(
      left: Int(left) >> 8,
      top: Int(top) >> 8,
      right: (Int(right) + 255) >> 8,
      bottom: (Int(bottom) + 255) >> 8
    )
  }

  /// Moves the path by whole device units.
  mutating func offset(x: Int, y: Int) {
    let (x, y) = (Int32(x) << 8, Int32(y) << 8)
    var index = 0
    while index < numbers.count {
      numbers[index] += x
      numbers[index + 1] += y
      index += 2
    }
  }

  /// Returns the whole columns or rows that the path crosses in lines along the axis only; nil if
  /// there are none.
  func straightRange(along axis: Axis) -> Range<Int>? {
    var (low, high) = (Int32.min, Int32.max)
    forEachEdge { edge in
      guard let line = edge.line(along: axis) else { return }
      (low, high) = (max(low, line.lowerBound), min(high, line.upperBound))
    }
    guard low > .min, low < high else { return nil }
    var isStraight = true
    forEachEdge { edge in
      guard edge.line(along: axis) == nil else { return }
      let extent = edge.extent(along: axis)
      if extent.upperBound > low && extent.lowerBound < high { isStraight = false }
    }
    let (first, last) = ((Int(low) + 255) >> 8, Int(high) >> 8)
    return isStraight && first < last ? first..<last : nil
  }

  /// Moves every point at or beyond a column or row by whole device units toward zero.
  mutating func shrink(along axis: Axis, from edge: Int, by distance: Int) {
    let (edge, distance) = (Int32(edge) << 8, Int32(distance) << 8)
    var index = axis.rawValue
    while index < numbers.count {
      if numbers[index] >= edge { numbers[index] -= distance }
      index += 2
    }
  }

  /// Sets the path of a Cairo context with the identity matrix.
  func set(on context: OpaquePointer?) {
    cairo_new_path(context)
    var index = 0
    func next() -> Double {
      defer { index += 1 }
      return Double(numbers[index]) / 256
    }
    for kind in kinds {
      switch kind {
      case .close: cairo_close_path(context)
      case .move: cairo_move_to(context, next(), next())
      case .line: cairo_line_to(context, next(), next())
      case .curve: cairo_curve_to(context, next(), next(), next(), next(), next(), next())
      }
    }
  }

  /// Returns a limited coordinate in 256ths of a unit, halves rounded to even numbers.
  private static func fixed(_ coordinate: Double) -> Int32 {
    // The sum is so large that its last bit counts units; it is rounded without a library call.
    let sum = coordinate * 256 + 6_755_399_441_055_744  // 1.5 · 2^52
    return Int32(truncatingIfNeeded: sum.bitPattern)
  }
}

extension FixedPath {
  /// The part of a path from one point to the next, with the control points between them.
  private struct Edge {
    /// The indices of the coordinates of the first and the last point.
    var first, last: Int
    /// The indices of the coordinates after the first point up to the last point.
    var rest: Range<Int>
    var isLine: Bool
    let numbers: UnsafeBufferPointer<Int32>

    /// Returns the extent of a line that is parallel to an axis; nil for other edges.
    func line(along axis: Axis) -> ClosedRange<Int32>? {
      let across = 1 - axis.rawValue
      guard isLine, numbers[first + across] == numbers[last + across] else { return nil }
      let extent = extent(along: axis)
      return extent.lowerBound < extent.upperBound ? extent : nil
    }

    func extent(along axis: Axis) -> ClosedRange<Int32> {
      let (start, end) = (numbers[first + axis.rawValue], numbers[last + axis.rawValue])
      var (low, high) = (min(start, end), max(start, end))
      var index = rest.lowerBound + axis.rawValue
      while index < rest.upperBound {
        (low, high) = (min(low, numbers[index]), max(high, numbers[index]))
        index += 2
      }
      return low...high
    }
  }

  /// Calls a closure with every edge, including the lines that close sub-paths.
  private func forEachEdge(_ body: (Edge) -> Void) {
    numbers.withUnsafeBufferPointer { numbers in
      var (start, current, next) = (0, 0, 0)
      func close() {
        guard next > 0 else { return }
        body(Edge(first: current, last: start, rest: 0..<0, isLine: true, numbers: numbers))
        current = start
      }
      for kind in kinds {
        let end = next + kind.pointCount * 2
        switch kind {
        case .close: close()
        case .move:
          close()
          (start, current) = (next, next)
        case .line, .curve:
          body(
            Edge(
              first: current,
              last: end - 2,
              rest: next..<end,
              isLine: kind == .line,
              numbers: numbers
            )
          )
          current = end - 2
        }
        next = end
      }
      close()
    }
  }
}
