import Foundation
import Testing

@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiViews
import TestSupport

@MainActor
@Suite(.environment)
struct ClockTests {
  private let runLoop = RunLoopTurn.current
  private var clock: FrameClock { runLoop.clock }

  @Test func `R3: actions run in order of their times, when the clock reaches them`() {
    var order: [Int] = []
    clock.after(0.5) { order.append(2) }
    clock.after(0.25) { order.append(1) }
    clock.after(1.5) { order.append(3) }
    runLoop.advance(by: 1)
    #expect(order == [1, 2])
    runLoop.advance(by: 1)
    #expect(order == [1, 2, 3])
  }

  @Test func `R3: observers are called 60 times a second`() {
    var times: [TimeInterval] = []
    let token = clock.observeFrames { times.append($0) }
    runLoop.advance(by: 0.51)
    #expect(times.count == 30)
    token.cancel()
    runLoop.advance(by: 1_000_000_000)
    #expect(times.count == 30)
  }

  @Test func `an action that schedules itself without delay runs once a frame`() {
    var count = 0
    func again() {
      count += 1
      clock.nextTurn(again)
    }
    clock.nextTurn(again)
    runLoop.advance(by: 0)
    #expect(count == 1)
    runLoop.advance(by: 1.01)
    #expect(count == 62)
  }

  @Test func `an action without delay runs once a frame beside observers`() {
    var (count, frames) = (0, 0)
    func again() {
      count += 1
      if count < 10_000 { clock.nextTurn(again) }
    }
    let token = clock.observeFrames { _ in frames += 1 }
    clock.nextTurn(again)
    runLoop.advance(by: 0.51)
    #expect(count == 31)
    #expect(frames == 30)
    token.cancel()
    count = 10_000
    runLoop.advance(by: 1)
  }

  @Test func `negative and non-finite durations do not advance the clock`() {
    runLoop.advance(by: 1)
    for time: TimeInterval in [-1, .nan, .infinity, -.infinity] { runLoop.advance(by: time) }
    #expect(clock.now == 1)
  }

  @Test(arguments: [0.0, 0.1, 17.3, 1234.567, 98_765.4321])
  func `R3: no frame is lost or added by rounding, whenever it starts`(start: TimeInterval) {
    runLoop.advance(by: start)
    for duration in [0.1, 0.3, 0.5] {
      var count = 0
      let token = clock.observeFrames { _ in count += 1 }
      runLoop.advance(by: duration)
      #expect(count == Int((duration * 60).rounded()))
      token.cancel()
    }
  }

  @Test func `releasing the token ends the observation`() {
    var count = 0
    var token: FrameClock.Token? = clock.observeFrames { _ in count += 1 }
    runLoop.advance(by: 0.1)
    #expect(token?.isCancelled == false)
    #expect(count == 6)
    token = nil
    runLoop.advance(by: 1)
    #expect(count == 6)
  }
}
