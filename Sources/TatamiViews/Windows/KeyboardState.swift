package import Foundation
import TatamiGraphics
import TatamiLayers

/// An object that makes room for the keyboard: a view, a controller or a presentation controller.
@MainActor
package protocol KeyboardAvoiding: AnyObject {
  /// Called inside the keyboard's animation when it covers another part of the window.
  func keyboardDidMove()
}

/// A responder that takes text but can be first responder without the keyboard; responders that do
/// not conform need it whenever they take text.
@MainActor
package protocol KeyboardUsing: UIKeyInput {
  /// Whether the keyboard is needed while the view is first responder.
  var needsKeyboard: Bool { get }
}

/// The software keyboard: that of a host, or the input view of the first responder, below an
/// accessory.
@MainActor
package final class KeyboardState {
  /// The duration and the curve of a movement.
  package struct Motion {
    /// The duration, in seconds.
    package var duration: TimeInterval = 0.25
    /// The raw value of the curve.
    package var curve = 7

    /// Creates a motion; a duration outside of 0...60 is clamped.
    package init(duration: TimeInterval = 0.25, curve: Int = 7) {
      self.duration = duration.isFinite ? min(max(0, duration), 60) : 0
      self.curve = curve
    }

    var options: UIView.AnimationOptions {
      let curve = UIView.AnimationOptions(rawValue: UInt(min(max(0, curve), 15)) << 16)
      return [curve, .allowUserInteraction]
    }
  }

  /// Called with whether a first responder needs the keyboard; nil without a host that shows one.
  package var requestHandler: (@MainActor (Bool) -> Void)?
  /// Called with the frame while a person moves the keyboard, in screen coordinates.
  package var dragHandler: (@MainActor (CGRect) -> Void)?
  /// The frame of the keyboard and its accessory in screen coordinates; nil while they are away.
  package private(set) var frame: CGRect?
  private var hostFrame: CGRect?
  private let views = KeyboardViews()
  private var isWanted = false
  private var isWaiting = false
  /// The window in which the first responder has changed last.
  private weak var changed: UIWindow?
  /// The motion that a host has chosen during a request.
  private var requested: Motion?
  private var isRequesting = false
  private var motionCount = 0
  /// The frame at the beginning of a person's drag.
  private var dragged: CGRect?

  // MARK: Requests (N212)

  /// Updates the keyboard for the first responder at the end of the turn, so that a change from one
  /// text to another neither hides nor shows it.
  func firstResponderDidChange(in window: UIWindow) {
    changed = window
    guard !isWaiting else { return }
    isWaiting = true
    _ = window.layer.runLoop.clock.after(0) { [weak self] in
      self?.isWaiting = false
      if let window = self?.windowOfInput { self?.update(in: window) }
    }
  }

  /// The window in which the first responder has changed last, unless it has none and the key window
  /// has.
  private var windowOfInput: UIWindow? {
    guard let changed, changed.firstResponder == nil else { return changed }
    let key = changed.environment.application.keyWindow
    return key?.firstResponder == nil ? changed : key
  }

  /// Shows what the first responder of a window needs.
  func update(in window: UIWindow) {
    let responder = window.firstResponder
    views.show(views.findInputs(of: responder), in: window)
    let takesText =
      (responder as? any KeyboardUsing)?.needsKeyboard ?? (responder is any UIKeyInput)
    request(takesText && views.inputs.input == nil)
    move(requested ?? Motion(), in: window)
    requested = nil
  }

  private func request(_ isNeeded: Bool) {
    guard isNeeded != isWanted else { return }
    isWanted = isNeeded
    isRequesting = true
    requestHandler?(isNeeded)
    isRequesting = false
  }

  // MARK: Movements (N210, N211)

  /// Shows the keyboard of the host at a frame in screen coordinates, or hides it.
  package func setHostFrame(_ frame: CGRect?, _ motion: Motion, in window: UIWindow?) {
    hostFrame = frame
    if isRequesting { requested = motion } else { move(motion, in: window) }
  }

  private func endFrame(on screen: CGRect, in window: UIWindow?) -> CGRect? {
    let inset = window?.coveredByDevice.bottom ?? 0
    let accessory = views.accessoryHeight(in: screen)
    var base = hostFrame
    if views.inputs.input != nil {
      let height = min(views.inputHeight(in: screen) + inset, screen.height)
      base = CGRect(x: screen.minX, y: screen.maxY - height, width: screen.width, height: height)
    }
    guard var frame = base else {
      let height = accessory + inset
      return accessory > 0
        ? CGRect(x: screen.minX, y: screen.maxY - height, width: screen.width, height: height) : nil
    }
    frame.origin.y -= accessory
    frame.size.height += accessory
    return frame
  }

  private func move(_ motion: Motion, in window: UIWindow?) {
    let screen = UIScreen.main.bounds
    let new = endFrame(on: screen, in: window)
    guard new != frame || dragged != nil else { return }
    dragged = nil
    guard let visible = new ?? frame else { return }
    let away = { (rect: CGRect) in rect.offsetBy(dx: 0, dy: screen.maxY - rect.minY) }
    let (begin, end) = (frame ?? away(visible), new ?? away(visible))
    let post = poster(from: begin, to: end, motion)
    let hides = new == nil
    motionCount += 1
    let count = motionCount
    post(UIResponder.keyboardWillChangeFrameNotification)
    post(
      hides ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification
    )
    guard count == motionCount else { return }
    views.place(at: begin)
    UIView.animate(withDuration: motion.duration, delay: 0, options: motion.options) {
      self.frame = new
      self.views.place(at: end)
      self.adaptWindows()
    } completion: { [weak self] _ in
      if count == self?.motionCount { self?.views.removeUnused() }
      post(UIResponder.keyboardDidChangeFrameNotification)
      post(
        hides ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification
      )
    }
  }

  private func poster(
    from begin: CGRect,
    to end: CGRect,
    _ motion: Motion
  ) -> (NSNotification.Name) -> Void {
    let values: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: motion.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: motion.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    let screen = UIScreen.main
    return { NotificationCenter.default.post(name: $0, object: screen, userInfo: values) }
  }

  private func adaptWindows() {
    for window in ApplicationEnvironment.current.application.windows { window.keyboardDidMove() }
  }

  // MARK: Drags (N215)

  /// Moves the keyboard down with a finger that has reached it.
  ///
  /// - Parameter y: The position of the finger in screen coordinates.
  package func drag(to y: CGFloat) {
    guard let frame, y.isFinite else { return }
    let start = dragged ?? frame
    guard dragged != nil || y > start.minY else { return }
    dragged = start
    let moved = start.offsetBy(dx: 0, dy: min(max(0, y - start.minY), start.height))
    guard moved != frame else { return }
    self.frame = moved
    views.place(at: moved)
    dragHandler?(moved)
    adaptWindows()
  }

  /// Dismisses the keyboard after a drag downward, and returns it otherwise.
  ///
  /// - Parameters:
  ///   - velocity: The vertical velocity of the finger, in points per second.
  ///   - window: The window with the first responder.
  package func endDrag(velocity: CGFloat, in window: UIWindow) {
    guard let start = dragged, let frame else { return }
    let isFar = frame.minY - start.minY > start.height / 2
    let dismisses = velocity == 0 ? isFar : velocity > 0
    if dismisses { window.firstResponder?.resignFirstResponder() }
    update(in: window)
  }
}
