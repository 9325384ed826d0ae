import Foundation
import TatamiViews

/// The blinking bar at the insertion point.
///
/// The caret stays visible for one interval after every edit, then blinks, timed by the shared
/// clock.
@MainActor
final class Caret {
  /// The width of the bar, in points.
  static let width: CGFloat = 2
  /// The time between two changes of the bar's visibility, in seconds.
  static let blinkDuration: TimeInterval = 0.5

  let view = UIView()
  private var token: FrameClock.Token?

  init() {
    view.isUserInteractionEnabled = false
    view.layer.cornerRadius = Self.width / 2
    view.isHidden = true
  }

  isolated deinit {
    token?.cancel()
  }

  /// Shows the bar in a rectangle and restarts its blinking.
  func show(_ rect: CGRect, color: UIColor) {
    move(to: rect)
    view.backgroundColor = color
    view.isHidden = false
    token?.cancel()
    scheduleBlink()
  }

  /// Hides the bar.
  func hide() {
    token?.cancel()
    token = nil
    view.isHidden = true
  }

  /// Moves the bar without affecting its blinking.
  func move(to rect: CGRect) {
    let frame = centeredFrame(rect)
    if view.frame != frame { view.frame = frame }
  }

  /// Returns a frame whose middle is between two characters, aligned to whole pixels.
  private func centeredFrame(_ rect: CGRect) -> CGRect {
    var frame = rect
    frame.origin.x = view.onPixel(rect.minX - Self.width / 2)
    return frame
  }

  private func scheduleBlink() {
    token = view.layer.runLoop.clock.after(Self.blinkDuration) { [weak self] in
      guard let self else { return }
      view.isHidden.toggle()
      scheduleBlink()
    }
  }
}
