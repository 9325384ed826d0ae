import Foundation

extension KeyframeTrack.Segment {
  /// The number of lines that approximate a curve when its length is measured.
  private static let cuts = 32

  /// The start of a segment between vectors.
  var start: SIMD4<Double>? {
    switch self {
    case .line(.vector(let start), _), .curve(let start, _, _, _): start
    case .line: nil
    }
  }

  /// The end of a segment between vectors.
  var end: SIMD4<Double>? {
    switch self {
    case .line(_, .vector(let end)), .curve(_, _, _, let end): end
    case .line: nil
    }
  }

  /// Returns the value at a parameter from 0 to 1.
  func value(at fraction: Double) -> AnimatableValue {
    switch self {
    case .line(let start, let end): return start.interpolated(to: end, at: fraction)
    case .curve(let start, let control1, let control2, let end):
      let rest = 1 - fraction
      let first = start * (rest * rest * rest) + control1 * (3 * rest * rest * fraction)
      let second =
        control2 * (3 * rest * fraction * fraction) + end * (fraction * fraction * fraction)
      return .vector(first + second)
    }
  }

  /// The length, in the units of the values.
  var length: Double {
    switch self {
    case .line(let start, let end): start.distance(to: end)
    case .curve: lengths.last ?? 0
    }
  }

  /// The lengths from the start to the end of each line.
  private var lengths: [Double] {
    let values = (0...Self.cuts).map { value(at: Double($0) / Double(Self.cuts)) }
    var sums = [0.0]
    for (start, end) in zip(values, values.dropFirst()) {
      sums.append((sums.last ?? 0) + start.distance(to: end))
    }
    return sums
  }

  /// Returns the parameter at a fraction of the length.
  func parameter(atLengthFraction fraction: Double) -> Double {
    guard case .curve = self, fraction > 0, fraction < 1 else { return fraction }
    let sums = lengths
    guard let total = sums.last, total > 0,
      let next = sums.firstIndex(where: { $0 > fraction * total })
    else { return fraction }
    let (before, after) = (sums[next - 1], sums[next])
    let part = after > before ? (fraction * total - before) / (after - before) : 0
    return (Double(next - 1) + part) / Double(Self.cuts)
  }

  /// Returns the angle of the tangent, in radians; nil where the value does not change.
  func direction(at fraction: Double) -> Double? {
    let step = 1e-4
    let (low, high) = (max(0, fraction - step), min(1, fraction + step))
    guard case .vector(let start) = value(at: low), case .vector(let end) = value(at: high),
      start != end
    else { return nil }
    return atan2(end.y - start.y, end.x - start.x)
  }
}
