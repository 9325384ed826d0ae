import Foundation
import TestSupport
import Testing

@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiViews

@MainActor
@Suite(.environment) struct TimingTests {
  private func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
    abs(a - b) <= tolerance
  }

  @Test func `predefined curves have their control points`() {
    let names: [(CAMediaTimingFunctionName, [Float])] = [
      (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ]
    for (name, numbers) in names {
      let function = CAMediaTimingFunction(name: name)
      var point: [Float] = [-1, -1]
      var found: [Float] = []
      for index in 1...2 {
        function.getControlPoint(at: index, values: &point)
        found += point
      }
      #expect(found == numbers)
      function.getControlPoint(at: 3, values: &point)
      #expect(point == [1, 1])
      point = [7, 7]
      function.getControlPoint(at: 4, values: &point)
      #expect(point == [7, 7])
    }
    #expect(CAMediaTimingFunction(name: .init(rawValue: "x")).curve == .linear)
    #expect(
      CAMediaTimingFunction(name: .linear) == CAMediaTimingFunction(controlPoints: 0, 0, 1, 1)
    )
  }

  @Test func `curves are solved to full precision, also where they are steep or flat`() {
    var random = SeededRandom(seed: 11)
    let hard = [UnitBezier(1, 0, 0, 1), UnitBezier(0, 1, 1, 0), UnitBezier(0, 0, 0, 0)]
    let others = (0..<200).map { _ in
      UnitBezier(
        Double.random(in: 0...1, using: &random),
        Double.random(in: -2...3, using: &random),
        Double.random(in: 0...1, using: &random),
        Double.random(in: -2...3, using: &random)
      )
    }
    for curve in hard + others {
      let points = curve.controlPoints
      let axis = { (t: Double, p1: Double, p2: Double) in
        3 * (1 - t) * (1 - t) * t * p1 + 3 * (1 - t) * t * t * p2 + t * t * t
      }
      for step in 1..<50 {
        let t = Double(step) / 50
        let time = axis(t, points[1].x, points[2].x)
        let back = axis(t, points[1].y, points[2].y)
        // Where time has a slope of zero, the slope of the progress is unbounded.
        let slope = axis(t + 1e-4, points[1].x, points[2].x) - time
        guard slope > 1e-6 else { continue }
        #expect(isClose(curve.progress(at: time), back, within: 1e-8))
      }
      #expect(curve.progress(at: 0) == 0)
      #expect(curve.progress(at: 1) == 1)
      #expect(curve.progress(at: -1) == 0)
      #expect(curve.progress(at: 2) == 1)
    }
    #expect(UnitBezier(.nan, .infinity, -5, 0.5).progress(at: 0.5).isFinite)
  }

  @Test func `S208: springs are at rest within one thousandth at their duration`() {
    for ratio in [0.05, 0.2, 0.5, 0.7, 0.9, 0.99] {
      for duration in [0.1, 0.5, 2.0] {
        let spring = DampedSpring(duration: duration, ratio: ratio, velocity: 0)
        let frequency =
          log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)
        #expect(isClose(spring.frequency / frequency, 1))
      }
    }
    let critical = DampedSpring(duration: 0.5, ratio: 1, velocity: 0)
    #expect(isClose(critical.frequency * 0.5, 9.2334, within: 1e-4))
    #expect(isClose(critical.progress(at: 0.5), 0.999, within: 1e-9))
  }

  @Test func `S208: springs with an initial velocity start with it and come to rest`() {
    for ratio in [0.1, 0.4, 0.8, 1] {
      for velocity in [-50.0, -3, 0.5, 4, 30, 500] {
        let spring = DampedSpring(duration: 0.6, ratio: ratio, velocity: velocity)
        let step = 1e-7 / max(1, spring.frequency)
        #expect(isClose(spring.progress(at: step) / step, velocity, within: 0.01))
        let swing = max(1e-9, (1 - ratio * ratio).squareRoot())
        let decay = exp(-ratio * spring.frequency * 0.6)
        let rest =
          ratio < 1
          ? abs(ratio - velocity / spring.frequency) / swing * decay
          : abs(1 + (spring.frequency - velocity) * 0.6) * decay
        #expect(isClose(rest, 0.001, within: 1e-9))
      }
    }
  }

  @Test func `springs move by the differential equation of a damped mass`() {
    for (mass, stiffness, damping) in [(1.0, 100.0, 10.0), (2, 50, 20), (1, 25, 40), (3, 30, 2)] {
      let spring = DampedSpring(mass: mass, stiffness: stiffness, damping: damping, velocity: 3)
      let h = 1e-4
      for time in stride(from: 0.05, to: 2, by: 0.05) {
        let (a, b, c) = (
          spring.progress(at: time - h), spring.progress(at: time), spring.progress(at: time + h)
        )
        let force = -stiffness * (b - 1) - damping * (c - a) / (2 * h)
        #expect(isClose(mass * (a - 2 * b + c) / (h * h), force, within: 1e-2))
      }
    }
  }

  @Test func `a spring animation has a settling duration`() {
    let animation = CASpringAnimation(keyPath: "position")
    #expect(animation.mass == 1)
    #expect(animation.stiffness == 100)
    #expect(animation.damping == 10)
    #expect(animation.initialVelocity == 0)
    #expect(isClose(animation.settlingDuration, 1.4727003346780927, within: 1e-9))
    animation.damping = 20
    let critical = DampedSpring(mass: 1, stiffness: 100, damping: 20, velocity: 0)
    #expect(isClose(1 - critical.progress(at: animation.settlingDuration), 0.001))
    animation.damping = 60
    let slow = DampedSpring(mass: 1, stiffness: 100, damping: 60, velocity: 0)
    #expect(abs(1 - slow.progress(at: animation.settlingDuration)) <= 0.001)
  }

  @Test func `springs with extreme numbers start at 0 and come to rest`() {
    let numbers = [0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300, 1.0]
    for first in numbers {
      for second in numbers {
        for third in numbers {
          let springs = [
            DampedSpring(duration: first, ratio: second, velocity: third),
            DampedSpring(mass: first, stiffness: second, damping: third, velocity: first),
            DampedSpring(perceptualDuration: first, bounce: second),
          ]
          for spring in springs {
            #expect(spring.progress(at: 0) == 0)
            #expect(spring.progress(at: 0.25).isFinite)
            #expect(spring.settlingDuration.isFinite)
            #expect(spring.settlingDuration > 0)
          }
        }
      }
    }
  }

  @Test func `runs repeat, autoreverse and stop as specified`() {
    var timing = MediaTiming(beginTime: 10, duration: 2)
    #expect(timing.phase(at: 9) == nil)
    #expect(timing.phase(at: 12.5) == nil)
    #expect(timing.phase(at: 11)?.progress == 0.5)
    timing.fillMode = .both
    #expect(timing.phase(at: 0)?.progress == 0)
    #expect(timing.phase(at: 99)?.progress == 1)
    timing.repeatCount = 2.5
    #expect(timing.lifetime == 5)
    #expect(timing.phase(at: 13) == MediaTiming.Phase(progress: 0.5, run: 1))
    #expect(timing.phase(at: 99) == MediaTiming.Phase(progress: 0.5, run: 2))
    timing.repeatCount = 2
    #expect(timing.phase(at: 99) == MediaTiming.Phase(progress: 1, run: 1))
    timing.autoreverses = true
    #expect(timing.lifetime == 8)
    #expect(timing.phase(at: 13)?.progress == 0.5)
    #expect(timing.phase(at: 99)?.progress == 0)
    timing.repeatDuration = 3
    #expect(timing.lifetime == 3)
    #expect(timing.phase(at: 99)?.progress == 0.5)
  }

  @Test func `speed scales and reverses time; an offset wraps around`() {
    var timing = MediaTiming(beginTime: 10, duration: 2, speed: 2)
    #expect(timing.lifetime == 1)
    #expect(timing.phase(at: 10.25)?.progress == 0.25)
    timing.speed = -1
    #expect(timing.lifetime == 2)
    #expect(timing.phase(at: 10.5)?.progress == 0.75)
    timing.speed = 0
    timing.timeOffset = 0.5
    #expect(timing.lifetime == .infinity)
    #expect(timing.phase(at: 1e6)?.progress == 0.25)
    timing.speed = 1
    #expect(timing.phase(at: 10)?.progress == 0.25)
    #expect(timing.phase(at: 11.75)?.progress == 0.125)
  }

  @Test func `invalid times are clamped`() {
    for number in [-1, TimeInterval.nan, -TimeInterval.infinity] as [TimeInterval] {
      let timing = MediaTiming(duration: number, repeatDuration: number).legal
      #expect(timing.duration == 0)
      #expect(timing.lifetime == 0)
    }
    var timing = MediaTiming(
      beginTime: .infinity,
      duration: .infinity,
      speed: .nan,
      timeOffset: .nan,
      repeatCount: .infinity
    ).legal
    #expect(timing.beginTime == 1e9)
    #expect(timing.duration == 1e9)
    #expect(timing.speed == 0)
    #expect(timing.phase(at: 2e9)?.progress == 0)
    timing.speed = 1
    #expect(timing.lifetime == .infinity)
    #expect(MediaTiming(repeatCount: .infinity).lifetime == 0)
  }
}
