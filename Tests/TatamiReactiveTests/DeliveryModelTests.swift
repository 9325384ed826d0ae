import Testing
import TestSupport

@testable import TatamiReactive

/// Random programs whose subscribers set, input, subscribe and dispose during deliveries, compared
/// with a plain model of the rules.
@MainActor
struct DeliveryModelTests {
  /// The reaction of a subscriber to a value.
  enum Reaction {
    case none
    /// Sets or inputs the value's successor, up to a limit.
    case increase(limit: Int)
    /// Adds a subscriber.
    case subscribe
    /// Disposes the subscriber of an index among all that have ever been added.
    case dispose(Int)
  }

  /// One delivery: the subscriber's index and the value.
  struct Delivery: Hashable {
    let subscriber: Int
    let value: Int
  }

  /// The parts of a random program that states and events have in common.
  private struct Program {
    /// The number of values that subscribers may cause, so that programs end.
    static let increaseLimit = 30

    let reactions: [Reaction]
    let actions: [Action]

    init(seed: UInt64) {
      var random = SeededRandom(seed: seed)
      reactions = (0..<random.int(in: 1...12)).map { _ in
        switch random.int(in: 0...5) {
        case 0, 1: .none
        case 2: .increase(limit: random.int(in: 1...9))
        case 3: .subscribe
        default: .dispose(random.int(in: 0...9))
        }
      }
      actions = (0..<random.int(in: 2...12)).map { _ in
        switch random.int(in: 0...5) {
        case 0, 1: .subscribe
        case 2: .dispose(random.int(in: 0...9))
        default: .send(random.int(in: 0...9))
        }
      }
    }

    enum Action {
      case subscribe
      case dispose(Int)
      case send(Int)
    }

    func reaction(of subscriber: Int) -> Reaction { reactions[subscriber % reactions.count] }
  }

  /// Runs a program on a real source.
  private final class Runner<Source: ReactiveSource<Int> & ReactiveReceiver<Int>> {
    private let source: Source
    private let program: Program
    private var disposers: [Int: any Disposer] = [:]
    private var disposedEarly: Set<Int> = []
    private var count = 0
    private var increases = 0
    private(set) var deliveries: [Delivery] = []

    init(_ source: Source, _ program: Program) {
      self.source = source
      self.program = program
    }

    @MainActor
    func run() {
      for action in program.actions {
        switch action {
        case .subscribe: subscribe()
        case .dispose(let index): dispose(index)
        case .send(let value): source.input(value: value)
        }
      }
    }

    @MainActor
    private func subscribe() {
      guard count < 20 else { return }
      let index = count
      count += 1
      let disposer = source.subscribe { self.receive($0, by: index) }
      disposers[index] = disposer
      if disposedEarly.contains(index) { disposer.dispose() }
    }

    @MainActor
    private func dispose(_ index: Int) {
      guard index < count else { return }
      if let disposer = disposers[index] {
        disposer.dispose()
      } else {
        disposedEarly.insert(index)
      }
    }

    @MainActor
    private func receive(_ value: Int, by index: Int) {
      deliveries.append(Delivery(subscriber: index, value: value))
      switch program.reaction(of: index) {
      case .none: break
      case .increase(let limit):
        guard value < limit, increases < Program.increaseLimit else { return }
        increases += 1
        source.input(value: value + 1)
      case .subscribe: subscribe()
      case .dispose(let other): dispose(other)
      }
    }
  }

  /// The rules, written down without regard to speed.
  private final class Model {
    private let program: Program
    private let hasMemory: Bool
    private var current: Int?
    private var subscribers: [Int] = []
    private var starting: Set<Int> = []
    private var disposedEarly: Set<Int> = []
    private var waiting: [Int] = []
    private var isDelivering = false
    private var count = 0
    private var increases = 0
    private(set) var deliveries: [Delivery] = []

    init(_ program: Program, memory: Int?) {
      self.program = program
      hasMemory = memory != nil
      current = memory
    }

    func run() {
      for action in program.actions {
        switch action {
        case .subscribe: subscribe()
        case .dispose(let index): dispose(index)
        case .send(let value): send(value)
        }
      }
    }

    private func subscribe() {
      guard count < 20 else { return }
      let index = count
      count += 1
      subscribers.append(index)
      starting.insert(index)
      if hasMemory, let current { receive(current, by: index) }
      starting.remove(index)
      if disposedEarly.contains(index) { dispose(index) }
    }

    /// A disposer exists once subscribing has returned.
    private func dispose(_ index: Int) {
      guard index < count else { return }
      if starting.contains(index) {
        disposedEarly.insert(index)
      } else {
        subscribers.removeAll { $0 == index }
      }
    }

    private func send(_ value: Int) {
      if hasMemory {
        // A delivery that was interrupted goes on with the newest value.
        current = value
        for index in subscribers where subscribers.contains(index) {
          if let current { receive(current, by: index) }
        }
      } else if isDelivering {
        waiting.append(value)
      } else {
        isDelivering = true
        deliverInOrder(value)
        while !waiting.isEmpty { deliverInOrder(waiting.removeFirst()) }
        isDelivering = false
      }
    }

    private func deliverInOrder(_ value: Int) {
      let first = subscribers
      let limit = count
      for index in first where subscribers.contains(index) { receive(value, by: index) }
      let added = subscribers.filter { $0 >= limit }
      for index in added where subscribers.contains(index) { receive(value, by: index) }
    }

    private func receive(_ value: Int, by index: Int) {
      deliveries.append(Delivery(subscriber: index, value: value))
      switch program.reaction(of: index) {
      case .none: break
      case .increase(let limit):
        guard value < limit, increases < Program.increaseLimit else { return }
        increases += 1
        send(value + 1)
      case .subscribe: subscribe()
      case .dispose(let other): dispose(other)
      }
    }
  }

  @Test func `A26, A28, A29, A30: random programs deliver states as the model`() {
    var nested = 0
    for seed in 0..<UInt64(Thoroughness.cases(1_500, thorough: 20_000)) {
      let program = Program(seed: seed)
      let runner = Runner(State(0), program)
      let model = Model(program, memory: 0)
      runner.run()
      model.run()
      guard runner.deliveries == model.deliveries else {
        Issue.record("seed \(seed): \(runner.deliveries) instead of \(model.deliveries)")
        return
      }
      nested += model.deliveries.count
    }
    #expect(nested > 20_000)
  }

  @Test func `A27, A28, A29: random programs deliver events as the model`() {
    var nested = 0
    for seed in 0..<UInt64(Thoroughness.cases(1_500, thorough: 20_000)) {
      let program = Program(seed: seed)
      let runner = Runner(SimpleIO<Int>(), program)
      let model = Model(program, memory: nil)
      runner.run()
      model.run()
      guard runner.deliveries == model.deliveries else {
        Issue.record("seed \(seed): \(runner.deliveries) instead of \(model.deliveries)")
        return
      }
      nested += model.deliveries.count
    }
    #expect(nested > 10_000)
  }

  @Test func `A26: random programs never deliver an older value after a newer one`() {
    for seed in 0..<500 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let state = State(0)
      var newest = 0
      var received: [Int: Int] = [:]
      for index in 0..<random.int(in: 1...6) {
        let limit = random.int(in: 0...8)
        state.subscribe { value in
          if value < received[index, default: 0] {
            Issue.record("seed \(seed): \(value) after \(received[index, default: 0])")
          }
          received[index] = value
          if value < limit, newest < 40 {
            newest += 1
            state.value = newest
          }
        }
      }
      #expect(received.values.allSatisfy { $0 == newest })
    }
  }
}
