import TatamiLayers

extension UIWindow {
  /// Begins the press of a key; the press of a key that is down already ends first.
  package func beginPress(of key: UIKey) {
    endPress(of: key.keyCode)
    let press = UIPress()
    press.key = key
    press.window = self
    activePresses.append(press)
    send(press, .began)
  }

  /// Ends the press of a key; ignored for a key that is not down.
  package func endPress(of code: UIKeyboardHIDUsage) {
    guard let index = activePresses.firstIndex(where: { $0.key?.keyCode == code }) else { return }
    send(activePresses.remove(at: index), .ended)
  }

  /// Cancels the presses of all keys.
  package func cancelPresses() {
    while !activePresses.isEmpty { send(activePresses.removeFirst(), .cancelled) }
  }

  private func send(_ press: UIPress, _ phase: UIPress.Phase) {
    press.phase = phase
    press.timestamp = layer.runLoop.clock.now
    let event = UIPressesEvent(type: .presses, timestamp: press.timestamp, window: self)
    event.modifierFlags = press.key?.modifierFlags ?? []
    event.allPresses = [press]
    environment.application.sendEvent(event)
  }
}
