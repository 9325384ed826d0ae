import Foundation
import Testing

@testable import TatamiReactive

/// States, events, constants, inputs and the protocols around them.
@MainActor
struct SourceTests {
  /// A source as other libraries have them.
  private struct Countdown: ReactiveSource {
    typealias OutputType = Int
    let start: Int

    func subscribe<Subscriber: ReactiveReceiver<Int>>(_ subscriber: Subscriber) -> any Disposer {
      for value in stride(from: start, through: 0, by: -1) { subscriber.input(value: value) }
      return Disposers.create {}
    }
  }

  @Test func `A1: a type of the program is a source by one function`() {
    let countdown = Countdown(start: 2)
    var received: [Int] = []
    countdown.subscribe { received.append($0) }
    #expect(received == [2, 1, 0])
    #expect(countdown.asOutput().map { $0 * 10 }.log().values == [20, 10, 0])
  }

  @Test func `A1: values are sent to one or several receivers with one disposer`() {
    let source = State(1)
    let (first, second, third) = (State(0), State(0), State(0))
    source.send(to: first)
    let disposer = source.send(to: [second, third])
    source.value = 2
    #expect([first, second, third].map(\.value) == [2, 2, 2])
    disposer.dispose()
    source.value = 3
    #expect([first, second, third].map(\.value) == [3, 2, 2])
  }

  @Test func `A2: a parameter bound in both directions takes a state`() {
    func bind(_ field: some ReactiveSource<String> & ReactiveReceiver<String>, text: String)
      -> String?
    {
      field.input(value: text)
      return field.log().values.last
    }
    #expect(bind(State(""), text: "typed") == "typed")
  }

  @Test func `A5: inputs forward, convert and write members`() {
    var received: [Int] = []
    let inputs = Inputs<Int> { received.append($0) }
    inputs.input(value: 1)
    inputs.asInput().input(value: 2)
    inputs.asInput { (text: String) in text.count }.input(value: "abc")
    #expect(received == [1, 2, 3])

    let point = State(CGPoint(x: 1, y: 2))
    let log = point.log()
    point.asInput(\.x).input(value: 5)
    #expect(log.values == [CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 2)])
  }

  @Test func `A5: an input of a property holds the object weakly`() {
    var owner: Owner? = Owner()
    weak let observed = owner
    let input = owner.map { Inputs.keyPath(object: $0, keypath: \.number) }
    input?.input(value: 7)
    #expect(owner?.number == 7)
    owner = nil
    #expect(observed == nil)
    input?.input(value: 8)
  }

  @Test func `A6: a cold source starts once per subscriber`() {
    var starts = 0
    var stops = 0
    let source = Outputs<Int> { inputs in
      starts += 1
      inputs.input(value: starts)
      return Disposers.create { stops += 1 }
    }
    let log = Log<Int>()
    let first = source.subscribe(log.inputs)
    let second = Outputs(from: source).subscribe(log.inputs)
    #expect(log.values == [1, 2])
    first.dispose()
    second.dispose()
    second.dispose()
    #expect(stops == 2)
    #expect(Outputs.just("a").log().values == ["a"])
  }

  @Test func `A7: events have no memory`() {
    let taps = SimpleIO<Int>()
    taps.input(value: 1)
    let log = taps.log()
    #expect(log.values == [])
    taps.input(value: 2)
    #expect(log.values == [2])
  }

  @Test func `A8: a state has a value, delivers what is set and resends`() {
    let state = State(value: 1)
    let log = state.log()
    state.value = 2
    state.input(value: 3)
    state.resend()
    #expect(log.values == [1, 2, 3, 3])
    #expect(state.value == 3)
  }

  @Test func `A8: an unstable state delivers nothing until it is set`() {
    let state = State<Int?>.unstable()
    let log = state.log()
    #expect(!state.isStable)
    #expect(log.values == [])
    state.value = nil
    #expect(state.isStable)
    #expect(log.values == [nil])
  }

  @Test func `A8: reading an unstable state traps with the reason`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = State<Int>.unstable().value }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("State<Int>.unstable() was read before it was set"))
  }

  @Test func `A10: operators belong to sources, constants convert first`() {
    let log = "a".asOutput().map { $0 + "b" }.log()
    #expect(log.values == ["ab"])
    #expect([1, 2].map { $0 * 2 } == [2, 4])
  }

  @Test func `A11: a unique output replaces the former one`() {
    let state = State(1)
    let taps = SimpleIO<Int>()
    var received: [String] = []
    state.subscribeExclusively { received.append("a\($0)") }
    state.subscribeExclusively { received.append("b\($0)") }
    taps.subscribeExclusively { received.append("c\($0)") }
    taps.subscribeExclusively { received.append("d\($0)") }
    state.value = 2
    taps.input(value: 3)
    #expect(received == ["a1", "b1", "b2", "d3"])
  }

  /// A setter as the declarative API has them.
  private func texts<Value: OptionalConvertible<String>>(
    _ text: some ReactiveSource<Value>
  ) -> [String?] {
    text.asOutput().mapWrappedValue().log().values
  }

  @Test func `A12: one setter takes a text, an optional text and sources of either`() {
    #expect(texts("a") == ["a"])
    #expect(texts(String?.none) == [nil])
    #expect(texts(State("b")) == ["b"])
    #expect(texts(State<String?>("c")) == ["c"])
    let date = Date(timeIntervalSince1970: 0)
    #expect(date.optionalValue == date)
    #expect(Data([1]).optionalValue == Data([1]))
    #expect(NSNumber(value: 1).optionalValue == NSNumber(value: 1))
    #expect(URL(filePath: "/a").optionalValue == URL(filePath: "/a"))
  }

  @Test func `A13: values can be read and written, numbers are lengths`() {
    func increment(_ container: some ValueContainer<Int>) -> Int {
      container.value + 1
    }
    #expect(increment(State(1)) == 2)
    let state = State(1)
    state.value = 5
    #expect(state.value == 5)

    let numbers: [any CGFloatConvertible] = [
      1, Int8(1), Int16(1), Int32(1), Int64(1), UInt(1), UInt8(1), UInt16(1), UInt32(1),
      UInt64(1), Float(1), 1.0, CGFloat(1),
    ]
    #expect(numbers.allSatisfy { $0.cgFloatValue == 1 })
    #expect(State(2.5).mapCGFloat().log().values == [CGFloat(2.5)])
  }

  private final class Settings: ChangeNotifier {
    private let changes = SimpleIO<Void>()
    var changeNotifier: Outputs<Void> { changes.asOutput() }
    var volume = 1 { didSet { changes.input(value: ()) } }
  }

  @Test func `A14: changes of an object are delivered without a first value`() {
    var settings: Settings? = Settings()
    weak let observed = settings
    let log = settings?.onChanged.volume.log()
    #expect(log?.values == [])
    settings?.volume = 2
    settings?.volume = 3
    #expect(log?.values == [2, 3])
    settings = nil
    #expect(observed == nil)
  }

  @Test func `A15: a weak reference as a value`() {
    var owner: Owner? = Owner()
    let reference = WeakReference(value: owner)
    reference.execute { $0.number = 3 }
    #expect(reference.do({ $0.number }, fallback: 0) == 3)
    owner = nil
    #expect(reference.value == nil)
    #expect(reference.do({ $0.number }, fallback: 0) == 0)
    reference.execute { $0.number = 4 }
  }

  private func delivers<Value: ReactiveSource & Equatable>(_ value: Value) -> Bool
  where Value.OutputType == Value {
    let log = Log<Value>()
    let disposer = value.subscribe(log.inputs)
    disposer.dispose()
    return log.values == [value]
  }

  @Test func `A16: constants deliver themselves once`() {
    #expect(delivers("text"))
    #expect(delivers(true))
    #expect(delivers(Int?.none))
    #expect(delivers([1, 2]))
    #expect(delivers(["a": 1]))
    #expect(delivers(Date(timeIntervalSince1970: 1)))
    #expect(delivers(URL(filePath: "/a")))
    #expect(delivers(Data([1])))
    #expect(delivers(CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(delivers(CGPoint(x: 1, y: 2)))
    #expect(delivers(CGSize(width: 1, height: 2)))
  }

  @Test func `A16: numbers of every type deliver themselves once`() {
    #expect(delivers(1))
    #expect(delivers(Int8(1)))
    #expect(delivers(Int16(1)))
    #expect(delivers(Int32(1)))
    #expect(delivers(Int64(1)))
    #expect(delivers(UInt(1)))
    #expect(delivers(UInt8(1)))
    #expect(delivers(UInt16(1)))
    #expect(delivers(UInt32(1)))
    #expect(delivers(UInt64(1)))
    #expect(delivers(Float(1)))
    #expect(delivers(1.5))
    #expect(delivers(CGFloat(1)))
  }
}
