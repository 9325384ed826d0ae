import Observation
import Tatami

// The samples in the documentation of TatamiReactive.

@MainActor
private struct Field {
  let text = State("")
}

@MainActor
private struct ResizedWindow {
  let size = State(CGSize.zero)
}

@MainActor @Observable
private final class Cart {
  var items: [String] = []
}

@MainActor
private final class Ticker {
  func stop() {}
}

@MainActor
enum ReactiveSamples {
  static func observing() {
    let cart = Cart()
    Outputs.observing { "\(cart.items.count) items" }.subscribe { print($0) }
  }

  fileprivate static func stream(_ window: ResizedWindow, save: (CGSize) async -> Void) async {
    for await size in window.size.values(buffering: .bufferingNewest(1)) { await save(size) }
  }

  static func changes() {
    final class Settings: ChangeNotifier {
      let changes = SimpleIO<Void>()
      var changeNotifier: Outputs<Void> { changes.asOutput() }
      var volume = 0.5 { didSet { changes.input(value: ()) } }
    }

    let settings = Settings()
    settings.onChanged.volume.subscribe { print($0) }
  }

  static func bags(name: State<String>) {
    final class Cell: AutoDisposable {
      let disposerBag = DisposerBag()
      var title = ""
    }

    let cell = Cell()
    name.safeBind(to: cell) { cell, name in cell.title = name }
  }

  static func disposing() {
    let name = State("Ada")
    let disposer = name.subscribe { print($0) }  // prints "Ada"
    name.value = "Grace"  // prints "Grace"
    disposer.dispose()
    name.value = "Edsger"  // prints nothing
  }

  static func bag(name: State<String>) {
    let bag = Disposers.createBag()
    name.subscribe { print($0) }.dispose(by: bag)
    bag.disposeAll()
  }

  static func inputs() {
    let print = Inputs<String> { Swift.print($0) }
    print.input(value: "hello")
  }

  static func area(width: State<CGFloat>, height: State<CGFloat>) -> Outputs<CGFloat> {
    width.combine(height).map { $0 * $1 }
  }

  static func letters(words: State<String>) -> Outputs<Character> {
    words.concat { word, inputs in
      for letter in word { inputs.input(value: letter) }
    }
  }

  static func results(
    query: State<String>,
    find: @escaping (String) -> Outputs<[String]>
  ) -> Outputs<[String]> {
    func searchResults(for text: String) -> Outputs<[String]> { find(text) }
    return query.then { text in searchResults(for: text) }
  }

  fileprivate static func search(field: Field, search: @escaping (String) -> Void) {
    field.text.debounce(interval: 0.3).subscribe { search($0) }
  }

  static func members() {
    struct Person { var name = "Ada"; var friend: String? }
    let person = State<Person?>(nil)
    person.binder.name.subscribe { print($0 ?? "none") }  // prints "none"
    person.binder.name.count.subscribe { print($0 ?? 0) }  // prints "0"
    person.value = Person()  // prints "Ada" and "3"
  }

  static func settings(box: VBox) {
    struct Settings { var sounds = true; var volume: Float = 0.5 }
    let settings = State(Settings())
    UISwitch().attach(box).isOn(Member(settings, \.sounds))
    UISlider().attach(box).value(Member(settings, \.volume))
  }

  fileprivate static func ticks(
    startTimer: @escaping (@escaping (Int) -> Void) -> Ticker
  ) -> Outputs<Int> {
    let ticks = Outputs<Int> { inputs in
      let timer = startTimer { inputs.input(value: $0) }
      return Disposers.create { timer.stop() }
    }
    return ticks
  }

  static func conversion() {
    let count = State(0)
    count.asInput { (text: String) in text.count }.input(value: "abc")  // count.value is 3
  }

  static func greeting(label: UILabel) {
    let name = State("Ada")
    let greeting = name.map { "Hello, \($0)" }
    greeting.safeBind(to: label) { label, text in label.text = text }
    name.value = "Grace"  // the label's text is "Hello, Grace"
  }

  static func manualClock(text: State<String>) {
    let clock = ManualScheduler()
    text.debounce(interval: 0.3, on: clock).subscribe { print($0) }
    clock.advance(by: 0.3)  // prints the newest text
  }

  static func events() {
    let taps = SimpleIO<String>()
    taps.subscribe { print($0) }
    taps.input(value: "tap")  // prints "tap"
  }

  static func states() {
    let count = State(1)
    count.subscribe { print($0) }  // prints "1"
    count.value += 1  // prints "2"
  }

  static func synchronizing() {
    let (model, field) = (State("Ada"), State(""))
    model.synchronize(with: field)  // field.value is "Ada"
    field.value = "Grace"  // model.value is "Grace"
  }

  static func weakReference(someLabel: UILabel) -> CGFloat {
    let label = WeakReference(value: someLabel)
    let width = label.do({ $0.frame.width }, fallback: 0)
    return width
  }
}
