/// A value that changes, and a source of its changes.
///
/// A subscriber gets the current value before subscribing returns, then every value that is set,
/// equal or not. Setting delivers to all subscribers before it returns:
///
/// - A value that is set while another one is being delivered goes to all subscribers first; the
///   interrupted delivery then continues with the newest value, so no subscriber gets an older value
///   after a newer one. A state that is set 1,000 times inside its own deliveries keeps the last
///   value, ends these deliveries and reports the feedback on the console.
/// - Subscribing, disposing and freeing views are legal during a delivery. A subscriber that is
///   added gets the current value once; one that is disposed gets nothing more.
///
/// ```swift
/// let count = State(1)
/// count.subscribe { print($0) }  // prints "1"
/// count.value += 1               // prints "2"
/// ```
@preconcurrency @MainActor
public final class State<Value>: ChainableSource, ReactiveReceiver, ExclusiveSource {
  /// The type of the values.
  public typealias OutputType = Value

  /// The type of the values.
  public typealias InputType = Value

  /// The number of nested deliveries at which a state that sets itself is stopped.
  private static var depthLimit: Int { 1_000 }

  /// The value; nil until an unstable state has been set.
  @exclusivity(unchecked) private var cell: Cell<Value>?
  // Accesses of the list and of cells call no other code and thus cannot overlap; checking this would
  // take a third of a delivery.
  @exclusivity(unchecked) private var subscribers = SubscriberList()

  /// The disposer of `subscribeExclusively`.
  public var exclusiveDisposer: (any Disposer)?

  /// Creates a state with a value.
  public init(_ value: Value) {
    cell = Cell(value)
  }

  /// Creates a state with a value.
  public init(value: Value) {
    cell = Cell(value)
  }

  private init() {}

  /// Returns a state without a value: subscribers get nothing until the first value is set.
  public static func unstable() -> State {
    State()
  }

  /// Whether the state has a value.
  public var isStable: Bool { cell != nil }

  /// The current value.
  ///
  /// Setting it delivers the value to all subscribers, even if it is equal.
  ///
  /// - Precondition: A state made by `unstable()` has been set before it is read.
  public var value: Value {
    get {
      guard let cell else {
        preconditionFailure("a value of State<\(Value.self)>.unstable() was read before it was set")
      }
      return cell.value
    }
    set {
      store(newValue)
      deliver()
    }
  }

  /// Sets the value.
  public func input(value: Value) {
    self.value = value
  }

  /// Delivers the current value again.
  ///
  /// - Precondition: The state has a value.
  public func resend() {
    input(value: value)
  }

  /// Adds a subscriber and delivers the current value to it.
  @discardableResult
  public func subscribe<Subscriber: ReactiveReceiver<Value>>(_ subscriber: Subscriber)
    -> any Disposer
  {
    let subscriber = TypedSubscriber(subscriber.asInput().receive)
    // The subscriber is added first: what it sets during its first delivery is delivered to it.
    let subscription = Subscription(source: self, id: subscribers.append(subscriber))
    if let cell { subscriber.receive(cell.value) }
    return subscription
  }

  private func store(_ value: consuming Value) {
    guard let cell else {
      cell = Cell(value)
      return
    }
    // Releasing the former value may run code that reads this state, so it is released afterwards.
    swap(&cell.value, &value)
  }

  private func deliver() {
    guard let cell, !subscribers.isStopped else { return }
    guard subscribers.depth < Self.depthLimit else { return stopFeedback() }
    subscribers.beginDelivery()
    let newcomer = subscribers.nextID
    var index = 0
    while index < subscribers.endIndex, subscribers.id(at: index) < newcomer {
      if let subscriber = subscribers.subscriber(at: index, of: Value.self) {
        subscriber.receive(cell.value)
      }
      if subscribers.isStopped { break }
      index += 1
    }
    subscribers.endDelivery()
  }

  /// Ends all running deliveries of the state and reports why.
  private func stopFeedback() {
    subscribers.stop()
    ReactiveDiagnostics.report(
      """
      State<\(Value.self)> was set \(Self.depthLimit) times inside its own deliveries, which end \
      here; states that are bound to each other need distinct() or synchronize(with:)
      """
    )
  }
}

extension State: SubscriptionSource {
  /// The number of subscribers.
  var subscriberCount: Int { subscribers.count }

  func removeSubscriber(id: Int) {
    _ = subscribers.remove(id: id)
  }
}

extension State: ValueContainer {}

extension State {
  /// Returns a receiver that writes one member of the value; each input delivers the whole value
  /// once.
  ///
  /// The receiver holds the state strongly.
  ///
  /// - Precondition: The state has a value when the receiver gets one.
  public func asInput<Member>(_ keyPath: WritableKeyPath<Value, Member>) -> Inputs<Member> {
    Inputs { self.value[keyPath: keyPath] = $0 }
  }
}

extension State where Value: Equatable {
  /// Keeps this state and another one equal until the disposer is disposed or one of them is freed.
  ///
  /// The other state takes this state's value first. Neither state holds the other one.
  ///
  /// ```swift
  /// let (model, field) = (State("Ada"), State(""))
  /// model.synchronize(with: field)  // field.value is "Ada"
  /// field.value = "Grace"           // model.value is "Grace"
  /// ```
  @discardableResult
  public func synchronize(with other: State) -> any Disposer {
    Disposers.create([
      subscribe { [weak other] value in other?.setIfDifferent(value) },
      other.subscribe { [weak self] value in self?.setIfDifferent(value) },
    ])
  }

  private func setIfDifferent(_ value: Value) {
    if let cell {
      if cell.value == value { return }
      // NaN equals nothing, itself included; it would be copied back and forth.
      if cell.value != cell.value, value != value { return }
    }
    input(value: value)
  }
}
