/// The subscribers of a source in the order of subscription, in one flat array.
///
/// Removing leaves a gap, so that the indexes of a running delivery stay valid; the gaps are closed
/// when no delivery is running and they make up half of the array. Delivering and removing allocate
/// nothing.
///
/// The type of the values is erased: unspecialized code of a generic array looks up the metadata of
/// its element at every access, which made a delivery three times slower.
struct SubscriberList {
  private struct Entry {
    let id: Int
    var subscriber: Subscriber?
  }

  private var entries: ContiguousArray<Entry> = []
  private var gaps = 0

  /// The number of nested deliveries that are running.
  private(set) var depth = 0

  /// Whether the running deliveries are to end without calling further subscribers.
  private(set) var isStopped = false

  /// The identifier of the next subscriber; identifiers increase with the index.
  private(set) var nextID = 0

  /// The number of indexes, gaps included.
  var endIndex: Int { entries.count }

  /// The number of subscribers.
  var count: Int { entries.count - gaps }

  /// Returns the subscriber at an index, or nil for a gap.
  func subscriber(at index: Int) -> Subscriber? {
    entries[index].subscriber
  }

  /// Returns the identifier of the subscriber at an index.
  func id(at index: Int) -> Int {
    entries[index].id
  }

  /// Adds a subscriber and returns its identifier.
  mutating func append(_ subscriber: Subscriber) -> Int {
    let id = nextID
    nextID += 1
    entries.append(Entry(id: id, subscriber: subscriber))
    return id
  }

  /// Removes a subscriber and returns it, so that the caller releases it when the list is no longer
  /// being changed: releasing may run code that changes the list.
  ///
  /// - Complexity: O(log *n*), amortized.
  mutating func remove(id: Int) -> Subscriber? {
    var (lower, upper) = (0, entries.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if entries[middle].id < id { lower = middle + 1 } else { upper = middle }
    }
    guard lower < entries.count, entries[lower].id == id else { return nil }
    guard let subscriber = entries[lower].subscriber else { return nil }
    entries[lower].subscriber = nil
    gaps += 1
    closeGaps()
    return subscriber
  }

  /// Keeps the indexes valid until the delivery ends.
  mutating func beginDelivery() {
    depth += 1
  }

  /// Ends all running deliveries.
  mutating func stop() {
    isStopped = depth > 0
  }

  /// Ends the innermost delivery.
  mutating func endDelivery() {
    depth -= 1
    if depth == 0 { isStopped = false }
    closeGaps()
  }

  private mutating func closeGaps() {
    guard depth == 0, gaps > 0, 2 * gaps >= entries.count else { return }
    entries.removeAll { $0.subscriber == nil }
    gaps = 0
  }
}

/// A subscriber of a list, without the type of its values.
class Subscriber {}

/// A subscriber to values of a type.
final class TypedSubscriber<Value>: Subscriber {
  /// The closure that gets the values.
  let receive: (Value) -> Void

  /// Creates a subscriber from a closure.
  init(_ receive: @escaping (Value) -> Void) {
    self.receive = receive
  }
}

extension SubscriberList {
  /// Returns the subscriber at an index, or nil for a gap.
  ///
  /// - Precondition: All subscribers of the list get values of this type.
  func subscriber<Value>(at index: Int, of type: Value.Type) -> TypedSubscriber<Value>? {
    guard let subscriber = subscriber(at: index) else { return nil }
    return unsafeDowncast(subscriber, to: TypedSubscriber<Value>.self)
  }
}

/// A variable on the heap.
///
/// Unspecialized code looks up the metadata of an optional type at every access to a stored property
/// of it; an optional reference needs none.
final class Cell<Value> {
  @exclusivity(unchecked) var value: Value

  /// Creates a variable.
  init(_ value: Value) {
    self.value = value
  }
}
