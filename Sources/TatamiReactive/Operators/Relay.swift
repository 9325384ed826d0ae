/// The receiving end of a subscription that may stop by itself or deliver later: passes values on
/// until it is closed.
///
/// The source holds the relay, the relay holds the receiver. The disposer of the subscription holds
/// neither: a disposer that held its receiver would keep sources alive that the receiver holds.
@MainActor
final class Relay<Value> {
  private var downstream: Inputs<Value>?
  private var upstream: (any Disposer)?

  /// Creates a relay to a receiver.
  init(to downstream: Inputs<Value>) {
    self.downstream = downstream
  }

  /// Whether nothing is passed on any longer.
  var isClosed: Bool { downstream == nil }

  /// A receiver of this relay's values, which holds the relay.
  var inputs: Inputs<Value> { Inputs { self.pass($0) } }

  /// Passes a value on unless the relay is closed.
  func pass(_ value: Value) {
    downstream?.input(value: value)
  }

  /// Sets the disposer of the source's subscription and returns the disposer of the whole.
  ///
  /// If the relay has been closed meanwhile, the subscription is disposed at once.
  func attach(_ disposer: any Disposer) -> any Disposer {
    if isClosed {
      disposer.dispose()
      return Disposers.inert
    }
    upstream = disposer
    return RelayDisposer(relay: self, upstream: disposer)
  }

  /// Stops passing values on and disposes the source's subscription.
  func close() {
    let (formerDownstream, formerUpstream) = (downstream, upstream)
    downstream = nil
    upstream = nil
    formerUpstream?.dispose()
    withExtendedLifetime(formerDownstream) {}
  }
}

/// An object that a disposer closes.
@MainActor
protocol Closable: AnyObject, Sendable {
  /// Whether it has been closed.
  var isClosed: Bool { get }

  /// Closes it; further calls do nothing.
  func close()
}

extension Relay: Closable {}

/// The disposer of a subscription through a relay.
private final class RelayDisposer: Disposer {
  private weak var relay: (any Closable)?
  private let upstream: any Disposer

  init(relay: any Closable, upstream: any Disposer) {
    self.relay = relay
    self.upstream = upstream
  }

  /// A relay may deliver later than its source, and a source may stop later than its relay.
  var isDisposed: Bool { upstream.isDisposed && relay?.isClosed ?? true }

  func dispose() {
    upstream.dispose()
    relay?.close()
  }
}
