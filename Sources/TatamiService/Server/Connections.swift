import NIOCore
import Synchronization

/// The connections of a server and the requests that are being answered.
///
/// A class, because event loops share it.
final class Connections: Sendable {
  private struct State {
    var channels: [ObjectIdentifier: any Channel] = [:]
    var requests = 0
    var isEnding = false
  }

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) { self.limit = limit }

  /// Whether the server takes no more requests.
  var isEnding: Bool { state.withLock { $0.isEnding } }

  /// The number of requests that are being answered.
  var requests: Int { state.withLock { $0.requests } }

  /// Adds a connection until it is closed; false if there are too many.
  func add(_ channel: any Channel) -> Bool {
    let id = ObjectIdentifier(channel)
    let isAdded = state.withLock { state in
      guard state.channels.count < limit, !state.isEnding else { return false }
      state.channels[id] = channel
      return true
    }
    if isAdded {
      channel.closeFuture.whenComplete { _ in self.state.withLock { $0.channels[id] = nil } }
    }
    return isAdded
  }

  /// Begins a request; false if the server takes no more.
  func begin() -> Bool {
    state.withLock { state in
      guard !state.isEnding else { return false }
      state.requests += 1
      return true
    }
  }

  /// Ends a request.
  func end() { state.withLock { $0.requests -= 1 } }

  /// Refuses further connections and requests.
  func refuse() { state.withLock { $0.isEnding = true } }

  /// Closes all connections.
  func close() {
    for channel in state.withLock({ Array($0.channels.values) }) { channel.close(promise: nil) }
  }
}
