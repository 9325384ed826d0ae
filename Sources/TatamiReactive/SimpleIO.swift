/// A source of events without memory: a subscriber gets later values only.
///
/// A value that is input while another one is being delivered waits until every subscriber has got
/// the previous one, so all subscribers get all values in the same order. A subscriber that is added
/// by a subscriber during a delivery gets the value that is being delivered, once; one that is
/// disposed gets nothing more. A chain of 100,000 values that are input in reaction to each other is
/// reported on the console and ends.
///
/// ```swift
/// let taps = SimpleIO<String>()
/// taps.subscribe { print($0) }
/// taps.input(value: "tap")  // prints "tap"
/// ```
@preconcurrency @MainActor
public final class SimpleIO<Value>: ChainableSource, ReactiveReceiver, ExclusiveSource {
  /// The type of the values.
  public typealias OutputType = Value

  /// The type of the values.
  public typealias InputType = Value

  /// The number of values that may cause each other before the chain is stopped.
  private static var chainLimit: Int { 100_000 }

  // Not checked, as in `State`.
  @exclusivity(unchecked) private var subscribers = SubscriberList()
  private var waiting: ContiguousArray<Value?> = []
  /// The length of `waiting`, which is read once per delivery.
  private var waitingCount = 0

  /// The disposer of `subscribeExclusively`.
  public var exclusiveDisposer: (any Disposer)?

  /// Creates a source of events.
  public init() {}

  /// Delivers a value to all subscribers, after the values that are being delivered.
  public func input(value: Value) {
    if subscribers.depth > 0 {
      waiting.append(value)
      waitingCount += 1
    } else {
      deliver(value)
    }
  }

  /// Adds a subscriber to later values.
  @discardableResult
  public func subscribe<Subscriber: ReactiveReceiver<Value>>(_ subscriber: Subscriber)
    -> any Disposer
  {
    let subscriber = TypedSubscriber(subscriber.asInput().receive)
    return Subscription(source: self, id: subscribers.append(subscriber))
  }

  private func deliver(_ first: Value) {
    subscribers.beginDelivery()
    deliverOnce(first)
    if waitingCount > 0 { deliverWaitingValues() }
    subscribers.endDelivery()
  }

  private func deliverWaitingValues() {
    var next = 0
    var chain = 0
    var chainEnd = 0
    while next < waitingCount {
      if next == chainEnd {
        // All values from here on are reactions to the ones before.
        (chain, chainEnd) = (chain + 1, waitingCount)
        guard chain < Self.chainLimit else {
          ReactiveDiagnostics.report(Self.endlessChain)
          break
        }
      }
      if let value = takeWaitingValue(at: next) { deliverOnce(value) }
      next += 1
    }
    waiting.removeAll(keepingCapacity: true)
    waitingCount = 0
  }

  private static var endlessChain: String {
    "\(chainLimit) values of SimpleIO<\(Value.self)> were input in reaction to each other"
  }

  /// Empties a slot of the queue.
  ///
  /// Releasing a value may run code that changes the queue, so the value leaves the queue before it
  /// is released.
  private func takeWaitingValue(at index: Int) -> Value? {
    let value = waiting[index]
    waiting[index] = nil
    return value
  }

  private func deliverOnce(_ value: Value) {
    var index = 0
    deliver(value, from: &index, to: subscribers.nextID)
    // Subscribers that were added meanwhile; what these add waits for the next value, so that a
    // subscriber that adds itself again cannot go on forever.
    deliver(value, from: &index, to: subscribers.nextID)
  }

  /// Delivers a value to the subscribers from an index to an identifier.
  private func deliver(_ value: Value, from index: inout Int, to newcomer: Int) {
    while index < subscribers.endIndex, subscribers.id(at: index) < newcomer {
      if let subscriber = subscribers.subscriber(at: index, of: Value.self) {
        subscriber.receive(value)
      }
      index += 1
    }
  }
}

extension SimpleIO: SubscriptionSource {
  /// The number of subscribers.
  var subscriberCount: Int { subscribers.count }

  func removeSubscriber(id: Int) {
    _ = subscribers.remove(id: id)
  }
}
