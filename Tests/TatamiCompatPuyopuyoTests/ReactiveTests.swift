import TatamiCompatPuyopuyo
import TestSupport
import Testing

/// A model without isolation, as programs for the original have them.
private class Model {
  let name = State("Ada")
  let taps = SimpleIO<Int>()

  func rename(_ text: String) { name.value = text }
}

/// Order, ends and cycles of deliveries in the original's names.
@MainActor @Suite(.environment) struct ReactiveTests {
  @Test func `models without isolation have states`() {
    let model = Model()
    let label = UILabel().attach().text(model.name).view
    model.rename("Grace")
    #expect(label.text == "Grace")
  }

  @Test func `values come in the order of subscriptions, and end with the disposer`() {
    let (state, log) = (State(1), NamedLog())
    let first = state.outputing { log.add("a\($0)") }
    state.outputing { log.add("b\($0)") }
    state.value = 2
    first.dispose()
    state.value = 3
    #expect(log.lines == ["a1", "b1", "a2", "b2", "b3"])
  }

  @Test func `a value set inside a delivery comes before the rest of the delivery`() {
    let (state, log) = (State(1), NamedLog())
    state.outputing { if $0 == 2 { state.value = 3 } }
    state.outputing { log.add($0) }
    state.value = 2
    #expect(log.lines == ["1", "3", "3"])
  }

  @Test func `events in a delivery wait for its end`() {
    let (events, log) = (SimpleIO<Int>(), NamedLog())
    events.outputing { if $0 == 1 { events.input(value: 2) } }
    events.outputing { log.add($0) }
    events.input(value: 1)
    #expect(log.lines == ["1", "2"])
  }

  @Test func `states that are bound to each other settle`() {
    let (a, b) = (State(1), State(2))
    a.distinct().send(to: b)
    b.distinct().send(to: a)
    a.value = 7
    #expect(b.value == 7)
    b.value = 8
    #expect(a.value == 8)
  }

  @Test func `bindings end with views, and views with their owners`() {
    let state = State("text")
    weak var released: UILabel?
    var box: VBox? = VBox()
    do {
      let label = UILabel().attach(box).text(state).onTap { [weak state] in state?.resend() }.view
      label.py_observing(\.bounds).outputing { _ in }
      released = label
    }
    #expect(released != nil)
    box = nil
    #expect(released == nil)
    state.value = "later"
  }

  @Test func `a controller with rows is released`() {
    weak var released: BasketController?
    do {
      let controller = BasketController()
      controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      controller.view.layoutIfNeeded()
      controller.apples.value += 1
      released = controller
    }
    #expect(released == nil)
  }

  @Test func `the second subscription of an identifier ends the first`() {
    let (state, owner, log) = (State(1), NSObject(), NamedLog())
    state.safeBind(to: owner, id: "a") { _, value in log.add("first \(value)") }
    state.safeBind(to: owner, id: "a") { _, value in log.add("second \(value)") }
    state.value = 2
    #expect(log.lines == ["first 1", "second 1", "second 2"])
  }

  @Test func `a hook on a view's safe area reports changes`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    var tops: [CGFloat] = []
    controller.view.py_safeArea().outputing { tops.append($0.top) }
    controller.additionalSafeAreaInsets.top += 20
    controller.view.layoutIfNeeded()
    #expect(tops.count == 2)
    #expect(tops.last == (tops.first ?? 0) + 20)
  }
}
