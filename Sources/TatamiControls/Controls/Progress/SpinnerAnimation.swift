import Foundation
import TatamiViews

/// The animation of an activity indicator: the brightest of eight spokes completes one revolution
/// per second of the clock (R3).
@MainActor
struct SpinnerAnimation {
  static let spokes = 8
  private static let step: TimeInterval = 1 / 8

  private var ticker: Ticker?

  /// The timer of a spinner; it stops when the last copy of the spinner is released.
  @MainActor
  private final class Ticker {
    let action: () -> Void
    let clock = FrameClock.shared
    /// The index of the brightest spoke.
    var phase = 0

    init(_ action: @escaping () -> Void) {
      self.action = action
    }

    static func schedule(_ ticker: Ticker) {
      ticker.clock.after(SpinnerAnimation.step) { [weak ticker] in
        guard let ticker else { return }
        ticker.phase = (ticker.phase + 1) % SpinnerAnimation.spokes
        ticker.action()
        schedule(ticker)
      }
    }
  }

  /// Starts or stops the animation; the action is called at every step.
  mutating func setSpinning(_ isSpinning: Bool, onStep action: @escaping () -> Void) {
    guard isSpinning != (ticker != nil) else { return }
    ticker = isSpinning ? Ticker(action) : nil
    if let ticker { Ticker.schedule(ticker) }
  }

  /// Draws the first spokes into a square of the current context; by default, all of them.
  func draw(in square: CGRect, color: UIColor, count: Int = spokes) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let radius = square.width / 2
    let spoke = CGRect(
      x: -radius * 0.09,
      y: -radius * 0.95,
      width: radius * 0.18,
      height: radius * 0.46
    )
    let shape = UIBezierPath(roundedRect: spoke, cornerRadius: spoke.width / 2)
    for index in 0..<max(0, min(count, Self.spokes)) {
      context.saveGState()
      context.translateBy(x: square.midX, y: square.midY)
      context.rotate(by: CGFloat(index) / CGFloat(Self.spokes) * 2 * .pi)
      color.withAlphaComponent(color.cgColor.alpha * strength(of: index)).setFill()
      shape.fill()
      context.restoreGState()
    }
  }

  /// Returns the relative opacity of a spoke: 1 for the brightest spoke, less for earlier ones.
  private func strength(of spoke: Int) -> CGFloat {
    let age = ((ticker?.phase ?? 0) - spoke + Self.spokes) % Self.spokes
    return max(0.25, 1 - 0.75 * CGFloat(age) / CGFloat(Self.spokes - 2))
  }
}
