import Foundation
import TatamiHost

extension LiveSession {
  /// The shortest time between two states that are sent.
  private static let stateInterval = Duration.milliseconds(500)
  /// The maximum length of a state, in bytes; a longer one is not kept.
  private static let maxStateLength = 1 << 19

  /// Remembers the state of the window before people change it, and restores what a client of an
  /// earlier run of the program has kept.
  func beginState(_ greeting: ClientMessage.Greeting) {
    guard initialState == nil else { return }
    host.window.layoutIfNeeded()
    initialState = WindowState(of: host.window)
    guard let kept = greeting.kept, kept.utf8.count <= Self.maxStateLength,
      let state = try? JSONDecoder().decode(WindowState.self, from: Data(kept.utf8))
    else { return }
    state.restore(in: host.window)
  }

  /// Sends the state to the clients soon.
  func scheduleState() {
    guard !isStateScheduled else { return }
    isStateScheduled = true
    Task { [weak self] in
      try? await Task.sleep(for: Self.stateInterval)
      self?.sendState()
    }
  }

  private func sendState() {
    isStateScheduled = false
    guard hasClients, let text = stateText(), text != keptState else { return }
    keptState = text
    sendToAll(.state(text))
  }

  /// Returns what people have changed, as JSON; an empty text for nothing, nil if it is too long.
  private func stateText() -> String? {
    guard let initialState else { return nil }
    let state = perform { WindowState(of: host.window) }.changes(since: initialState)
    guard !state.isEmpty else { return "" }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try? encoder.encode(state)
    return data.flatMap {
      $0.count <= Self.maxStateLength ? String(decoding: $0, as: UTF8.self) : nil
    }
  }
}
