import Foundation
import TatamiDrawing
import TestSupport
import Testing

@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiViews

@MainActor
@Suite(.environment) struct InterpolationTests {
  private func middle(_ start: Any, _ end: Any, at share: Double = 0.5) -> AnimatableValue? {
    guard let start = AnimatableValue(any: start), let end = AnimatableValue(any: end) else {
      return nil
    }
    return start.interpolated(to: end, at: share)
  }

  private func isClose(_ a: CATransform3D, _ b: CATransform3D, within tolerance: Double = 1e-9)
    -> Bool
  {
    zip(a.rows.flatMap(\.numbers), b.rows.flatMap(\.numbers)).allSatisfy {
      abs($0 - $1) <= tolerance
    }
  }

  @Test func `S197: numbers, points, sizes, rectangles and colors are interpolated by component`() {
    #expect(middle(CGFloat(1), CGFloat(3)) == .number(2))
    #expect(middle(1, 4.0) == .number(2.5))
    #expect(middle(Float(0), NSNumber(value: 3)) == .number(1.5))
    let point = middle(CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 8))
    #expect(point.flatMap(CGPoint.value) == CGPoint(x: 2, y: 5))
    let size = middle(CGSize(width: 1, height: 2), CGSize(width: 3, height: 8), at: 2)
    #expect(size.flatMap(CGSize.value) == CGSize(width: 5, height: 14))
    let rect = middle(
      CGRect(x: 0, y: 0, width: 1, height: 1),
      CGRect(x: 4, y: 2, width: 3, height: 5)
    )
    #expect(rect.flatMap(CGRect.value) == CGRect(x: 2, y: 1, width: 2, height: 3))
    let color = middle(UIColor.red.cgColor, UIColor.blue.cgColor)
    #expect(color.flatMap(CGColor.value) == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
    #expect(AnimatableValue(any: "text") == nil)
    #expect(AnimatableValue(any: nil) == nil)
    #expect(AnimatableValue(any: CGFloat.nan) == nil)
  }

  @Test func `S197: paths of equal structure are interpolated by point, others jump at 0.5`() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    let large = CGPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6))
    let middle = CGPath(rect: CGRect(x: 1, y: 1, width: 4, height: 4))
    #expect(self.middle(square, large) == .path(middle.value))
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 1, y: 1))
    #expect(self.middle(square, line, at: 0.49) == .path(square.value))
    #expect(self.middle(square, line, at: 0.5) == .path(line.value))
  }

  @Test func `S197: transforms are interpolated by translation, scale, shear and rotation`() {
    let turned = CGAffineTransform(rotationAngle: 3)
    let half = CGAffineTransform.identity.animatable.interpolated(to: turned.animatable, at: 0.5)
    let wanted = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 1.5))
    #expect(CATransform3D.value(of: half).map { isClose($0, wanted) } == true)
    let moved = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 3, y: -1)
    let middle = CGAffineTransform.identity.animatable.interpolated(to: moved.animatable, at: 0.5)
    let expected = CGAffineTransform(translationX: 5, y: 10).scaledBy(x: 2, y: 0)
    #expect(
      CATransform3D.value(of: middle).map {
        isClose($0, CATransform3DMakeAffineTransform(expected))
      } == true
    )
  }

  @Test func `3D rotations take the short way about their axis`() {
    let from = CATransform3DMakeRotation(0.2, 1, 2, 3)
    let to = CATransform3DMakeRotation(1.4, 1, 2, 3)
    #expect(isClose(from.interpolated(to: to, at: 0.5), CATransform3DMakeRotation(0.8, 1, 2, 3)))
    let far = CATransform3DMakeRotation(2 * .pi - 0.6, 1, 2, 3)
    #expect(isClose(from.interpolated(to: far, at: 0.5), CATransform3DMakeRotation(-0.2, 1, 2, 3)))
  }

  @Test func `singular transforms are interpolated by matrix component`() {
    let none = CGAffineTransform(scaleX: 0, y: 0)
    let half = none.animatable.interpolated(to: CGAffineTransform.identity.animatable, at: 0.5)
    #expect(CGAffineTransform.value(of: half) == CGAffineTransform(scaleX: 0.5, y: 0.5))
  }

  @Test func `decomposed transforms compose to the original`() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<500 {
      func number() -> CGFloat { CGFloat(random.double(in: -2...2)) }
      var transform = CATransform3DIdentity
      for _ in 0..<random.int(in: 1...4) {
        switch random.int(in: 0...3) {
        case 0: transform = CATransform3DTranslate(transform, number(), number(), number())
        case 1: transform = CATransform3DScale(transform, number(), number(), number())
        case 2: transform = CATransform3DRotate(transform, number(), number(), number(), number())
        default:
          transform.m21 += number()
          transform.m34 += number() / 100
        }
      }
      guard let parts = DecomposedTransform(transform), abs(transform.m44) > 0.1 else { continue }
      let tolerance = 1e-6 * parts.scale.length.squareRoot() * 100
      let whole = isClose(parts.transform, transform.scaled, within: max(1e-6, tolerance))
      #expect(whole, "\(transform) became \(parts.transform)")
    }
  }

  @Test func `a difference added back gives the original value`() throws {
    var random = SeededRandom(seed: 6)
    for _ in 0..<100 {
      func transform() -> AnimatableValue {
        CGAffineTransform(rotationAngle: random.double(in: -3...3))
          .scaledBy(x: random.double(in: 0.5...2), y: random.double(in: 0.5...2))
          .translatedBy(x: random.double(in: -50...50), y: 3).animatable
      }
      let (a, b) = (transform(), transform())
      let sum = b.adding(try #require(a.difference(from: b)))
      #expect(sum.distance(to: a) < 1e-9)
    }
    #expect(AnimatableValue.number(3).difference(from: .number(1)) == .number(2))
    #expect(AnimatableValue.number(3).difference(from: CATransform3DIdentity.animatable) == nil)
    #expect(AnimatableValue.number(3).zero == .number(0))
    #expect(AnimatableValue.number(3).times(4) == .number(12))
  }

  @Test func `key paths name components of properties`() throws {
    let layer = CALayer()
    layer.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
    layer.transform = CATransform3DScale(layer.transform, 2, 3, 1)
    let numbers: [(String, Double)] = [
      ("bounds.size.width", 3), ("bounds.origin.y", 2), ("transform.rotation.z", 0.5),
      ("transform.rotation", 0.5), ("transform.scale.y", 3), ("transform.scale", 2),
      ("opacity", 1), ("transform.translation.x", 0), ("position.x", 0),
    ]
    for (name, number) in numbers {
      let path = try #require(AnimatedKeyPath(name), "\(name)")
      let found = try #require(path.value(in: layer).flatMap(Double.value))
      #expect(abs(found - number) < 1e-9, "\(name)")
      path.set(.number(0.75), in: layer)
      let written = try #require(path.value(in: layer).flatMap(Double.value))
      #expect(abs(written - 0.75) < 1e-6, "\(name)")
      path.set(.number(number), in: layer)
    }
    for name in ["", "name", "bounds.x.y.z", "transform.rotation.w", "opacity.foo", "."] {
      #expect(AnimatedKeyPath(name) == nil, "\(name)")
    }
    #expect(AnimatedKeyPath(nil) == nil)
  }

  @Test func `angles about the three axes are recovered`() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<200 {
      let angles = SIMD3(
        random.double(in: -3...3),
        random.double(in: -1.5...1.5),
        random.double(in: -3...3)
      )
      var rotation = Quaternion()
      rotation.angles = angles
      #expect((rotation.angles - angles).length < 1e-6)
    }
    var upright = Quaternion()
    upright.angles = SIMD3(0, .pi / 2, 0.5)
    #expect((upright.angles - SIMD3(0, .pi / 2, 0.5)).length < 1e-6)
  }
}

extension CATransform3D {
  /// The same transform scaled to a last component of 1.
  fileprivate var scaled: CATransform3D {
    var transform = self
    let divisor = m44
    transform.m11 /= divisor
    transform.m12 /= divisor
    transform.m13 /= divisor
    transform.m14 /= divisor
    transform.m21 /= divisor
    transform.m22 /= divisor
    transform.m23 /= divisor
    transform.m24 /= divisor
    transform.m31 /= divisor
    transform.m32 /= divisor
    transform.m33 /= divisor
    transform.m34 /= divisor
    transform.m41 /= divisor
    transform.m42 /= divisor
    transform.m43 /= divisor
    transform.m44 = 1
    return transform
  }
}
