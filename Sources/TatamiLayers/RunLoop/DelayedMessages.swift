import Foundation
import TatamiSelectors

/// The messages that wait for their time, by receiver.
@MainActor
final class DelayedMessages: KitEnvironmentPart {
  /// The messages of the current environment.
  static var current: DelayedMessages { KitEnvironment.current.part(DelayedMessages.self) }

  private let clock: FrameClock
  private var messages: [ObjectIdentifier: [DelayedMessage]] = [:]

  /// Creates the part without any messages.
  init(environment: KitEnvironment) {
    clock = environment.part(RunLoopTurn.self).clock
  }

  /// The number of messages that wait.
  var count: Int { messages.values.reduce(0) { $0 + $1.count } }

  /// Sends a message after a delay in seconds, in the next turn at the earliest.
  func send(_ selector: Selector, to receiver: NSObject, _ argument: Any?, after delay: Double) {
    let message = DelayedMessage(selector, to: receiver, argument)
    let id = ObjectIdentifier(receiver)
    messages[id, default: []].append(message)
    message.token = clock.after(delay) { [weak self] in
      self?.remove(id) { $0 === message }
      message.send()
    }
  }

  /// Cancels the messages to a receiver; without a selector, all of them.
  ///
  /// Arguments are compared with `isEqual(_:)`.
  func cancel(to receiver: AnyObject, _ selector: Selector?, _ argument: Any?) {
    remove(ObjectIdentifier(receiver)) { message in
      guard selector == nil || message.isEqual(selector, argument) else { return false }
      message.cancel()
      return true
    }
  }

  private func remove(_ id: ObjectIdentifier, where isRemoved: (DelayedMessage) -> Bool) {
    // Releasing a message releases its receiver and argument, which may run code of the program.
    let removed = messages[id]?.filter(isRemoved) ?? []
    messages[id]?.removeAll { message in removed.contains { $0 === message } }
    if messages[id]?.isEmpty == true { messages[id] = nil }
  }
}

/// A message that waits for its time; it retains its receiver and its argument.
@MainActor
private final class DelayedMessage {
  private let selector: Selector
  private var receiver: NSObject?
  private var argument: Any?
  var token: FrameClock.Token?

  init(_ selector: Selector, to receiver: NSObject, _ argument: Any?) {
    self.selector = selector
    self.receiver = receiver
    self.argument = argument
  }

  func send() {
    guard let receiver else { return }
    selector.perform(on: receiver, argument)
    cancel()
  }

  func cancel() {
    token?.cancel()
    receiver = nil
    argument = nil
  }

  func isEqual(_ selector: Selector?, _ argument: Any?) -> Bool {
    guard selector == self.selector else { return false }
    guard let argument, let own = self.argument else {
      return argument == nil && self.argument == nil
    }
    let object = own as AnyObject
    return (object as? NSObject)?.isEqual(argument) ?? (object === argument as AnyObject)
  }
}
