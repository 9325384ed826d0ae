import Foundation
import TatamiDrawing
import TatamiGeometry

/// The interpolation of keyframes: segments with times.
struct KeyframeTrack {
  /// The interpolation between two keyframes.
  enum Segment {
    case line(AnimatableValue, AnimatableValue)
    /// A curve through points of the plane, by its control points.
    case curve(SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)
  }

  private let segments: [Segment]
  /// The begin times of the segments and the end time of the last one, in ascending order.
  private let times: [Double]
  private let curves: [UnitBezier]
  private let mode: CAAnimationCalculationMode

  /// Creates a track from consecutive segments.
  init(
    segments: [Segment],
    mode: CAAnimationCalculationMode,
    times: [Double],
    curves: [UnitBezier]
  ) {
    self.mode = mode
    let smooth = mode.isCubic ? Self.smoothed(segments) : segments
    self.segments = smooth
    self.curves = mode.isPaced ? [] : curves
    let count = smooth.count + 1
    if mode.isPaced {
      self.times = Self.pacedTimes(of: smooth)
    } else {
      let wanted = mode == .discrete ? count + 1 : count
      self.times = times.count == wanted ? Self.rising(times) : Self.even(wanted)
    }
  }

  private static func even(_ count: Int) -> [Double] {
    (0..<count).map { Double($0) / Double(max(1, count - 1)) }
  }

  private static func rising(_ times: [Double]) -> [Double] {
    var last = 0.0
    return times.map { time in
      last = max(last, time.clamped(to: 0...1))
      return last
    }
  }

  private static func pacedTimes(of segments: [Segment]) -> [Double] {
    var sums = [0.0]
    for segment in segments { sums.append((sums.last ?? 0) + segment.length) }
    guard let total = sums.last, total > 0, total.isFinite else { return even(sums.count) }
    return sums.map { $0 / total }
  }

  /// Returns the value at a fraction of the duration.
  func value(at fraction: Double) -> AnimatableValue? {
    guard let position = position(at: fraction) else { return nil }
    guard mode == .discrete else {
      return position.segment.value(at: along(position.segment, position.fraction))
    }
    return position.fraction < 1 ? position.segment.value(at: 0) : position.segment.value(at: 1)
  }

  /// Returns the angle of the tangent at a fraction of the duration, in radians.
  func direction(at fraction: Double) -> Double? {
    guard let position = position(at: fraction) else { return nil }
    return position.segment.direction(at: along(position.segment, position.fraction))
  }

  private func along(_ segment: Segment, _ fraction: Double) -> Double {
    mode.isPaced ? segment.parameter(atLengthFraction: fraction) : fraction
  }

  /// Returns the segment at a fraction of the duration, with the fraction of the segment.
  private func position(at fraction: Double) -> (segment: Segment, fraction: Double)? {
    guard let last = segments.last else { return nil }
    guard fraction.isFinite, let next = times.firstIndex(where: { $0 > fraction }) else {
      return (last, 1)
    }
    guard next > 0 else { return (segments[0], 0) }
    // In discrete mode, the last value has its own interval after the last segment.
    guard next <= segments.count else { return (last, 1) }
    let (begin, end) = (times[next - 1], times[next])
    let passed = (fraction - begin) / (end - begin)
    let curve = curves.indices.contains(next - 1) ? curves[next - 1] : .linear
    return (segments[next - 1], curve.progress(at: passed))
  }
}

extension KeyframeTrack {
  /// Returns the lines through values; a single value is constant.
  static func segments(through values: [AnimatableValue]) -> [Segment] {
    guard values.count > 1 else { return values.map { .line($0, $0) } }
    return zip(values, values.dropFirst()).map { .line($0, $1) }
  }

  /// Returns the segments of a path, with a jump between subpaths.
  static func segments(along path: Path) -> [Segment] {
    var segments: [Segment] = []
    var (start, current) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
    for element in path.elements {
      switch element {
      case .move(let point):
        start = SIMD4(point)
        current = start
        continue
      case .line(let point): segments.append(.line(.vector(current), .vector(SIMD4(point))))
      case .close: segments.append(.line(.vector(current), .vector(start)))
      case .quad(let point, let control):
        let (end, middle) = (SIMD4(point), SIMD4(control))
        let controls = (current + (middle - current) * (2 / 3), end + (middle - end) * (2 / 3))
        segments.append(.curve(current, controls.0, controls.1, end))
      case .curve(let point, let control1, let control2):
        segments.append(.curve(current, SIMD4(control1), SIMD4(control2), SIMD4(point)))
      }
      current = segments.last?.end ?? current
    }
    return segments.isEmpty && !path.isEmpty
      ? [.line(.vector(current), .vector(current))] : segments
  }

  /// Returns smooth curves through the ends of lines.
  ///
  /// At each value the tangent is parallel to the line between its neighbors, and the control
  /// points are at 1/6 of that line's length. Values that are not vectors keep their lines.
  private static func smoothed(_ segments: [Segment]) -> [Segment] {
    let points = ([segments.first?.start] + segments.map(\.end)).compactMap { $0 }
    guard points.count == segments.count + 1, points.count > 2 else { return segments }
    return segments.indices.map { index in
      guard case .line = segments[index] else { return segments[index] }
      let before = points[max(0, index - 1)]
      let (start, end) = (points[index], points[index + 1])
      let after = points[min(points.count - 1, index + 2)]
      return .curve(start, start + (end - before) / 6, end - (after - start) / 6, end)
    }
  }
}

extension SIMD4<Double> {
  fileprivate init(_ point: Point) {
    self.init(point.x, point.y, 0, 0)
  }
}
