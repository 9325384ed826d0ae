import Synchronization
import Testing

@testable import TatamiReactive

/// Disposers, bags and the lifetimes of sources, bindings and owners.
@MainActor
struct DisposalTests {
  @Test func `A3: a disposer runs its closure once`() {
    var calls = 0
    let disposer = Disposers.create { calls += 1 }
    #expect(!disposer.isDisposed)
    disposer.dispose()
    disposer.dispose()
    #expect(calls == 1)
    #expect(disposer.isDisposed)
  }

  @Test func `A3: dropping a disposer does not end its subscription`() {
    let state = State(1)
    let log = Log<Int>()
    state.subscribe(log.inputs)
    state.map { $0 * 10 }.subscribe(log.inputs)
    state.value = 2
    #expect(log.values == [1, 10, 2, 20])
  }

  @Test func `A4: a freed bag disposes its content in the order of adding, then what has keys`() {
    var order: [String] = []
    var bag: DisposerBag? = Disposers.createBag()
    weak let observed = bag
    for name in ["a", "b", "c"] {
      let disposer = Disposers.create { order.append(name) }
      if let bag { disposer.dispose(by: bag, id: name == "a" ? "key" : nil) }
    }
    bag = nil
    #expect(observed == nil)
    #expect(order == ["b", "c", "a"])
  }

  @Test func `A4: a disposer replaces the former one under its key`() {
    let bag = Disposers.createBag()
    let first = Disposers.create {}
    let second = Disposers.create {}
    bag.addDisposer(first, for: "text")
    bag.addDisposer(second, for: "text")
    bag.addDisposer(second, for: "text")
    #expect(first.isDisposed)
    #expect(!second.isDisposed)
    #expect(bag.count() == 1)
    bag.disposeAll()
    #expect(second.isDisposed)
    #expect(bag.count() == 0)
  }

  @Test func `A4: a bag keeps apart the disposers of many keys`() {
    let bag = Disposers.createBag()
    let first = (0..<30).map { _ in Disposers.create {} }
    let second = (0..<30).map { _ in Disposers.create {} }
    for (index, disposer) in first.enumerated() { bag.addDisposer(disposer, for: "\(index)") }
    // A free place of the first keys is not used for a key that has a disposer already.
    bag.endDisposer(for: "2")
    for (index, disposer) in second.enumerated().reversed() {
      bag.addDisposer(disposer, for: "\(index)")
    }
    let replaced = first.filter { $0.isDisposed }
    #expect(replaced.count == 30)
    #expect(bag.count() == 30)
    for index in 0..<30 { bag.endDisposer(for: "\(index)") }
    let ended = second.filter { $0.isDisposed }
    #expect(ended.count == 30)
    #expect(bag.count() == 0)
  }

  @Test func `A4: what is disposed by hand leaves the bag`() {
    let state = State(0)
    let bag = Disposers.createBag()
    let disposers = (0..<5).map { _ in state.subscribe { _ in } }
    for disposer in disposers { disposer.dispose(by: bag) }
    #expect(bag.count() == 5)
    disposers[1].dispose()
    #expect(bag.count() == 4)
  }

  @Test func `A4: bags do not grow while subscriptions come and go`() {
    let state = State(0)
    let owner = Owner()
    var released = 0
    for _ in 0..<1_000 {
      let token = ReleaseToken { released += 1 }
      state.safeBind(to: owner) { owner, _ in
        withExtendedLifetime(token) { owner.number += 1 }
      }.dispose()
    }
    #expect(owner.number == 1_000)
    #expect(released == 1_000)
    #expect(state.subscriberCount == 0)
    #expect(owner.disposerBag.count() == 0)
  }

  @Test func `A4: any object owns subscriptions`() {
    let state = State(1)
    var owner: PlainOwner? = PlainOwner()
    weak let observed = owner
    if let owner { state.safeBind(to: owner) { $0.number = $1 } }
    state.value = 2
    #expect(owner?.number == 2)
    #expect(state.subscriberCount == 1)
    owner = nil
    #expect(observed == nil)
    state.value = 3
    #expect(state.subscriberCount == 0)
  }

  @Test func `A4: bags of freed objects are removed without a delivery`() {
    let registry = OwnerRegistry.shared
    registry.disposeBagsOfFreedOwners()
    let before = registry.count
    let state = State(0)
    for _ in 0..<10_000 { state.safeBind(to: PlainOwner()) { $0.number = $1 } }
    #expect(registry.count < 2 * before + 64)
    #expect(state.subscriberCount < 2 * before + 64)
    let owner = PlainOwner()
    #expect(Disposers.bag(of: owner) === Disposers.bag(of: owner))
    let disposable = Owner()
    #expect(Disposers.bag(of: disposable) === disposable.disposerBag)
  }

  @Test func `A4: a bag that is freed on another thread disposes on the main actor`() async {
    let state = State(1)
    var bag: DisposerBag? = DisposerBag()
    bag?.addDisposer(state.subscribe { _ in }, for: nil)
    let box = Transfer(bag)
    bag = nil
    await Task.detached { box.clear() }.value
    await waitWhile(state.subscriberCount > 0)
    #expect(state.subscriberCount == 0)
  }

  @Test func `A24: a freed source goes silent`() {
    var state: State<Int>? = State(1)
    weak let observed = state
    let log = state?.map { $0 * 2 }.log()
    state?.value = 2
    state = nil
    #expect(observed == nil)
    #expect(log?.values == [2, 4])
  }

  @Test func `A25: a state and a view that are bound are both freed`() {
    var state: State<Int>? = State(1)
    var owner: Owner? = Owner()
    weak let observedState = state
    weak let observedOwner = owner
    if let state, let owner {
      state.map { $0 + 1 }.distinct().safeBind(to: owner) { $0.number = $1 }
    }
    state = nil
    #expect(observedState == nil)
    #expect(owner?.number == 2)
    owner = nil
    #expect(observedOwner == nil)
  }

  @Test func `A25: a view ends its subscriptions, the state lives on`() {
    let state = State(1)
    var owner: Owner? = Owner()
    if let owner { state.safeBind(to: owner) { $0.number = $1 } }
    #expect(state.subscriberCount == 1)
    owner = nil
    #expect(state.subscriberCount == 0)
  }

  @Test func `A25: an outputs value holds its source, a subscription does not`() {
    var state: State<Int>? = State(1)
    weak let observed = state
    var output = state?.map { $0 + 1 }
    state = nil
    #expect(observed != nil)
    let log = output?.log()
    output = nil
    #expect(observed == nil)
    #expect(log?.values == [2])
  }

  @Test func `A25: no operator keeps its source or its subscriber alive`() {
    let clock = ManualScheduler()
    var states: [State<Int>]? = (0..<4).map { State($0) }
    weak let source = states?[0]
    weak let other = states?[1]
    weak let inner = states?[2]
    weak let last = states?[3]
    var token: ReleaseToken? = ReleaseToken {}
    weak let subscriber = token
    if let states {
      let other = states[1]
      let inner = states[2].asOutput()
      let chain = states[0].filter { $0 >= 0 }.skip(0).take(9).some().unwrap(or: 0).distinct()
      let merged = Outputs.merge([chain, other.concat { $1.input(value: $0) }])
      merged.combine(states[3]).then { _ in inner }.debounce(on: clock).dispatchMain(on: clock)
        .subscribe { [token] _ in withExtendedLifetime(token) {} }
    }
    token = nil
    states = nil
    // Waiting values exist until their delivery: debounce first, then dispatchMain.
    clock.advance()
    clock.advance()
    #expect(source == nil)
    #expect(other == nil)
    #expect(inner == nil)
    #expect(last == nil)
    #expect(subscriber == nil)
  }

  @Test func `A25: a clock that is freed releases what waits for it`() {
    var clock: ManualScheduler? = ManualScheduler()
    var token: ReleaseToken? = ReleaseToken {}
    weak let subscriber = token
    if let clock {
      State(1).debounce(on: clock).subscribe { [token] _ in withExtendedLifetime(token) {} }
    }
    token = nil
    #expect(subscriber != nil)
    clock = nil
    #expect(subscriber == nil)
  }

  @Test func `A25: two synchronized states hold neither`() {
    var first: State<Int>? = State(1)
    var second: State<Int>? = State(2)
    weak let observedFirst = first
    weak let observedSecond = second
    if let first, let second { first.synchronize(with: second) }
    #expect(second?.value == 1)
    second?.value = 3
    #expect(first?.value == 3)
    first = nil
    #expect(observedFirst == nil)
    second?.value = 4
    second = nil
    #expect(observedSecond == nil)
  }

  @Test func `A25: states that are sent to each other are freed with their owner`() {
    var owner: Owner? = Owner()
    var (first, second): (State<Int>?, State<Int>?) = (State(1), State(2))
    weak let observedFirst = first
    weak let observedSecond = second
    if let owner, let first, let second {
      first.distinct().send(to: second).dispose(by: owner)
      second.distinct().send(to: first).dispose(by: owner)
    }
    owner = nil
    (first, second) = (nil, nil)
    #expect(observedFirst == nil)
    #expect(observedSecond == nil)
  }
}

/// Calls a closure when it is released.
@MainActor
final class ReleaseToken {
  private let onRelease: @MainActor @Sendable () -> Void

  init(_ onRelease: @escaping @MainActor @Sendable () -> Void) {
    self.onRelease = onRelease
  }

  deinit {
    let onRelease = onRelease
    MainActor.assumeIsolated { onRelease() }
  }
}

/// The last reference to an object, released on another thread.
private final class Transfer: Sendable {
  private let bag: Mutex<DisposerBag?>

  init(_ bag: DisposerBag?) {
    self.bag = Mutex(bag)
  }

  func clear() {
    let released = bag.withLock { bag in
      defer { bag = nil }
      return bag
    }
    withExtendedLifetime(released) {}
  }
}
