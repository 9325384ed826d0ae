import TatamiCompatPuyopuyo

// Stateful, Stateful.StateType, Stateful.state, Eventable, Eventable.EmitterType
// Eventable.emitter
final class NamedCounter: VBox, Stateful, Eventable {
  struct ViewState {
    var count = 0
    var title: String?
  }
  enum Event: Equatable {
    case up, down
  }
  typealias StateType = State<ViewState>
  typealias EmitterType = SimpleIO<Event>
  let state = State(ViewState())
  let emitter = SimpleIO<Event>()

  override func buildBody() {
    attach {
      UILabel().attach($0).text(binder.count.map { "\($0)" }.distinct())
      UIButton().attach($0).text("up").bind(to: self, event: .touchUpInside) { this, _ in
        this.emit(.up)
      }
    }
  }
}

func useStateful(_ log: NamedLog) {
  let counter = NamedCounter()
  // Stateful.binder, Stateful.viewState, Eventable.eventProducer, Eventable.emmit(_:)
  // Eventable.emit(_:)
  counter.binder.count.outputing { log.add("count \($0)") }
  counter.eventProducer.outputing { log.add("event \($0)") }
  counter.emmit(.up)
  counter.emit(.down)
  log.add(counter.viewState.value.count)
  // Puyo.state(_:), Puyo.setState(_:_:), Puyo.onEvent(_:), Puyo.onEvent(to:_:), Puyo.onEvent(_:_:)
  let count = State(5)
  let sink = SimpleIO<NamedCounter.Event>()
  sink.outputing { log.add("sink \($0)") }
  counter.attach()
    .state(NamedCounter.ViewState(count: 3))
    .state(State(NamedCounter.ViewState(count: 4)))
    .setState(\.count, count)
    .setState(\.title, "title")
    .onEvent(sink)
    .onEvent { log.add("closure \($0)") }
    .onEvent(to: log) { log, event in log.add("object \(event)") }
    .onEvent(.up) { log.add("only up") }
  counter.emit(.up)
}
