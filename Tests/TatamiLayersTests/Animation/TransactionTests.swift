import Foundation
import TatamiTesting
import TatamiHost
import Testing

@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiViews
import TestSupport

@MainActor
@Suite(.environment) struct TransactionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func shownLayer() -> CALayer {
    CATransaction.flush()
    let layer = CALayer()
    root.layer.addSublayer(layer)
    _ = ViewRenderer.displayList(of: root)
    return layer
  }

  @Test func `S200: duration, curve and disabled actions apply to changes inside`() throws {
    let layer = shownLayer()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.opacity = 0
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    #expect(CATransaction.animationDuration() == 2)
    layer.zPosition = 3
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    layer.cornerRadius = 4
    CATransaction.commit()
    layer.borderWidth = 1
    #expect(layer.animationKeys() == ["opacity", "cornerRadius", "borderWidth"])
    for key in ["opacity", "cornerRadius"] {
      let animation = try #require(layer.animation(forKey: key))
      #expect(animation.duration == 2)
      #expect(animation.timingFunction == CAMediaTimingFunction(name: .linear))
    }
    #expect(layer.animation(forKey: "borderWidth")?.duration == 0.25)
  }

  @Test func `S200: the completion waits for all animations, also of nested transactions`() {
    let layer = shownLayer()
    var lines: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { lines.append("outer") }
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setCompletionBlock { lines.append("inner") }
    layer.opacity = 0
    CATransaction.commit()
    layer.zPosition = 1
    CATransaction.commit()
    Simulator.advance(by: 0.9)
    #expect(lines.isEmpty)
    #expect(layer.animationKeys() == ["opacity"])
    Simulator.advance(by: 0.1)
    #expect(lines == ["inner", "outer"])
  }

  @Test func `S200: the completion also runs when animations are removed`() {
    let layer = shownLayer()
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    layer.opacity = 0
    CATransaction.commit()
    layer.removeAllAnimations()
    Simulator.advance(by: 0)
    #expect(isDone)
  }

  @Test func `S200: without animations the completion runs at once`() {
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    #expect(CATransaction.completionBlock() != nil)
    #expect(!isDone)
    CATransaction.commit()
    #expect(isDone)
  }

  @Test func `S200: changes outside belong to a transaction that ends with the turn`() {
    let layer = shownLayer()
    var isDone = false
    CATransaction.setCompletionBlock { isDone = true }
    CATransaction.setAnimationDuration(3)
    layer.opacity = 0
    // It was not begun explicitly and cannot be committed.
    CATransaction.commit()
    #expect(layer.animation(forKey: "opacity")?.duration == 3)
    #expect(CATransaction.animationDuration() == 3)
    Simulator.advance(by: 0)
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(!isDone)
    Simulator.advance(by: 3)
    #expect(isDone)
  }

  @Test func `S211: a display link is called once a frame until it is invalidated`() {
    var times: [Double] = []
    let start = CACurrentMediaTime()
    let link = CADisplayLink { link in
      times.append(link.timestamp)
      #expect(link.timestamp == CACurrentMediaTime())
      #expect(abs(link.targetTimestamp - link.timestamp - 1 / 60) < 1e-9)
      if times.count == 20 { link.invalidate() }
    }
    link.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .default)
    #expect(times.isEmpty)
    Simulator.advance(by: 1)
    #expect(times.count == 20)
    #expect(times.allSatisfy { $0 > start })
    for (time, next) in zip(times, times.dropFirst()) {
      #expect(abs(next - time - 1 / 60) < 1e-9)
    }
    link.add(to: .main, forMode: .common)
    Simulator.advance(by: 1)
    #expect(times.count == 20)
  }

  @Test func `S211: a display link may pause and skip frames`() {
    var times: [Double] = []
    let link = CADisplayLink { times.append($0.timestamp) }
    link.preferredFramesPerSecond = 20
    link.add(to: .main, forMode: .common)
    Simulator.advance(by: 1)
    #expect((19...21).contains(times.count))
    for (time, next) in zip(times, times.dropFirst()) {
      #expect(abs(next - time - 0.05) < 1e-9)
    }
    link.isPaused = true
    let count = times.count
    Simulator.advance(by: 1)
    #expect(times.count == count)
    link.isPaused = false
    Simulator.advance(by: 0.1)
    #expect(times.count > count)
    link.remove(from: .main, forMode: .common)
    let last = times.count
    Simulator.advance(by: 1)
    #expect(times.count == last)
    link.invalidate()
  }
}
