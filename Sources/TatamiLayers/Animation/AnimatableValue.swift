import Foundation
package import TatamiDrawing
import TatamiGeometry

/// A property's value in a form that can be interpolated and added.
package enum AnimatableValue: Equatable {
  /// A number, point, size, rectangle or color; unused lanes are 0.
  case vector(SIMD4<Double>)
  /// An affine or 3D transform.
  case transform(CATransform3D)
  /// A path.
  case path(Path)
  /// A list of numbers or colors, such as the colors of a gradient.
  case list([SIMD4<Double>])

  /// A number.
  static func number(_ number: Double) -> AnimatableValue {
    .vector(SIMD4(number, 0, 0, 0))
  }

  /// Returns the interpolated value at a fraction from 0 to 1.
  ///
  /// Values that cannot be interpolated (paths of different structure) change at 0.5; fractions
  /// beyond 0...1 extrapolate.
  func interpolated(to other: AnimatableValue, at fraction: Double) -> AnimatableValue {
    switch (self, other) {
    case (.vector(let start), .vector(let end)):
      return .vector(start + (end - start) * fraction)
    case (.transform(let start), .transform(let end)):
      if start == end { return self }
      return .transform(start.interpolated(to: end, at: fraction))
    case (.path(let start), .path(let end)):
      if let path = start.combined(with: end, { $0 + ($1 - $0) * fraction }) { return .path(path) }
    case (.list(let start), .list(let end)) where start.count == end.count:
      return .list(zip(start, end).map { $0 + ($1 - $0) * fraction })
    default: break
    }
    return fraction < 0.5 ? self : other
  }

  /// Returns the sum of two values of the same kind; transforms are concatenated, starting with the
  /// other one.
  func adding(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.vector(let left), .vector(let right)): .vector(left + right)
    case (.transform(let left), .transform(let right)): .transform(right.concatenating(left))
    case (.path(let left), .path(let right)):
      left.combined(with: right) { $0 + $1 }.map(AnimatableValue.path) ?? self
    case (.list(let left), .list(let right)) where left.count == right.count:
      .list(zip(left, right).map { $0 + $1 })
    default: self
    }
  }

  /// Returns the value whose sum with another is this one; nil if there is none.
  func difference(from other: AnimatableValue) -> AnimatableValue? {
    switch (self, other) {
    case (.vector(let left), .vector(let right)): .vector(left - right)
    case (.transform(let left), .transform(let right)):
      right.inverted().map { .transform(left.concatenating($0)) }
    case (.path(let left), .path(let right)):
      left.combined(with: right) { $0 - $1 }.map(AnimatableValue.path)
    case (.list(let left), .list(let right)) where left.count == right.count:
      .list(zip(left, right).map { $0 - $1 })
    default: nil
    }
  }

  /// The neutral element of addition for values of this kind.
  var zero: AnimatableValue {
    switch self {
    case .vector: .vector(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .path(let path): .path(path.combined(with: path) { $0 - $1 } ?? path)
    case .list(let items): .list(items.map { _ in .zero })
    }
  }

  /// Returns a multiple of the value, for cumulative animations.
  func times(_ count: Int) -> AnimatableValue {
    switch self {
    case .vector(let vector): .vector(vector * Double(count))
    case .transform: zero.interpolated(to: self, at: Double(count))
    case .path(let path): .path(path.combined(with: path) { a, _ in a * Double(count) } ?? path)
    case .list(let items): .list(items.map { $0 * Double(count) })
    }
  }

  /// Returns the distance between two values, for paced animations.
  func distance(to other: AnimatableValue) -> Double {
    switch (self, other) {
    case (.vector(let left), .vector(let right)):
      return ((left - right) * (left - right)).sum().squareRoot()
    case (.transform(let left), .transform(let right)):
      let differences = zip(left.rows.flatMap(\.numbers), right.rows.flatMap(\.numbers)).map(-)
      return differences.reduce(0.0) { $0 + $1 * $1 }.squareRoot()
    default: return self == other ? 0 : 1
    }
  }

  /// Whether all numbers are finite.
  var isFinite: Bool {
    switch self {
    case .vector(let vector): vector.sum().isFinite
    case .transform(let transform): transform.isFinite
    case .path: true
    case .list(let items): items.allSatisfy { $0.sum().isFinite }
    }
  }
}

extension Path {
  /// Returns the path whose points combine those of two paths; nil if their structures
  /// differ.
  func combined(with other: Path, _ combine: (Double, Double) -> Double) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    func mix(_ a: Point, _ b: Point) -> Point {
      Point(x: combine(a.x, b.x), y: combine(a.y, b.y))
    }
    var path = Path()
    for (left, right) in zip(elements, other.elements) {
      switch (left, right) {
      case (.move(let a), .move(let b)): path.move(to: mix(a, b))
      case (.line(let a), .line(let b)): path.addLine(to: mix(a, b))
      case (.quad(let a, let c), .quad(let b, let d)):
        path.addQuadCurve(to: mix(a, b), control: mix(c, d))
      case (.curve(let a, let c1, let c2), .curve(let b, let d1, let d2)):
        path.addCurve(to: mix(a, b), control1: mix(c1, d1), control2: mix(c2, d2))
      case (.close, .close): path.close()
      default: return nil
      }
    }
    return path
  }
}
