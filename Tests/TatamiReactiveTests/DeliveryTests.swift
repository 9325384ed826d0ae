import Synchronization
import Testing

@testable import TatamiReactive

/// The times and the order in which values are delivered.
@MainActor
struct DeliveryTests {
  @Test func `A20: the first value arrives before subscribing returns`() {
    let state = State(1)
    #expect(state.log().values == [1])
    #expect(state.map { $0 + 1 }.filter { $0 > 0 }.distinct().log().values == [2])
    #expect(SimpleIO<Int>().log().values == [])
    let clock = ManualScheduler()
    #expect(state.debounce(on: clock).log().values == [])
    #expect(state.dispatchMain(on: clock).log().values == [])
  }

  @Test func `A21: equal values are delivered, a changed member delivers the whole once`() {
    let state = State([1, 2])
    let log = state.log()
    state.value = [1, 2]
    state.value[0] = 5
    #expect(log.values == [[1, 2], [1, 2], [5, 2]])
  }

  @Test func `A22: delivery is synchronous, another task awaits the main actor`() async {
    let state = State(1)
    let log = state.log()
    state.value = 2
    #expect(log.values == [1, 2])
    await Task.detached { await state.input(value: 3) }.value
    #expect(log.values == [1, 2, 3])
  }

  @Test func `A23: subscribers are called in their order, depth first`() {
    let state = State(0)
    let derived = State(0)
    var order: [String] = []
    state.subscribe { order.append("a\($0)") }
    state.send(to: derived)
    derived.subscribe { order.append("b\($0)") }
    state.subscribe { order.append("c\($0)") }
    order = []
    state.value = 1
    #expect(order == ["a1", "b1", "c1"])
  }

  @Test func `A24: a disposed subscription gets nothing more`() {
    let state = State(1)
    let log = Log<Int>()
    let disposer = state.subscribe(log.inputs)
    disposer.dispose()
    state.value = 2
    #expect(log.values == [1])
  }

  @Test func `A26: a state set inside a delivery never delivers an older value later`() {
    let state = State(0)
    let (first, last) = (Log<Int>(), Log<Int>())
    state.subscribe(first.inputs)
    state.subscribe { if $0 == 1 { state.value = 2 } }
    state.subscribe(last.inputs)
    state.value = 1
    #expect(first.values == [0, 1, 2])
    // The interrupted delivery goes on with the newest value.
    #expect(last.values == [0, 2, 2])
  }

  @Test func `A27: events input inside a delivery wait for their turn`() {
    let taps = SimpleIO<Int>()
    let (first, last) = (Log<Int>(), Log<Int>())
    taps.subscribe(first.inputs)
    taps.subscribe { if $0 < 3 { taps.input(value: $0 + 1) } }
    taps.subscribe(last.inputs)
    taps.input(value: 1)
    #expect(first.values == [1, 2, 3])
    #expect(last.values == [1, 2, 3])
  }

  @Test func `A28: a subscriber added during a delivery gets the value once`() {
    let state = State(0)
    let taps = SimpleIO<Int>()
    let (fromState, fromTaps) = (Log<Int>(), Log<Int>())
    state.subscribe { if $0 == 1 { state.subscribe(fromState.inputs) } }
    taps.subscribe { if $0 == 1 { taps.subscribe(fromTaps.inputs) } }
    state.value = 1
    taps.input(value: 1)
    #expect(fromState.values == [1])
    #expect(fromTaps.values == [1])
    state.value = 2
    taps.input(value: 2)
    #expect(fromState.values == [1, 2])
    #expect(fromTaps.values == [1, 2])
  }

  @Test func `A28: a subscriber that adds itself again does not go on forever`() {
    let taps = SimpleIO<Int>()
    var calls = 0
    func subscribeAgain() {
      taps.subscribe { _ in
        calls += 1
        subscribeAgain()
      }
    }
    subscribeAgain()
    taps.input(value: 1)
    #expect(calls == 2)
  }

  @Test func `A29: a subscriber that is disposed during a delivery gets nothing more`() {
    let state = State(0)
    let taps = SimpleIO<Int>()
    let log = Log<Int>()
    var later: [any Disposer] = []
    state.subscribe { if $0 == 1 { later[0].dispose() } }
    taps.subscribe { if $0 == 1 { later[1].dispose() } }
    later = [state.subscribe(log.inputs), taps.subscribe(log.inputs)]
    state.value = 1
    taps.input(value: 1)
    #expect(log.values == [0])
    #expect(state.subscriberCount == 1)
    #expect(taps.subscriberCount == 1)
  }

  @Test func `A29: a view may be freed by a value it reacts to`() {
    let state = State(0)
    var owners: [Owner] = (0..<3).map { _ in Owner() }
    weak let observed = owners[1]
    let survivor = owners[0]
    for owner in owners {
      state.safeBind(to: owner) { owner, value in
        owner.number = value
        if value == 1 { owners.removeAll { $0 !== survivor } }
      }
    }
    state.value = 1
    #expect(observed == nil)
    #expect(survivor.number == 1)
    #expect(state.subscriberCount == 1)
  }

  @Test func `A29: a source may be freed by its own delivery`() {
    var state: State<Int>? = State(0)
    weak let observed = state
    let log = Log<Int>()
    state?.subscribe { if $0 == 1 { state = nil } }
    state?.subscribe(log.inputs)
    state?.value = 1
    #expect(observed == nil)
    #expect(log.values == [0, 1])
  }

  @Test func `A29: releasing a value or a subscriber may use the state`() {
    let state = State<ReleaseToken?>(nil)
    let counts = State(0)
    let disposer = counts.subscribe { [token = ReleaseToken { counts.value += 10 }] _ in
      withExtendedLifetime(token) {}
    }
    state.value = ReleaseToken {
      counts.value += 1
      state.resend()
    }
    state.value = nil
    #expect(counts.value == 1)
    disposer.dispose()
    #expect(counts.value == 11)
  }

  @Test func `A30: a value set during the first delivery reaches the new subscriber`() {
    let state = State(1)
    var received: [Int] = []
    state.subscribe { value in
      received.append(value)
      if value == 1 { state.value = 2 }
    }
    #expect(received == [1, 2])
  }

  @Test func `A31: states that are bound to each other settle with distinct`() {
    let (first, second) = (State(1), State(2))
    first.distinct().send(to: second)
    second.distinct().send(to: first)
    #expect([first.value, second.value] == [1, 1])
    first.value = 3
    #expect([first.value, second.value] == [3, 3])
    second.value = 4
    #expect([first.value, second.value] == [4, 4])
  }

  @Test func `A31: synchronized states settle, also with NaN`() {
    let (first, second) = (State(1.5), State<Double>.unstable())
    second.subscribe { if $0 > 9 { second.value = 9 } }
    first.synchronize(with: second)
    #expect(second.value == 1.5)
    first.value = 20
    #expect([first.value, second.value] == [9, 9])
    second.value = .nan
    #expect(first.value.isNaN)
    second.value = 2
    #expect(first.value == 2)
  }

  /// The messages that a closure causes.
  private func reports(of action: () -> Void) -> [String] {
    let messages = Mutex<[String]>([])
    ReactiveDiagnostics.$listener.withValue({ message in messages.withLock { $0.append(message) } })
    {
      action()
    }
    return messages.withLock { $0 }
  }

  @Test func `A31: endless feedback between states is reported and ends`() {
    let (first, second) = (State(1), State(2))
    var sum = 0
    let messages = reports {
      first.subscribe { second.value = $0 + 1 }
      second.subscribe { first.value = $0 + 1 }
      first.subscribe { sum += $0 }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("bound to each other need distinct()") == true)
    #expect(sum > 0)
    let other = State(0)
    other.subscribe { if $0 < 5 { other.value += 1 } }
    #expect(other.value == 5)
  }

  @Test func `A31: feedback through several subscribers ends where it is found`() {
    let state = State(0)
    var count = 0
    for _ in 0..<3 {
      state.subscribe { value in
        count += 1
        if value > 0 { state.value += 1 }
      }
    }
    #expect(reports { state.value = 1 }.count == 1)
    #expect(count < 10_000)
    count = 0
    state.value = 0
    #expect(count == 3)
  }

  @Test func `A31: an endless chain of events is reported and ends`() {
    let taps = SimpleIO<Int>()
    var (count, isEndless) = (0, true)
    taps.subscribe {
      count += 1
      if isEndless { taps.input(value: $0) }
    }
    let messages = reports { taps.input(value: 1) }
    #expect(
      messages == ["100000 values of SimpleIO<Int> were input in reaction to each other"]
    )
    #expect(count == 100_000)
    (count, isEndless) = (0, false)
    taps.input(value: 2)
    #expect(count == 1)
  }

  @Test func `A31: a long chain of events needs no stack`() {
    let taps = SimpleIO<Int>()
    var last = 0
    taps.subscribe { value in
      last = value
      if value < 50_000 { taps.input(value: value + 1) }
    }
    taps.input(value: 0)
    #expect(last == 50_000)
  }

  @Test func `A32: binding again under a key ends the former binding after the new one begins`() {
    let (first, second) = (State(1), State(2))
    let owner = Owner()
    var former: (any Disposer)?
    former = first.safeBind(to: owner, id: "number") { $0.number = $1 }
    second.safeBind(to: owner, id: "number") { owner, value in
      owner.number = value
      if value == 2 { #expect(former?.isDisposed == false) }
    }
    #expect(owner.number == 2)
    #expect(former?.isDisposed == true)
    first.value = 5
    #expect(owner.number == 2)
    #expect(first.subscriberCount == 0)
  }

  // The list of subscribers.

  private func list() -> SubscriberList {
    var list = SubscriberList()
    for id in 0...4 { #expect(list.append(Subscriber()) == id) }
    return list
  }

  private func ids(_ list: SubscriberList) -> [Int] {
    (0..<list.endIndex).filter { list.subscriber(at: $0) != nil }.map { list.id(at: $0) }
  }

  @Test(arguments: [(0, [1, 2, 3, 4]), (4, [0, 1, 2, 3]), (2, [0, 1, 3, 4])])
  func `P60, P61, P62: a removed subscriber leaves the others in order`(id: Int, left: [Int]) {
    var list = list()
    #expect(list.remove(id: id) != nil)
    #expect(list.remove(id: id) == nil)
    #expect(ids(list) == left)
    #expect(list.count == 4)
  }

  @Test func `P63: removing all subscribers leaves an empty list`() {
    var list = list()
    #expect(ids(list) == [0, 1, 2, 3, 4])
    for id in [3, 0, 4, 1, 2] { #expect(list.remove(id: id) != nil) }
    #expect(list.count == 0)
    #expect(list.endIndex == 0)
    #expect(list.append(Subscriber()) == 5)
  }
}
