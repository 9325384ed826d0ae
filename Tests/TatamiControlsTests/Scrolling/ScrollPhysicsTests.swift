import Foundation
import TestSupport
import Testing

@testable import TatamiControls
@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiViews

@Suite(.environment)
struct ScrollPhysicsTests {
  private let range = ScrollRange(
    content: 3000,
    leading: 20,
    trailing: 30,
    length: 500,
    bounces: true
  )

  @Test func `S100: the range extends from the leading inset to the end of the content`() {
    #expect(range.lower == -20)
    #expect(range.upper == 2530)
    let short = ScrollRange(content: 100, leading: 20, trailing: 30, length: 500, bounces: true)
    #expect(short.lower == -20)
    #expect(short.upper == -20)
  }

  @Test(arguments: [1000.0, 200, 5000, -1000])
  func `S106: the distance is (velocity - 10) x 0.499`(velocity: Double) {
    let curve = Deceleration(from: 100, velocity: velocity, rate: 0.998)
    let distance = (velocity.magnitude - 10) * 0.499
    #expect(abs((curve.end - 100).magnitude - distance) < 1e-9)
    #expect(abs(curve.position(at: curve.duration) - curve.end) < 1e-9)
    #expect(abs(curve.velocity(at: curve.duration * 0.999999).magnitude - 10) < 0.001)
  }

  @Test
  func `S106: the velocity is multiplied by 0.998 per millisecond, or by 0.99 at the fast rate`() {
    let normal = Deceleration(from: 0, velocity: 1000, rate: 0.998)
    #expect(abs(normal.velocity(at: 0.001) - 998) < 1e-9)
    #expect(abs(normal.velocity(at: 0.002) - 998 * 0.998) < 1e-9)
    let fast = Deceleration(from: 0, velocity: 1000, rate: 0.99)
    #expect(abs(fast.velocity(at: 0.001) - 990) < 1e-9)
    #expect(abs(fast.end - 990 * 0.099) < 1e-9)
  }

  @Test func `S106: content slower than the resting speed does not decelerate`() {
    for velocity in [0.0, 10, -10, 3] {
      let curve = Deceleration(from: 5, velocity: velocity, rate: 0.998)
      #expect(curve.duration == 0)
      #expect(curve.end == 5)
      #expect(curve.position(at: 1) == 5)
    }
  }

  @Test func `S107: displacements follow the rubber band formula`() {
    let band = RubberBand(length: 500)
    #expect(abs(band.displacement(for: 100) - (1 - 1 / (0.55 * 100 / 500 + 1)) * 500) < 1e-12)
    #expect(abs(band.displacement(for: -100) + band.displacement(for: 100)) < 1e-12)
    #expect(band.displacement(for: 1e9) < 500)
    #expect(RubberBand(length: 0).displacement(for: 100) == 0)
  }

  @Test func `S107: the inverse and the derivative of the rubber band formula are exact`() {
    let band = RubberBand(length: 320)
    var random = SeededRandom(seed: 107)
    for _ in 0..<200 {
      let overshoot = Double.random(in: -2000...2000, using: &random)
      #expect(abs(band.overshoot(for: band.displacement(for: overshoot)) - overshoot) < 1e-6)
      let step = band.displacement(for: overshoot + 1e-4) - band.displacement(for: overshoot - 1e-4)
      #expect(abs(step / 2e-4 - band.slope(at: overshoot)) < 1e-3)
    }
  }

  @Test func `S108: flung content returns by a critically damped spring of 11 per second`() {
    let spring = ScrollSpring.bounce(to: 0, from: 0, velocity: 1100)
    for time in [0.01, 0.1, 0.3, 0.5] {
      let expected = 1100 * time * exp(-11 * time)
      #expect(abs(spring.position(at: time) - expected) < 1e-9)
    }
  }

  @Test func `S108: content released at rest returns overdamped, with rates 9 and 46 per second`() {
    let spring = ScrollSpring.bounce(to: 10, from: 110, velocity: 0)
    for time in [0.0, 0.01, 0.1, 0.3] {
      let slow = 100 * 46 / 37 * exp(-9 * time)
      let fast = 100 * 9 / 37 * exp(-46 * time)
      #expect(abs(spring.position(at: time) - 10 - slow + fast) < 1e-9)
    }
    #expect(spring.position(at: spring.duration) == 10)
  }

  @Test func `S109: pages are multiples of the length, chosen by the direction of the velocity`() {
    let pages = ScrollRange(content: 1000, leading: 0, trailing: 0, length: 300, bounces: true)
    #expect(pages.page(near: 140, velocity: 0) == 0)
    #expect(pages.page(near: 160, velocity: 0) == 300)
    #expect(pages.page(near: 140, velocity: 500) == 300)
    #expect(pages.page(near: 460, velocity: -500) == 300)
    #expect(pages.page(near: 650, velocity: 500) == 700)
    #expect(pages.page(near: -40, velocity: -500) == 0)
  }

  @Test func `a bounce continues the deceleration exactly at the edge`() throws {
    let animation = AxisAnimation.release(at: 2330, velocity: 1500, rate: 0.998, in: range)
    let free = Deceleration(from: 2330, velocity: 1500, rate: 0.998)
    let crossing = try #require(free.time(reaching: 2530))
    #expect(abs(free.position(at: crossing) - 2530) < 1e-9)
    #expect(abs(animation.position(at: crossing) - 2530) < 1e-9)
    #expect(abs(animation.velocity(at: crossing) - (1500 - 200 / 0.499)) < 1e-6)
    #expect(animation.end == 2530)
  }

  @Test func `S109: without bounces content stops at the edge`() {
    let clamping = range.withoutBounces
    let animation = AxisAnimation.release(at: 2330, velocity: 1500, rate: 0.998, in: clamping)
    #expect(animation.position(at: animation.duration) == 2530)
    #expect(animation.position(at: animation.duration * 0.9) < 2530)
    #expect(clamping.rubberBandedOffset(for: 2600) == 2530)
    #expect(clamping.rubberBandedOffset(for: -100) == -20)
  }

  @Test func `animations are continuous and reach their ends from any start`() {
    var random = SeededRandom(seed: 106)
    for _ in 0..<300 {
      let start = Double.random(in: -300...2800, using: &random)
      let velocity = Double.random(in: -4000...4000, using: &random)
      let animation = AxisAnimation.release(at: start, velocity: velocity, rate: 0.998, in: range)
      #expect(abs(animation.position(at: 0) - start) < 1e-9)
      #expect(animation.position(at: animation.duration) == animation.end)
      #expect(range.clamped(animation.end) == animation.end)
      expectContinuous(animation, "from \(start) with \(velocity)")
    }
  }

  private func expectContinuous(_ animation: AxisAnimation, _ label: String) {
    let step = animation.duration / 1000
    var (maxSpeed, maxJump) = (10.0, 0.0)
    var last = animation.position(at: 0)
    for index in 0..<1000 {
      let time = Double(index) * step
      maxSpeed = max(maxSpeed, abs(animation.velocity(at: time)))
      let next = animation.position(at: time + step)
      maxJump = max(maxJump, abs(next - last))
      last = next
    }
    #expect(maxJump <= maxSpeed * 1.2 * step + 0.11, "\(label)")
  }

  @Test func `content never reverses within its range`() {
    var random = SeededRandom(seed: 109)
    for _ in 0..<300 {
      let start = Double.random(in: -20...2530, using: &random)
      let velocity = Double.random(in: -4000...4000, using: &random)
      let animation = AxisAnimation.release(at: start, velocity: velocity, rate: 0.998, in: range)
      var last = start
      var minProgress = 0.0
      for index in 1...500 {
        let position = animation.position(at: animation.duration * Double(index) / 500)
        if position > range.lower, position < range.upper {
          minProgress = min(minProgress, (position - last) * velocity)
        }
        last = position
      }
      #expect(minProgress >= -1e-9, "from \(start) with \(velocity)")
    }
  }

  @Test func `an approach does not overshoot its target`() {
    var random = SeededRandom(seed: 104)
    for _ in 0..<300 {
      let target = Double.random(in: 1...1000, using: &random)
      let velocity = Double.random(in: 0...5000, using: &random)
      let animation = AxisAnimation.approach(target, from: 0, velocity: velocity, frequency: 11)
      let positions = (0...200).map {
        animation.position(at: animation.duration * Double($0) / 200)
      }
      #expect(positions.allSatisfy { $0 >= -1e-9 && $0 <= target + 1e-9 })
    }
  }

  @Test(arguments: [0, 1, 1e300, -1e300, .infinity, .nan])
  func `extreme velocities and positions lead to finite animations`(number: Double) {
    for range in [range, range.withoutBounces] {
      let flung = AxisAnimation.release(at: 0, velocity: number, rate: 0.998, in: range)
      let distant = AxisAnimation.release(at: number, velocity: 5, rate: number, in: range)
      for animation in [flung, distant] {
        #expect(animation.duration >= 0 || number.isNaN)
        #expect(animation.position(at: 1).isFinite || !number.isFinite)
        #expect(animation.velocity(at: 1).isFinite || !number.isFinite)
      }
    }
  }
}
