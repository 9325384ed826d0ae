import Foundation
import TestSupport
import Testing

@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiUIKit

struct ScrollPhysicsTests {
  private let range = ScrollRange(
    content: 3000,
    leading: 20,
    trailing: 30,
    length: 500,
    bounces: true
  )

  @Test func `S100: the legal range reaches from the leading inset to the end of the content`() {
    #expect(range.lower == -20)
    #expect(range.upper == 2530)
    let short = ScrollRange(content: 100, leading: 20, trailing: 30, length: 500, bounces: true)
    #expect(short.lower == -20 && short.upper == -20)
  }

  @Test(arguments: [1000.0, 200, 5000, -1000])
  func `S106: the distance is what is above the resting speed times 0.499`(velocity: Double) {
    let curve = Deceleration(from: 100, velocity: velocity, rate: 0.998)
    let distance = (velocity.magnitude - 10) * 0.499
    #expect(abs((curve.end - 100).magnitude - distance) < 1e-9)
    #expect(abs(curve.position(at: curve.duration) - curve.end) < 1e-9)
    #expect(abs(curve.velocity(at: curve.duration * 0.999999).magnitude - 10) < 0.001)
  }

  @Test func `S106: a millisecond leaves 0.998 of the velocity, or 0.99 at the fast rate`() {
    let normal = Deceleration(from: 0, velocity: 1000, rate: 0.998)
    #expect(abs(normal.velocity(at: 0.001) - 998) < 1e-9)
    #expect(abs(normal.velocity(at: 0.002) - 998 * 0.998) < 1e-9)
    let fast = Deceleration(from: 0, velocity: 1000, rate: 0.99)
    #expect(abs(fast.velocity(at: 0.001) - 990) < 1e-9)
    #expect(abs(fast.end - 990 * 0.099) < 1e-9)
  }

  @Test func `S106: content slower than the resting speed does not move on`() {
    for velocity in [0.0, 10, -10, 3] {
      let curve = Deceleration(from: 5, velocity: velocity, rate: 0.998)
      #expect(curve.duration == 0 && curve.end == 5 && curve.position(at: 1) == 5)
    }
  }

  @Test func `S107: an overshoot is shown by the formula of the rubber band`() {
    let band = RubberBand(length: 500)
    #expect(abs(band.shown(100) - (1 - 1 / (0.55 * 100 / 500 + 1)) * 500) < 1e-12)
    #expect(abs(band.shown(-100) + band.shown(100)) < 1e-12)
    #expect(band.shown(1e9) < 500)
    #expect(RubberBand(length: 0).shown(100) == 0)
  }

  @Test func `S107: the way back through the rubber band is exact, its slope is right`() {
    let band = RubberBand(length: 320)
    var random = SeededRandom(seed: 107)
    for _ in 0..<200 {
      let overshoot = Double.random(in: -2000...2000, using: &random)
      #expect(abs(band.overshoot(shown: band.shown(overshoot)) - overshoot) < 1e-6)
      let step = band.shown(overshoot + 1e-4) - band.shown(overshoot - 1e-4)
      #expect(abs(step / 2e-4 - band.slope(at: overshoot)) < 1e-3)
    }
  }

  @Test func `S108: thrown content comes back by a critically damped spring of 11 per second`() {
    let spring = ScrollSpring.bounce(to: 0, from: 0, velocity: 1100)
    for time in [0.01, 0.1, 0.3, 0.5] {
      let expected = 1100 * time * exp(-11 * time)
      #expect(abs(spring.position(at: time) - expected) < 1e-9)
    }
  }

  @Test func `S108: content let go at rest comes back overdamped, by 9 and 46 per second`() {
    let spring = ScrollSpring.bounce(to: 10, from: 110, velocity: 0)
    for time in [0.0, 0.01, 0.1, 0.3] {
      let slow = 100 * 46 / 37 * exp(-9 * time)
      let fast = 100 * 9 / 37 * exp(-46 * time)
      #expect(abs(spring.position(at: time) - 10 - slow + fast) < 1e-9)
    }
    #expect(spring.position(at: spring.duration) == 10)
  }

  @Test func `S109: pages are multiples of the length, the next one in the finger's direction`() {
    let pages = ScrollRange(content: 1000, leading: 0, trailing: 0, length: 300, bounces: true)
    #expect(pages.page(near: 140, velocity: 0) == 0)
    #expect(pages.page(near: 160, velocity: 0) == 300)
    #expect(pages.page(near: 140, velocity: 500) == 300)
    #expect(pages.page(near: 460, velocity: -500) == 300)
    #expect(pages.page(near: 650, velocity: 500) == 700)
    #expect(pages.page(near: -40, velocity: -500) == 0)
  }

  @Test func `deceleration turns into the bounce at the exact time of the crossing`() throws {
    let motion = ScrollMotion.released(at: 2330, velocity: 1500, rate: 0.998, in: range)
    let free = Deceleration(from: 2330, velocity: 1500, rate: 0.998)
    let crossing = try #require(free.time(reaching: 2530))
    #expect(abs(free.position(at: crossing) - 2530) < 1e-9)
    #expect(abs(motion.position(at: crossing) - 2530) < 1e-9)
    #expect(abs(motion.velocity(at: crossing) - (1500 - 200 / 0.499)) < 1e-6)
    #expect(motion.end == 2530)
  }

  @Test func `S109: without bounces content stops at the edge when it gets there`() {
    let hard = range.withoutBounces
    let motion = ScrollMotion.released(at: 2330, velocity: 1500, rate: 0.998, in: hard)
    #expect(motion.position(at: motion.duration) == 2530)
    #expect(motion.position(at: motion.duration * 0.9) < 2530)
    #expect(hard.shown(for: 2600) == 2530 && hard.shown(for: -100) == -20)
  }

  @Test func `movements have no jumps and end where they say, whatever they start from`() {
    var random = SeededRandom(seed: 106)
    for _ in 0..<300 {
      let start = Double.random(in: -300...2800, using: &random)
      let velocity = Double.random(in: -4000...4000, using: &random)
      let motion = ScrollMotion.released(at: start, velocity: velocity, rate: 0.998, in: range)
      #expect(abs(motion.position(at: 0) - start) < 1e-9)
      #expect(motion.position(at: motion.duration) == motion.end)
      #expect(range.clamped(motion.end) == motion.end)
      expectContinuous(motion, "from \(start) with \(velocity)")
    }
  }

  private func expectContinuous(_ motion: ScrollMotion, _ label: String) {
    let step = motion.duration / 1000
    var fastest = 10.0
    for index in 0..<1000 { fastest = max(fastest, abs(motion.velocity(at: Double(index) * step))) }
    for index in 0..<1000 {
      let time = Double(index) * step
      let jump = abs(motion.position(at: time + step) - motion.position(at: time))
      #expect(jump <= fastest * 1.2 * step + 0.11, "\(label) at \(time)")
    }
  }

  @Test func `content never turns round inside its range`() {
    var random = SeededRandom(seed: 109)
    for _ in 0..<300 {
      let start = Double.random(in: -20...2530, using: &random)
      let velocity = Double.random(in: -4000...4000, using: &random)
      let motion = ScrollMotion.released(at: start, velocity: velocity, rate: 0.998, in: range)
      var last = start
      for index in 1...500 {
        let position = motion.position(at: motion.duration * Double(index) / 500)
        if position > range.lower, position < range.upper {
          #expect((position - last) * velocity >= -1e-9, "from \(start) with \(velocity)")
        }
        last = position
      }
    }
  }

  @Test func `an approach does not pass its target when it sets out towards it`() {
    var random = SeededRandom(seed: 104)
    for _ in 0..<300 {
      let target = Double.random(in: 1...1000, using: &random)
      let velocity = Double.random(in: 0...5000, using: &random)
      let motion = ScrollMotion.approach(target, from: 0, velocity: velocity, frequency: 11)
      for index in 0...200 {
        let position = motion.position(at: motion.duration * Double(index) / 200)
        #expect(position <= target + 1e-9 && position >= -1e-9)
      }
    }
  }

  @Test(arguments: [0, 1, 1e300, -1e300, .infinity, .nan])
  func `numbers of any size end`(number: Double) {
    for bounces in [range, range.withoutBounces] {
      let thrown = ScrollMotion.released(at: 0, velocity: number, rate: 0.998, in: bounces)
      let placed = ScrollMotion.released(at: number, velocity: 5, rate: number, in: bounces)
      for motion in [thrown, placed] { _ = (motion.position(at: 1), motion.velocity(at: 1)) }
    }
  }
}
