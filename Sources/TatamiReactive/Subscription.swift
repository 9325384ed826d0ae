/// A source whose subscribers can be removed.
@MainActor
protocol SubscriptionSource: AnyObject, Sendable {
  /// Removes a subscriber; does nothing if it has been removed already.
  func removeSubscriber(id: Int)
}

/// The disposer of a subscription to a state or an event source.
///
/// Holds the source weakly.
final class Subscription: Disposer {
  private weak var source: (any SubscriptionSource)?
  private let id: Int

  init(source: any SubscriptionSource, id: Int) {
    self.source = source
    self.id = id
  }

  var isDisposed: Bool { source == nil }

  func dispose() {
    let former = source
    source = nil
    former?.removeSubscriber(id: id)
  }
}
