package import Foundation
package import TatamiUIKit

/// Random numbers and geometry of which half are extreme, not finite, negative or empty.
package struct HostileNumbers {
  /// A call of an object with hostile numbers.
  package typealias Step<Target> = @Sendable (inout HostileNumbers, Target) -> Void

  private static let numbers: [CGFloat] = [
    0, -0.0, 1, -1, 0.5, 1e-300, -1e-9, 1e6, -1e9, 1e18, 1e300, -1e300, .infinity, -.infinity, .nan,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  /// Rectangles of every kind.
  package static let rects: [CGRect] = [
    .null, .infinite, .zero, CGRect(x: 4, y: 5, width: 20, height: 10),
    CGRect(x: 4, y: 5, width: 0, height: 10), CGRect(x: 4, y: 5, width: 20, height: 0),
    CGRect(x: 24, y: 15, width: -20, height: -10), CGRect(x: 10, y: 10, width: 1e-9, height: 1e-9),
    CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300),
    CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5),
    CGRect(x: 0, y: 0, width: 5, height: CGFloat.nan),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: CGFloat.infinity),
    CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 5),
    CGRect(x: 3, y: 3, width: 4, height: 4).insetBy(dx: 3, dy: 3),
  ]

  private var random: SeededRandom

  package init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  package mutating func chance(_ probability: Double) -> Bool { random.chance(probability) }

  package mutating func pick<Choice>(_ choices: [Choice]) -> Choice { random.pick(choices) }

  package mutating func number() -> CGFloat {
    chance(0.5) ? CGFloat(random.double(in: -30...60)) : pick(Self.numbers)
  }

  package mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  package mutating func points() -> [CGPoint] { (0..<random.int(in: 0...4)).map { _ in point() } }

  package mutating func size() -> CGSize { CGSize(width: number(), height: number()) }

  package mutating func rect() -> CGRect {
    chance(0.5) ? pick(Self.rects) : CGRect(origin: point(), size: size())
  }

  package mutating func transform() -> CGAffineTransform {
    switch random.int(in: 0...4) {
    case 0: .identity
    case 1: CGAffineTransform(scaleX: number(), y: number())
    case 2: CGAffineTransform(translationX: number(), y: number())
    case 3: CGAffineTransform(rotationAngle: number())
    default:
      CGAffineTransform(
        a: number(),
        b: number(),
        c: number(),
        d: number(),
        tx: number(),
        ty: number()
      )
    }
  }

  package mutating func color() -> CGColor {
    CGColor(red: number(), green: number(), blue: number(), alpha: number())
  }

  package mutating func gradient() -> CGGradient? {
    CGGradient(
      colorsSpace: nil,
      colors: [color(), color()] as CFArray,
      locations: [number(), number()]
    )
  }
}
