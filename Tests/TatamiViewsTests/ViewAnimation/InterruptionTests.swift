import Foundation
import TatamiTesting
import TatamiHost
import TestSupport
import Testing

@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiViews

/// Animations that are interrupted by others.
@MainActor
@Suite struct InterruptionTests {
  /// Starts an animation of a random kind to a random position.
  private func moveSomewhere(_ view: UIView, _ random: inout SeededRandom) {
    let duration = random.double(in: 0.2...1)
    let delay = random.chance(0.3) ? random.double(in: 0...0.3) : 0
    let isFresh = random.chance(0.3)
    let kind = random.int(in: 0...3)
    var other = random
    let change = {
      view.center = CGPoint(x: other.double(in: 0...100), y: other.double(in: 0...100))
      view.bounds.size.width = other.double(in: 10...90)
      view.alpha = other.double(in: 0...1)
      view.transform = CGAffineTransform(rotationAngle: other.double(in: -1.5...1.5))
        .scaledBy(x: other.double(in: 0.5...1.5), y: other.double(in: 0.5...1.5))
      view.backgroundColor = UIColor(white: other.double(in: 0...1), alpha: 1)
    }
    switch kind {
    case 0:
      UIView.animate(
        withDuration: duration,
        delay: delay,
        usingSpringWithDamping: random.double(in: 0.6...1),
        initialSpringVelocity: random.double(in: 0...2),
        options: isFresh ? .beginFromCurrentState : [],
        animations: change
      )
    case 1:
      UIView.animateKeyframes(
        withDuration: duration,
        delay: delay,
        options: isFresh ? .beginFromCurrentState : [],
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.8, animations: change)
        }
      )
    default:
      UIView.animate(
        withDuration: duration,
        delay: delay,
        options: isFresh ? [.beginFromCurrentState, .curveEaseOut] : .curveEaseInOut,
        animations: change
      )
    }
    random = other
  }

  /// The distances between two states of a layer, each in its unit.
  private func distances(_ one: CALayer, _ other: CALayer) -> [Double] {
    [
      one.position.animatable.distance(to: other.position.animatable),
      Double(abs(one.bounds.width - other.bounds.width)),
      Double(abs(one.opacity - other.opacity)),
      one.transform.animatable.distance(to: other.transform.animatable),
      one.backgroundColor?.animatable.distance(to: other.backgroundColor?.animatable ?? .number(9))
        ?? 9,
    ]
  }

  /// Starts random animations at random times; the values on screen do not jump.
  @Test(arguments: 0..<Thoroughness.cases(8, thorough: 24))
  func `S205: random interruptions never make a view jump`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .white
    _ = ViewRenderer.displayList(of: view)
    let step = 1.0 / 240
    // `presentationOrSelf` is the layer itself while nothing is animated; a copy keeps its values.
    var last = view.layer.presentationCopy
    for _ in 0..<30 {
      moveSomewhere(view, &random)
      // The start of an animation changes nothing on screen.
      #expect(distances(view.layer.presentationCopy, last).allSatisfy { $0 < 1e-5 })
      var isSmooth = true
      for _ in 0..<random.int(in: 1...60) {
        // The fastest curve covers its distance in 0.2 s at up to 6 times the average speed; several
        // such animations may add up.
        let count = Double(max(1, view.layer.animationState?.entries.count ?? 1)) / 5
        let share = 6 / 0.2 * step * count.rounded(.up)
        Simulator.advance(by: step)
        let now = view.layer.presentationCopy
        let ranges: [Double] = [142, 80, 1, 5, 2]
        let shares = zip(distances(now, last), ranges).map { $0 / $1 }
        isSmooth = isSmooth && shares.allSatisfy { $0 <= share }
        last = now
      }
      #expect(isSmooth)
    }
    Simulator.advance(by: 3)
    #expect(view.layer.animationKeys() == nil)
    #expect(view.layer.presentationOrSelf === view.layer)
  }
}
