import Foundation
import TatamiTesting
import TestSupport
import Testing

@testable import Tatami

@MainActor @Suite(.arithmeticText) struct `Boxes filled from items` {
  private struct Person: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private let people = State([Person(id: 1, name: "Ada"), Person(id: 2, name: "Bob")])

  private func box() -> VBoxBuilder<Person> {
    VBoxBuilder<Person>(items: people) { info, trigger in
      UILabel().attach().text(info.data.name)
    }
  }

  private func texts(_ box: BoxView) -> [String] {
    box.layoutChildren.compactMap { ($0 as? UILabel)?.text }
  }

  @Test func `C32: views follow the identity of their items`() {
    let box = box()
    let (ada, bob) = (box.subviews[0], box.subviews[1])
    people.value = [
      Person(id: 2, name: "Bob"), Person(id: 3, name: "Cid"), Person(id: 1, name: "Ada"),
    ]
    #expect(texts(box) == ["Bob", "Cid", "Ada"])
    #expect(box.layoutChildren.first === bob)
    #expect(box.layoutChildren.last === ada)
    people.value[0].name = "Bobby"
    #expect(texts(box) == ["Bobby", "Cid", "Ada"])
    #expect((bob as? UILabel)?.text == "Bobby")
    people.value.removeFirst()
    #expect(bob.superview == nil)
    people.value.append(Person(id: 9, name: "Dan"))
    #expect(texts(box) == ["Cid", "Ada", "Dan"])
    #expect(box.layoutChildren.last === bob)
    box.layoutIfNeeded()
    #expect(bob.frame.minY == ada.frame.maxY)
    box.state.value = []
    #expect(box.layoutChildren.isEmpty)
  }

  @Test func `C31: views of items without identity are kept by position`() {
    let items = State([1.5, 2.5])
    let box = HBoxBuilder<Double>(items: items) { info, _ in
      UIView().attach().size(info.data, 10)
    }
    let first = box.subviews[0]
    items.value = [7.5]
    box.layoutIfNeeded()
    #expect(box.layoutChildren.first === first)
    #expect(first.bounds.width == 7.5)
    #expect(box.layoutChildren.count == 1)
  }

  @Test func `items with the same identity have views of their own`() {
    let items = State(["a", "a", "b"])
    let box = VFlowBuilder<String>(arrange: 2, items: items) { info, _ in
      UILabel().attach().text(info.data)
    }
    items.value = ["a", "b", "a"]
    #expect(texts(box) == ["a", "b", "a"])
    let other = HFlowBuilder<String>(items: items) { info, _ in UILabel().attach().text(info.data) }
    #expect(texts(other) == ["a", "b", "a"])
    let layers = ZBoxBuilder<String> { info, _ in UILabel().attach().text(info.data) }
    layers.state.value = ["x"]
    #expect(texts(layers) == ["x"])
  }

  @Test func `C30: triggers answer with the item that the view shows now`() {
    var triggers: [RecyclerTrigger<Person>] = []
    let box = VBoxBuilder<Person>(items: people) { info, trigger in
      #expect(trigger.context == nil)
      triggers.append(trigger)
      return UIView().attach()
    }
    #expect(box.layoutChildren.count == 2)
    people.value = [Person(id: 2, name: "Bob")]
    #expect(triggers[0].context == nil)
    #expect(triggers[1].context?.index == 0)
    triggers[1].inContext { #expect($0.data.name == "Bob") }
    triggers[0].inContext { _ in Issue.record("the view is not in use") }
  }

  @Test func `nodes stand between other children of the box`() {
    let (header, footer) = (UILabel(), UILabel())
    (header.text, footer.text) = ("top", "end")
    let box = VBox()
    box.addSubview(header)
    Puyo(box).forEach(people) { info, _ in UILabel().attach().text(info.data.name) }
    box.addSubview(footer)
    people.value.insert(Person(id: 5, name: "Eve"), at: 0)
    people.value.append(Person(id: 6, name: "Fay"))
    #expect(texts(box) == ["top", "Eve", "Ada", "Bob", "Fay", "end"])
  }

  @Test func `views appear and disappear by a transition, and move by the animator`() throws {
    let box = box()
    box.transition = .scale(0.5, duration: 1)
    box.layoutAnimator = Animators.default(duration: 1)
    let window = UIWindow(frame: rect(0, 0, 300, 300))
    window.addSubview(box)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let (ada, bob) = (box.subviews[0], box.subviews[1])
    people.value = [Person(id: 2, name: "Bob"), Person(id: 3, name: "Cid")]
    window.layoutIfNeeded()
    Simulator.advance(by: 0.1)
    #expect(ada.superview === box)
    #expect(ada.layer.presentation().map { $0.opacity < 1 } == true)
    let y = try #require(bob.layer.presentation()).position.y
    #expect(y > bob.center.y)
    let cid = try #require(box.layoutChildren.last as? UILabel)
    #expect(cid.layer.presentation().map { $0.opacity < 1 } == true)
    Simulator.advance(by: 2)
    #expect(ada.superview == nil)
    #expect(ada.alpha == 1)
    #expect(ada.transform == .identity)
    #expect(cid.layer.presentation()?.opacity == 1)
    #expect(box.subviews.count == 2)
  }

  @Test func `C33: differences of lists`() {
    let difference = ListDifference(from: [1, 2, 3, 4, 4], to: [1, 4, 2, 5]) { $0 }
    #expect(!difference.isEmpty)
    #expect(difference.unchanged.map(\.item) == [1])
    #expect(difference.insertions.map(\.newIndex) == [3])
    #expect(difference.moves.map(\.oldIndex) == [4, 1])
    #expect(difference.moves.map(\.newIndex) == [1, 2])
    #expect(difference.deletions.map(\.oldIndex) == [2, 3])
    #expect(ListDifference(from: [1, 2], to: [1, 2]) { $0 }.isEmpty)
  }

  @Test func `a filled box and its views are freed while their items remain`() {
    weak var (freedBox, freedView): (UIView?, UIView?)
    do {
      let box = box()
      box.layoutIfNeeded()
      (freedBox, freedView) = (box, box.subviews[0])
    }
    #expect(freedBox == nil)
    #expect(freedView == nil)
    people.value = []
  }
}

@MainActor @Suite(.arithmeticText) struct `Composed views` {
  private final class Counter: HBox, Stateful, EventEmitting {
    enum Event: Equatable { case changed(Int), reset }
    struct ViewState { var count = 0; var title: String? }
    let state = State(ViewState())
    let emitter = SimpleIO<Event>()
    let label = UILabel()

    override func buildBody() {
      label.attach(self).text(binder.count.map { "\($0)" })
      UILabel().attach(self).text(binder.title)
    }
  }

  @Test func `E1, E2: the state is set or bound, whole or by member`() {
    let counter = Counter().attach().state(.init(count: 2))
    #expect(counter.view.label.text == "2")
    let (count, title) = (State(5), State("t"))
    counter.setState(\.count, count).setState(\.title, "u").setState(\.title, title)
    #expect(counter.view.label.text == "5")
    count.value = 6
    title.value = "v"
    #expect(counter.view.state.value.count == 6)
    #expect(counter.view.state.value.title == "v")
    let whole = State(Counter.ViewState(count: 9))
    counter.state(whole)
    whole.value.count = 10
    #expect(counter.view.label.text == "10")
    #expect(counter.view.state.value.title == nil)
  }

  @Test func `E3, E4: events reach all receivers until the view is freed`() {
    var received: [String] = []
    let input = SimpleIO<Counter.Event>()
    input.subscribe { received.append("input \($0)") }
    weak var freed: Counter?
    let object = UIView()
    object.tag = 3
    do {
      let counter = Counter().attach().onEvent(input)
        .onEvent(.reset) { received.append("reset") }
        .onEvent(to: object) { object, _ in received.append("object \(object.tag)") }
      counter.onEvent { (event: Counter.Event) in received.append("closure") }
      freed = counter.view
      counter.view.emit(.reset)
      counter.view.emit(.changed(1))
    }
    #expect(
      received == [
        "input reset", "reset", "object 3", "closure", "input changed(1)", "object 3", "closure",
      ]
    )
    #expect(freed == nil)
  }

  @Test func `C49: a scrolling box follows its content and direction`() {
    let scroll = ScrollingBox(VBox()) { box in
      for _ in 0..<3 { UIView().attach(box).size(150, 100) }
    }
    let wrapper = scroll.attach().size(120, 200)
    let host = filled(ZBox(), wrapper)
    host.layoutIfNeeded()
    scroll.layoutIfNeeded()
    #expect(scroll.bounds.size == CGSize(width: 120, height: 200))
    #expect(scroll.content.frame == rect(0, 0, 120, 300))
    #expect(scroll.contentSize.height == 300)
    let direction = State(ScrollDirection.both)
    wrapper.scrollDirection(direction)
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 150, height: 300))
    direction.value = .x
    scroll.layoutIfNeeded()
    #expect(scroll.content.bounds.size == CGSize(width: 150, height: 200))
    #expect(ScrollBox(VBox()).scrollDirection == .y)
  }

  @Test func `C50: a navigation box places its body below the bar or under it`() {
    let (bar, body) = (UIView(), UIView())
    let box = NavigationBox(
      navBar: { bar.attach().size(.fill, 44) },
      body: { body.attach().size(.fill, .fill) }
    )
    let host = UIView(frame: rect(0, 0, 200, 400))
    host.addSubview(box)
    host.layoutIfNeeded()
    let inHost = { (view: UIView) in view.convert(view.bounds, to: host) }
    #expect(inHost(bar) == rect(0, 0, 200, 44))
    #expect(inHost(body) == rect(0, 44, 200, 356))
    box.state.value.bodyAvoidNavBar = false
    host.layoutIfNeeded()
    #expect(inHost(body) == rect(0, 0, 200, 400))
    box.state.value.bodyAvoidNavBar = true
    box.state.value.navOffset = -20
    host.layoutIfNeeded()
    #expect(inHost(bar) == rect(0, -20, 200, 44))
    #expect(inHost(body) == rect(0, 24, 200, 376))
    box.state.value.visible = .gone
    host.layoutIfNeeded()
    #expect(inHost(body) == rect(0, 0, 200, 400))
  }
}
