import Foundation
import TatamiDrawing
import TatamiGeometry

/// The way through key frames: pieces with times, and a value at every share of the duration.
struct KeyframeTrack {
  /// What lies between two key frames.
  enum Piece {
    case line(AnimatableValue, AnimatableValue)
    /// A curve through points of the plane, by its control points.
    case curve(SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)
  }

  private let pieces: [Piece]
  /// When each piece begins, and when the last one ends; never falling.
  private let times: [Double]
  private let curves: [UnitBezier]
  private let mode: CAAnimationCalculationMode

  /// Makes a way from pieces, one after another.
  init(
    stops pieces: [Piece],
    mode: CAAnimationCalculationMode,
    times: [Double],
    curves: [UnitBezier]
  ) {
    self.mode = mode
    let smooth = mode.isCubic ? Self.smoothed(pieces) : pieces
    self.pieces = smooth
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

  private static func pacedTimes(of pieces: [Piece]) -> [Double] {
    var sums = [0.0]
    for piece in pieces { sums.append((sums.last ?? 0) + piece.length) }
    guard let total = sums.last, total > 0, total.isFinite else { return even(sums.count) }
    return sums.map { $0 / total }
  }

  /// Returns the value when a share is done.
  func value(at share: Double) -> AnimatableValue? {
    guard let place = place(at: share) else { return nil }
    guard mode == .discrete else {
      return place.piece.value(at: along(place.piece, place.share))
    }
    return place.share < 1 ? place.piece.value(at: 0) : place.piece.value(at: 1)
  }

  /// Returns the angle of the way when a share is done, in radians.
  func direction(at share: Double) -> Double? {
    guard let place = place(at: share) else { return nil }
    return place.piece.direction(at: along(place.piece, place.share))
  }

  private func along(_ piece: Piece, _ share: Double) -> Double {
    mode.isPaced ? piece.parameter(atLengthShare: share) : share
  }

  /// Returns the piece of a share of the duration and how much of it is done.
  private func place(at share: Double) -> (piece: Piece, share: Double)? {
    guard let last = pieces.last else { return nil }
    guard share.isFinite, let next = times.firstIndex(where: { $0 > share }) else {
      return (last, 1)
    }
    guard next > 0 else { return (pieces[0], 0) }
    // In discrete mode the last value has a time of its own after the last piece.
    guard next <= pieces.count else { return (last, 1) }
    let (begin, end) = (times[next - 1], times[next])
    let passed = (share - begin) / (end - begin)
    let curve = curves.indices.contains(next - 1) ? curves[next - 1] : .linear
    return (pieces[next - 1], curve.progress(at: passed))
  }
}

extension KeyframeTrack {
  /// Returns the straight pieces through values; a single value stays.
  static func stops(through values: [AnimatableValue]) -> [Piece] {
    guard values.count > 1 else { return values.map { .line($0, $0) } }
    return zip(values, values.dropFirst()).map { .line($0, $1) }
  }

  /// Returns the pieces of a path; from sub-path to sub-path it jumps.
  static func stops(along path: Path) -> [Piece] {
    var pieces: [Piece] = []
    var (start, current) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
    for element in path.elements {
      switch element {
      case .move(let point):
        start = SIMD4(point)
        current = start
        continue
      case .line(let point): pieces.append(.line(.vector(current), .vector(SIMD4(point))))
      case .close: pieces.append(.line(.vector(current), .vector(start)))
      case .quad(let point, let control):
        let (end, middle) = (SIMD4(point), SIMD4(control))
        let controls = (current + (middle - current) * (2 / 3), end + (middle - end) * (2 / 3))
        pieces.append(.curve(current, controls.0, controls.1, end))
      case .curve(let point, let control1, let control2):
        pieces.append(.curve(current, SIMD4(control1), SIMD4(control2), SIMD4(point)))
      }
      current = pieces.last?.end ?? current
    }
    return pieces.isEmpty && !path.isEmpty ? [.line(.vector(current), .vector(current))] : pieces
  }

  /// Returns curves through the ends of straight pieces, smooth where they meet.
  ///
  /// At each value the curve runs parallel to the line between its neighbours; the tangents are a
  /// sixth of that line long. Values that are no vectors stay on straight lines.
  private static func smoothed(_ pieces: [Piece]) -> [Piece] {
    let points = ([pieces.first?.start] + pieces.map(\.end)).compactMap { $0 }
    guard points.count == pieces.count + 1, points.count > 2 else { return pieces }
    return pieces.indices.map { index in
      guard case .line = pieces[index] else { return pieces[index] }
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
