import Foundation
import Observation
import Testing

@testable import TatamiReactive

/// Streams, sequences, notifications and observable objects.
@MainActor
struct BridgeTests {
  @Test func `A22: a stream carries the values to any task`() async {
    let state = State(1)
    let stream = state.values
    let reader = Task.detached {
      var received: [Int] = []
      for await value in stream {
        received.append(value)
        if value == 3 { break }
      }
      return received
    }
    state.value = 2
    state.value = 3
    #expect(await reader.value == [1, 2, 3])
  }

  @Test func `A22: a stream keeps the newest values if asked to`() async {
    let state = State(1)
    var values = state.values(buffering: .bufferingNewest(1)).makeAsyncIterator()
    state.value = 2
    state.value = 3
    #expect(await values.next() == 3)
    state.value = 4
    #expect(await values.next() == 4)
  }

  @Test func `A24: a stream finishes with its source and ends its subscription with its reader`()
    async
  {
    var state: State<Int>? = State(1)
    let stream = state?.map { $0 + 1 }.values
    state = nil
    var received: [Int] = []
    if let stream { for await value in stream { received.append(value) } }
    #expect(received == [2])

    let living = State(1)
    var other: AsyncStream<Int>? = living.values
    #expect(living.subscriberCount == 1)
    withExtendedLifetime(other) {}
    other = nil
    #expect(living.subscriberCount == 0)
    let task = Task { for await _ in living.values {} }
    await waitWhile(living.subscriberCount == 0)
    task.cancel()
    await task.value
    await waitWhile(living.subscriberCount > 0)
    #expect(living.subscriberCount == 0)
  }

  @Test func `A6: a sequence is a cold source`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let log = Log<Int>()
    let disposer = stream.asOutput().map { $0 * 2 }.subscribe(log.inputs)
    continuation.yield(1)
    continuation.yield(2)
    await waitWhile(log.values.count < 2)
    #expect(log.values == [2, 4])
    let ended = AsyncStream<Void>.makeStream()
    continuation.onTermination = { _ in ended.continuation.finish() }
    disposer.dispose()
    for await _ in ended.stream {}
    continuation.yield(3)
    #expect(log.values == [2, 4])
  }

  private struct Broken: Error {}

  @Test func `A6: a sequence that throws reports its error`() async {
    let stream = AsyncThrowingStream<Int, any Error> { continuation in
      continuation.yield(1)
      continuation.finish(throwing: Broken())
    }
    var failure: (any Error)?
    let log = stream.asOutput { failure = $0 }.log()
    await waitWhile(failure == nil)
    #expect(failure is Broken)
    #expect(log.values == [1])
  }

  @Test func `A56: notifications are delivered until the subscription is disposed`() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    let (sender, stranger) = (Owner(), Owner())
    let log = Log<Int?>()
    let disposer = Outputs.listen(to: name, object: sender, center: center)
      .map { $0.userInfo?["count"] as? Int }.subscribe(log.inputs)
    center.post(name: name, object: sender, userInfo: ["count": 1])
    center.post(name: name, object: stranger, userInfo: ["count": 2])
    disposer.dispose()
    center.post(name: name, object: sender, userInfo: ["count": 3])
    #expect(log.values == [1])
  }

  @Test func `A56: notifications from other threads arrive on the main actor`() async {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    let names = Outputs.listen(to: name, center: center).map(\.name).log()
    let counts = Outputs.listen(to: name, center: center) { $0.userInfo?["count"] as? Int }.log()
    await Task.detached { center.post(name: name, object: nil, userInfo: ["count": 1]) }.value
    await waitWhile(names.values.isEmpty || counts.values.isEmpty)
    center.post(name: name, object: nil, userInfo: ["count": 2])
    center.post(name: name, object: nil)
    #expect(names.values == [name, name, name])
    #expect(counts.values == [1, 2])
  }

  @Observable
  final class Cart {
    var items: [String] = []
    var note = ""
  }

  @Test func `A6: a value of observable objects is delivered after changes, once per turn`() {
    let clock = ManualScheduler()
    let cart = Cart()
    let log = Log<Int>()
    let disposer = Outputs.observing(on: clock) { [weak cart] in cart?.items.count ?? 0 }
      .subscribe(log.inputs)
    #expect(log.values == [0])
    cart.items.append("tea")
    cart.items.append("cup")
    cart.note = "not read"
    #expect(log.values == [0])
    clock.advance()
    #expect(log.values == [0, 2])
    cart.items = []
    clock.advance()
    #expect(log.values == [0, 2, 0])
    disposer.dispose()
    cart.items = ["pot"]
    clock.advance()
    #expect(log.values == [0, 2, 0])
  }

  @Test func `A25: a property of an observable object holds neither object nor owner`() {
    let clock = ManualScheduler()
    var cart: Cart? = Cart()
    var owner: Owner? = Owner()
    weak let observedCart = cart
    weak let observedOwner = owner
    if let cart, let owner {
      Outputs.observing(cart, \.note, on: clock).safeBind(to: owner) { $0.text = $1 }
    }
    cart?.note = "fragile"
    clock.advance()
    #expect(owner?.text == "fragile")
    cart = nil
    #expect(observedCart == nil)
    owner = nil
    #expect(observedOwner == nil)
  }
}
