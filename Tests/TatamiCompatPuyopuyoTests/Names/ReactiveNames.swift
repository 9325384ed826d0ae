import TatamiCompatPuyopuyo

// Names of Puyopuyo's reactive half; the comment before some lines lists the names that they use, as
// in the table of Documentation/Migration/Puyopuyo.md.

struct NamedPerson {
  var name = "Ada"
  var nick: String?
}

// ChangeNotifier, ChangeNotifier.changeNotifier, ChangeNotifier.onChanged
final class NamedSettings: ChangeNotifier {
  let changes = SimpleIO<Void>()
  var changeNotifier: Outputs<Void> { changes.asOutput() }
  var volume = 1
  func watch(_ log: NamedLog) { onChanged.volume.outputing { log.add($0) } }
}

final class NamedLog {
  var lines: [String] = []
  func add(_ value: Any) { lines.append("\(value)") }
}

// UniqueOutputable, UniqueOutputable.uniqueDisposable, Outputing.uniqueOutput(_:)
// Outputing.singleOutput(_:), SimpleIO.uniqueDisposable, State.uniqueDisposable
func useUnique(_ source: State<Int>, _ events: SimpleIO<Int>, _ log: NamedLog) {
  let unique: any UniqueOutputable = source
  source.uniqueOutput { log.add("old \($0)") }
  source.singleOutput { log.add("unique \($0)") }
  if unique.uniqueDisposable === source.uniqueDisposable, events.uniqueDisposable == nil {
    log.add("same")
  }
}

// Inputing, Inputing.InputType, Inputing.input(value:), Inputing.asInput(), Inputing.asInput(_:)
struct NamedReceiver: Inputing {
  typealias InputType = Int
  let log: NamedLog
  func input(value: Int) { log.add("input \(value)") }
  func forward() {
    asInput().input(value: 1)
    asInput { (text: String) in text.count }.input(value: "four")
  }
}

// Outputing, Outputing.OutputType, Outputing.subscribe(_:), Disposer
struct NamedSource: Outputing {
  typealias OutputType = Int
  func subscribe<Subscriber>(_ subscriber: Subscriber) -> Disposer
  where Subscriber: Inputing, Subscriber.InputType == Int {
    subscriber.input(value: 7)
    return Disposers.create {}
  }
}

// SimpleOutput, DisposableBag, Unbinders, Unbinder, SimpleInput
func useOldNames(_ log: NamedLog) {
  let input = SimpleInput<Int> { log.add($0) }
  let output = SimpleOutput<Int>.just(3)
  let unbinder: Unbinder = output.send(to: input)
  let bag: DisposableBag = Unbinders.createBag()
  unbinder.dispose(by: bag)
}

func useSources(_ log: NamedLog) {
  let owner = NSObject()
  // Outputing.outputing(_:), Outputing.asOutput(), Outputing.safeBind(to:id:_:), Outputing.send(to:)
  NamedSource().outputing { log.add("outputing \($0)") }
  NamedSource().asOutput().safeBind(to: owner, id: "id") { _, value in log.add("bound \(value)") }
  NamedSource().send(to: NamedReceiver(log: log))
  // Outputing.mapWrappedValue(), Outputing.mapCGFloat()
  State("a").mapWrappedValue().outputing { log.add($0 ?? "") }
  State(2).mapCGFloat().outputing { log.add($0) }
  // Disposers, Disposers.create(_:), Disposers.createBag(), Disposer.dispose()
  // Disposer.dispose(by:id:), AutoDisposable, AutoDisposable.addDisposer(_:for:)
  // NSObject.addDisposer(_:for:)
  let disposer: Disposer = Disposers.create { log.add("disposed") }
  let bag: AutoDisposable = Disposers.createBag()
  disposer.dispose(by: bag, id: "key")
  bag.addDisposer(Disposers.create { log.add("replaced") }, for: "key")
  owner.addDisposer(Disposers.create {}, for: nil)
  disposer.dispose()
}

func useInputs(_ log: NamedLog) {
  // Inputs, Inputs.InputType, Inputs.input(value:), Inputs.init(_:)
  // Inputs.keyPath(object:keypath:)
  let settings = NamedSettings()
  let volume = Inputs<Int>.keyPath(object: settings, keypath: \.volume)
  volume.input(value: 5)
  Inputs<Int>.InputType.self == Int.self ? Inputs { log.add($0) }.input(value: settings.volume) : ()
  // Outputs, Outputs.OutputType, Outputs.init(_:), Outputs.init(from:), Outputs.subscribe(_:)
  // Outputs.just(_:), Outputs.merge(_:)
  let cold = Outputs<Int> { inputs in
    inputs.input(value: 8)
    return Disposers.create {}
  }
  Outputs(from: cold).subscribe(Inputs { log.add($0) })
  let types: [Any.Type] = [Outputs<Int>.OutputType.self]
  Outputs.merge([cold, Outputs.just(types.count)]).outputing { log.add($0) }
  // Outputs.combine(_:), Outputs.combine(_:_:), Outputs.combine(_:_:_:)
  // Outputs.combine(_:_:_:_:), Outputs.combine(_:_:_:_:_:), Outputs.combine(_:_:_:_:_:_:)
  let s = State(1)
  Outputs.combine([s, s]).outputing { log.add($0) }
  Outputs.combine(s, s).outputing { log.add($0.0 + $0.1) }
  Outputs.combine(s, s, s).outputing { log.add($0.2) }
  Outputs.combine(s, s, s, s).outputing { log.add($0.3) }
  Outputs.combine(s, s, s, s, s).outputing { log.add($0.4) }
  Outputs.combine(s, s, s, s, s, s).outputing { log.add($0.5) }
  // Outputs.listen(to:object:queue:)
  let name = Notification.Name("named")
  let listening = Outputs.listen(to: name, object: nil, queue: .main).outputing { _ in
    log.add("note")
  }
  NotificationCenter.default.post(name: name, object: nil)
  listening.dispose()
}

func useOperators(_ log: NamedLog) {
  let s = State<Int>(1)
  let o = State<NamedPerson?>(nil)
  // OutputingModifier, OutputingModifier.map(_:), OutputingModifier.filter(_:)
  // OutputingModifier.ignore(_:), OutputingModifier.take(_:), OutputingModifier.skip(_:)
  func chain(_ source: some OutputingModifier<Int>) -> Outputs<Int> {
    source.map { $0 + 1 }.filter { $0 > 0 }.ignore { $0 == $1 }.skip(0).take(9)
  }
  chain(s).outputing { log.add("chain \($0)") }
  // OutputingModifier.concat(_:), OutputingModifier.some(), OutputingModifier.then(_:)
  // OutputingModifier.combine(_:), OutputingModifier.distinct(), OutputingModifier.unwrap(or:)
  s.concat { value, inputs in inputs.input(value: "\(value)") }.outputing { log.add($0) }
  s.some().unwrap(or: 0).distinct().outputing { log.add($0) }
  s.then { Outputs.just($0 * 10) }.combine(s).outputing { log.add($0.0) }
  // OutputingModifier.map(_:_:), OutputingModifier.binder, OptionalableValueType
  // OptionalableValueType.Wrap, OptionalableValueType.optionalValue
  func optional<V: OptionalableValueType>(_ value: V) -> V.Wrap? { value.optionalValue }
  o.map(\.name, "nobody").outputing { log.add(optional($0) ?? "") }
  o.binder.name.outputing { log.add($0 ?? "none") }
  // OutputingModifier.dispatchMain(), OutputingModifier.debounce(interval:)
  s.dispatchMain().outputing { log.add("main \($0)") }
  s.debounce(interval: 0.1).outputing { log.add("late \($0)") }
}

func useStates(_ log: NamedLog) {
  // SimpleIO, SimpleIO.InputType, SimpleIO.OutputType, SimpleIO.init(), SimpleIO.input(value:)
  // SimpleIO.subscribe(_:)
  let events = SimpleIO<Int>()
  events.subscribe(NamedReceiver(log: log))
  events.input(value: [SimpleIO<Int>.InputType.self, SimpleIO<Int>.OutputType.self].count)
  // State, State.OutputType, State.InputType, State.SpecificValue, State.init(_:)
  // State.init(value:)
  let state: State<State<Int>.OutputType> = State(1)
  let other: State<State<Int>.InputType> = State(value: 2)
  let sum: State<Int>.SpecificValue = state.value + other.value
  // State.value, State.specificValue, State.unstable(), State.resend(), State.input(value:)
  // State.subscribe(_:), SpecificValueable, SpecificValueable.SpecificValue
  // SpecificValueable.specificValue
  func double<S: SpecificValueable>(_ s: S) where S.SpecificValue == Int {
    var s = s
    s.specificValue *= 2
  }
  state.value = sum
  double(state)
  state.resend()
  let empty = State<Int>.unstable()
  empty.subscribe(NamedReceiver(log: log))
  empty.input(value: state.specificValue)
  // OutputBinder, OutputBinder.OutputType, OutputBinder.subscript(dynamicMember:)
  // OutputBinder.subscribe(_:)
  let subscripted: OutputBinder<String> = State(NamedPerson()).binder.name
  subscripted.subscribe(Inputs<OutputBinder<String>.OutputType> { log.add($0) })
  State(NamedPerson()).binder[dynamicMember: \.name].outputing { log.add($0) }
  // WeakableObject, WeakableObject.value, WeakableObject.init(value:)
  // WeakableObject.do(_:fallback:), WeakableObject.voidExecute(_:)
  let settings = NamedSettings()
  let weak = WeakableObject(value: settings)
  weak.voidExecute { log.add($0.volume) }
  log.add(weak.do({ $0.volume }, fallback: 0) + (weak.value?.volume ?? 0))
}

/// The types whose constants are sources of themselves.
func useConstants() -> [Any.Type] {
  // Optional.OutputType, String.OutputType, UIColor.OutputType, UIFont.OutputType
  // UIImage.OutputType, Date.OutputType, Data.OutputType, URL.OutputType, CGFloat.OutputType
  // Double.OutputType, Float.OutputType, Int.OutputType, UInt.OutputType, Int32.OutputType
  // UInt32.OutputType, Int64.OutputType, UInt64.OutputType, SizeDescription.OutputType
  // Size.OutputType, SemanticDirection.OutputType, Direction.OutputType, Format.OutputType
  // Alignment.OutputType, BorderInsets.OutputType, UIEdgeInsets.OutputType, CGSize.OutputType
  // Bool.OutputType, Array.OutputType, Dictionary.OutputType, NSTextAlignment.OutputType
  // CGRect.OutputType, CGPoint.OutputType, UIControl.State.OutputType, UIControl.Event.OutputType
  // UIView.ContentMode.OutputType, UIKeyboardType.OutputType, Visibility.OutputType
  [
    Optional<Int>.OutputType.self, String.OutputType.self, UIColor.OutputType.self,
    UIFont.OutputType.self, UIImage.OutputType.self, Date.OutputType.self, Data.OutputType.self,
    URL.OutputType.self, CGFloat.OutputType.self, Double.OutputType.self, Float.OutputType.self,
    Int.OutputType.self, UInt.OutputType.self, Int32.OutputType.self, UInt32.OutputType.self,
    Int64.OutputType.self, UInt64.OutputType.self, SizeDescription.OutputType.self,
    Size.OutputType.self, SemanticDirection.OutputType.self, Direction.OutputType.self,
    Format.OutputType.self, Alignment.OutputType.self, BorderInsets.OutputType.self,
    UIEdgeInsets.OutputType.self, CGSize.OutputType.self, Bool.OutputType.self,
    [Int].OutputType.self, [Int: Int].OutputType.self, NSTextAlignment.OutputType.self,
    CGRect.OutputType.self, CGPoint.OutputType.self, UIControl.State.OutputType.self,
    UIControl.Event.OutputType.self, UIView.ContentMode.OutputType.self,
    UIKeyboardType.OutputType.self, Visibility.OutputType.self,
  ]
}

/// The types that setters take as optionals.
func useOptionals(_ log: NamedLog) -> [Any.Type] {
  // UIColor.subscribe(_:), UIFont.subscribe(_:), UIImage.subscribe(_:), Optional.optionalValue
  UIColor.red.subscribe(Inputs { log.add($0 == .red) })
  UIFont.systemFont(ofSize: 12).subscribe(Inputs { log.add($0.pointSize) })
  UIImage().subscribe(Inputs { log.add($0.size.width) })
  log.add(Optional(1).optionalValue ?? 0)
  // Optional.Wrap, String.Wrap, UIColor.Wrap, UIFont.Wrap, NSNumber.Wrap, UIImage.Wrap, Date.Wrap
  // Data.Wrap, URL.Wrap
  return [
    Optional<Int>.Wrap.self, String.Wrap.self, UIColor.Wrap.self, UIFont.Wrap.self,
    NSNumber.Wrap.self, UIImage.Wrap.self, Date.Wrap.self, Data.Wrap.self, URL.Wrap.self,
  ]
}

/// Returns the sum of lengths of all types of numbers.
func useNumbers() -> CGFloat {
  // CGFloatable, CGFloatable.cgFloatValue, CGFloat.cgFloatValue, Double.cgFloatValue
  // Float.cgFloatValue, Int.cgFloatValue, UInt.cgFloatValue, Int32.cgFloatValue
  // UInt32.cgFloatValue, Int64.cgFloatValue, UInt64.cgFloatValue
  let numbers: [CGFloatable] = [
    CGFloat(1), 1.0 as Double, 1 as Float, 1, 1 as UInt, 1 as Int32, 1 as UInt32, 1 as Int64,
    1 as UInt64,
  ]
  let sum = numbers.map { $0.cgFloatValue }.reduce(0, +)
  // SizeDescriptible, SizeDescriptible.sizeDescription, CGFloat.sizeDescription
  // Double.sizeDescription, Float.sizeDescription, Int.sizeDescription, UInt.sizeDescription
  // Int32.sizeDescription, UInt32.sizeDescription, Int64.sizeDescription, UInt64.sizeDescription
  // SizeDescription.sizeDescription
  let lengths: [SizeDescriptible] = [
    CGFloat(1), 1.0 as Double, 1 as Float, 1, 1 as UInt, 1 as Int32, 1 as UInt32, 1 as Int64,
    1 as UInt64, SizeDescription.fix(1),
  ]
  return sum + lengths.map { $0.sizeDescription.fixedValue }.reduce(0, +)
}

/// Uses the helpers of truth values.
func useTruth() -> [String] {
  // Bool.py_visibleOrGone(), Bool.py_visibleOrNot(), Bool.py_toggled(), Bool.py_toggle()
  var flag = false
  flag.py_toggle()
  let values: [Any] = [flag.py_visibleOrGone(), flag.py_visibleOrNot(), flag.py_toggled()]
  return values.map { "\($0)" }
}
