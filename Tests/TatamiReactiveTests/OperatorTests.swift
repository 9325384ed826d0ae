import Testing

@testable import TatamiReactive

/// The operators that convert, select, flatten and combine.
@MainActor
struct OperatorTests {
  struct Person {
    var name = "Ada"
    var nickname: String?
  }

  @Test func `A40: map converts one for one`() {
    let state = State(Person())
    let converted = state.map { $0.name.count }.log()
    let members = state.map(\.name).log()
    state.value.name = "Grace"
    #expect(converted.values == [3, 5])
    #expect(members.values == ["Ada", "Grace"])
  }

  @Test func `A41: map of an optional takes a member or a default`() {
    let state = State<Person?>(nil)
    let names = state.map(\.name, "none").log()
    state.value = Person()
    #expect(names.values == ["none", "Ada"])
  }

  @Test func `A42: filter passes what a test accepts`() {
    let state = State(1)
    let log = state.filter { $0.isMultiple(of: 2) }.log()
    for value in 2...5 { state.value = value }
    #expect(log.values == [2, 4])
  }

  @Test func `A43: ignore compares with the value received before`() {
    let source = SimpleIO<Int?>()
    let log = source.ignore { last, current in (last ?? 0) + 1 == (current ?? 0) }.log()
    for value in [1, 2, 3, 5, nil, nil, 1] { source.input(value: value) }
    #expect(log.values == [1, 5, nil, nil])
  }

  @Test func `A43: ignore remembers a value before it causes the next one`() {
    let state = State(0)
    var received: [Int] = []
    state.distinct().subscribe { value in
      received.append(value)
      state.value = value
    }
    state.value = 1
    #expect(received == [0, 1])
  }

  @Test func `A44: distinct drops repeated values but not NaN`() {
    let source = SimpleIO<Double>()
    let log = source.distinct().log()
    for value in [1, 1, 2, 1, .nan, .nan] { source.input(value: value) }
    #expect(log.values.map { "\($0)" } == ["1.0", "2.0", "1.0", "nan", "nan"])
  }

  @Test func `A45: skip counts per subscription and counts the current value`() {
    let state = State(1)
    let changes = state.skip(1)
    let first = changes.log()
    state.value = 2
    let second = changes.log()
    state.value = 3
    #expect(first.values == [2, 3])
    #expect(second.values == [3])
    #expect(state.skip(0).log().values == [3])
    #expect(state.skip(-1).log().values == [3])
  }

  @Test func `A46: take passes exactly so many values and disposes`() {
    let state = State(1)
    let two = state.take(2)
    let first = two.log()
    state.value = 2
    state.value = 3
    #expect(first.values == [1, 2])
    #expect(state.subscriberCount == 0)
    #expect(two.log().values == [3])
    #expect(state.take(0).log().values == [])
    #expect(state.take(-1).log().values == [])
    #expect(state.take(1).log().values == [3])
    #expect(state.subscriberCount == 1)
  }

  @Test func `A46: disposing reaches a source that does not hold its receiver`() {
    var stops = 0
    let source = Outputs<Int> { inputs in
      inputs.input(value: 1)
      return Disposers.create { stops += 1 }
    }
    let disposers = [
      source.take(2).subscribe { _ in },
      source.concat { $1.input(value: $0) }.subscribe { (_: Int) in },
      source.then { _ in source }.subscribe { _ in },
      source.debounce(on: ManualScheduler()).subscribe { _ in },
    ]
    #expect(stops == 0)
    for disposer in disposers { disposer.dispose() }
    #expect(stops == 5)
    #expect(disposers.allSatisfy { $0.isDisposed })
  }

  @Test func `A46: take holds when its values cause others`() {
    let state = State(0)
    var received: [Int] = []
    state.take(3).subscribe { value in
      received.append(value)
      state.value = value + 1
    }
    #expect(received == [0, 1, 2])
    #expect(state.subscriberCount == 0)
  }

  @Test func `A47: some wraps`() {
    let values: [Int?] = State(1).some().log().values
    #expect(values == [1])
  }

  @Test func `A48: unwrap replaces nil`() {
    let source = SimpleIO<Int?>()
    let log = source.unwrap(or: 7).log()
    for value in [1, nil, 3] { source.input(value: value) }
    #expect(log.values == [1, 7, 3])
  }

  @Test func `A49: concat inputs any number of values, at once or later`() {
    let source = SimpleIO<Int>()
    var later: [Inputs<String>] = []
    let log = Log<String>()
    let disposer = source.concat { value, inputs in
      for _ in 0..<value { inputs.input(value: "\(value)") }
      later.append(inputs)
    }.subscribe(log.inputs)
    for value in [0, 2, 1] { source.input(value: value) }
    later[0].input(value: "later")
    #expect(log.values == ["2", "2", "1", "later"])
    disposer.dispose()
    later[1].input(value: "too late")
    #expect(log.values.count == 4)
  }

  @Test func `A50: then switches to the latest source`() {
    let outer = State(0)
    let inner = [State("a"), State("b")]
    let log = Log<String>()
    let disposer = outer.then { inner[$0] }.subscribe(log.inputs)
    inner[0].value = "a2"
    outer.value = 1
    inner[0].value = "a3"
    inner[1].value = "b2"
    #expect(log.values == ["a", "a2", "b", "b2"])
    #expect(inner[0].subscriberCount == 0)
    disposer.dispose()
    inner[1].value = "b3"
    outer.value = 0
    #expect(log.values.count == 4)
    #expect(inner[1].subscriberCount == 0)
    #expect(outer.subscriberCount == 0)
  }

  @Test func `A50: then follows the newest value when its own values cause others`() {
    let outer = State(0)
    let log = Log<Int>()
    let pairs = outer.then { value in
      Outputs<Int> { inputs in
        inputs.input(value: value * 10)
        if value < 2 { outer.value = value + 1 }
        inputs.input(value: value * 10 + 1)
        return Disposers.create {}
      }
    }
    pairs.subscribe(log.inputs)
    #expect(log.values == [0, 10, 20, 21])
  }

  @Test func `A50: then follows the newest value when ending a source causes it`() {
    let outer = State(0)
    let log = Log<Int>()
    outer.then { value in
      Outputs<Int> { inputs in
        inputs.input(value: value)
        return Disposers.create { if value == 0 { outer.value = 2 } }
      }
    }.subscribe(log.inputs)
    outer.value = 1
    #expect(log.values == [0, 2])
  }

  @Test func `A51: merge passes values as they come`() {
    let (first, second) = (State(1), State(2))
    let log = Log<Int>()
    let disposer = Outputs.merge([first, second]).subscribe(log.inputs)
    second.value = 3
    first.value = 4
    disposer.dispose()
    first.value = 5
    #expect(log.values == [1, 2, 3, 4])
  }

  @Test func `A52: combine delivers tuples of the latest values`() {
    let (first, second) = (State(1), State("a"))
    let late = State<Bool>.unstable()
    let pairs = first.combine(second).map { "\($0)\($1)" }.log()
    let triples = Outputs.combine(first, second, late).map { "\($0)\($1)\($2)" }.log()
    first.value = 2
    late.value = true
    second.value = "b"
    #expect(pairs.values == ["1a", "2a", "2b"])
    #expect(triples.values == ["2atrue", "2btrue"])
  }

  @Test func `A52: combine takes six sources and more, optionals included`() {
    let states = (0..<7).map { State<Int?>($0) }
    let sum = states[0].combine(
      states[1],
      states[2],
      states[3],
      states[4],
      states[5],
      states[6]
    ).map { [$0, $1, $2, $3, $4, $5, $6] }.log()
    states[3].value = nil
    #expect(sum.values == [[0, 1, 2, 3, 4, 5, 6], [0, 1, 2, nil, 4, 5, 6]])
  }

  @Test func `A52: a common source delivers a tuple per path`() {
    let state = State(1)
    let log = state.combine(state.map { $0 * 10 }).map { [$0, $1] }.log()
    state.value = 2
    #expect(log.values == [[1, 10], [2, 10], [2, 20]])
  }

  @Test func `A53: combine delivers arrays of the latest values of any number of sources`() {
    let states = (0..<100).map { State($0) }
    let log = Log<[Int]>()
    let disposer = Outputs.combine(states).subscribe(log.inputs)
    states[99].value = 0
    #expect(log.values.map(\.count) == [100, 100])
    #expect(log.values.map { $0[99] } == [99, 0])
    disposer.dispose()
    #expect(states.allSatisfy { $0.subscriberCount == 0 })
    #expect(Outputs.combine([State<Int>]()).log().values == [])
    #expect(Outputs.combine([State<Int?>(nil), State<Int?>(1)]).log().values == [[nil, 1]])
  }

  @Test func `A54: debounce delivers the newest value after a pause`() {
    let clock = ManualScheduler()
    let state = State(1)
    let log = state.debounce(interval: 0.3, on: clock).log()
    clock.advance(by: 0.2)
    state.value = 2
    clock.advance(by: 0.2)
    #expect(log.values == [])
    clock.advance(by: 0.1)
    #expect(log.values == [2])
    clock.advance(by: 10)
    #expect(log.values == [2])
    #expect(clock.pendingCount == 0)
  }

  @Test func `A54: a disposed debounce delivers nothing`() {
    let clock = ManualScheduler()
    let state = State(1)
    let log = Log<Int>()
    let disposer = state.debounce(on: clock).subscribe(log.inputs)
    disposer.dispose()
    #expect(clock.pendingCount == 0)
    clock.advance()
    #expect(log.values == [])
    let once = Log<Int>()
    Outputs.just(1).debounce(on: clock).subscribe(once.inputs)
    clock.advance()
    #expect(once.values == [1])
  }

  @Test func `A54: debounce and dispatchMain use the main queue by default`() async {
    let state = State(1)
    let log = state.debounce().log()
    let timed = state.debounce(interval: 0.001).log()
    let dispatched = state.dispatchMain().log()
    state.value = 2
    #expect(log.values + dispatched.values == [])
    await waitWhile(timed.values.isEmpty || log.values.isEmpty)
    #expect(log.values == [2])
    #expect(timed.values == [2])
    #expect(dispatched.values == [1, 2])
  }

  @Test func `A55: dispatchMain delivers every value in a later turn`() {
    let clock = ManualScheduler()
    let state = State(1)
    let log = Log<Int>()
    let disposer = state.dispatchMain(on: clock).subscribe(log.inputs)
    state.value = 2
    #expect(log.values == [])
    clock.advance()
    #expect(log.values == [1, 2])
    state.value = 3
    disposer.dispose()
    clock.advance()
    #expect(log.values == [1, 2])
  }

  @Test func `A55: a manual clock calls actions in order, new ones in the next turn`() {
    let clock = ManualScheduler()
    var order: [String] = []
    clock.schedule(after: 2) { order.append("c\(clock.now)") }
    clock.schedule(after: 1) {
      order.append("a\(clock.now)")
      clock.schedule(after: 0.5) { order.append("b\(clock.now)") }
    }
    clock.schedule(after: 3) {
      order.append("d\(clock.now)")
      clock.schedule(after: 0) { order.append("e") }
    }
    clock.schedule(after: 1) { order.append("never") }.dispose()
    clock.advance(by: 3)
    #expect(order == ["a1.0", "b1.5", "c2.0", "d3.0"])
    clock.advance()
    #expect(order.last == "e")
  }
}
