public import Foundation

extension Outputs where OutputType == Notification {
  /// Returns a source of notifications.
  ///
  /// Notifications that are posted on the main queue are delivered synchronously. Those that are
  /// posted elsewhere are delivered by a task of the main actor, with their name only, because the
  /// posted objects need not be `Sendable`; `listen(to:object:center:value:)` takes what is needed
  /// from them on the posting thread.
  ///
  /// - Parameters:
  ///   - name: The notification's name.
  ///   - object: The object whose notifications are delivered; nil delivers those of all objects.
  ///   - center: The center that posts the notifications.
  public static func listen(
    to name: Notification.Name,
    object: AnyObject? = nil,
    center: NotificationCenter = .default
  ) -> Outputs {
    Outputs { inputs in
      let relay = Relay(to: inputs)
      let observation = NotificationObservation(name: name, object: object, center: center) {
        notification in
        if MainQueue.isCurrent {
          // The notification stays on the thread that posted it.
          nonisolated(unsafe) let notification = notification
          MainActor.assumeIsolated { relay.pass(notification) }
        } else {
          Task { @MainActor in relay.pass(Notification(name: name)) }
        }
      }
      return relay.attach(observation)
    }
  }
}

extension Outputs where OutputType: Sendable {
  /// Returns a source of values that are taken from notifications.
  ///
  /// - Parameters:
  ///   - name: The notification's name.
  ///   - object: The object whose notifications are delivered; nil delivers those of all objects.
  ///   - center: The center that posts the notifications.
  ///   - value: Returns the value to deliver, or nil for none. Runs on the thread that posts the
  ///     notification; the value is delivered at once on the main queue, otherwise by a task of the
  ///     main actor.
  public static func listen(
    to name: Notification.Name,
    object: AnyObject? = nil,
    center: NotificationCenter = .default,
    value: @escaping @Sendable (Notification) -> OutputType?
  ) -> Outputs {
    Outputs { inputs in
      let relay = Relay(to: inputs)
      let observation = NotificationObservation(name: name, object: object, center: center) {
        guard let value = value($0) else { return }
        MainQueue.run { relay.pass(value) }
      }
      return relay.attach(observation)
    }
  }
}

/// The observation of a notification; ends when it is disposed.
private final class NotificationObservation: Disposer {
  private var token: (any NSObjectProtocol)?
  private let center: NotificationCenter

  init(
    name: Notification.Name,
    object: AnyObject?,
    center: NotificationCenter,
    receive: @escaping @Sendable (Notification) -> Void
  ) {
    self.center = center
    // Without a queue: off Apple platforms a post from the main queue would wait for itself.
    token = center.addObserver(forName: name, object: object, queue: nil, using: receive)
  }

  var isDisposed: Bool { token == nil }

  func dispose() {
    if let token { center.removeObserver(token) }
    token = nil
  }
}
