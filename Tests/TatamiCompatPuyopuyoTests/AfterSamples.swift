import Tatami

// The samples of Documentation/Migration/Puyopuyo.md in Tatami's names.

final class StepRow: HBox, Stateful, EventEmitting {
  struct Content {
    var name = ""
    var count = 0
  }

  let state = State(Content())
  let emitter = SimpleIO<Int>()

  override func buildBody() {
    attach {
      UILabel().attach($0)
        .text(binder.name)
        .width(.fill)
      button("−", adds: -1).attach($0)
        .backgroundColor(.systemGray5)
        .textColor(.label)
      UILabel().attach($0)
        .text(binder.count.map { "\($0)" })
        .textAlignment(.center)
        .width(24)
      button("+", adds: 1).attach($0)
        .backgroundColor(.systemBlue)
    }
    .space(8)
    .justifyContent(.vertCenter())
    .size(.fill, .wrap)
  }

  private func button(_ title: String, adds step: Int) -> UIButton {
    UIButton().attach()
      .text(title)
      .size(32, 32)
      .cornerRadius(16)
      .bind(to: self, event: .touchUpInside) { row, _ in row.emit(step) }
      .view
  }
}

final class BasketScreen: UIViewController {
  let apples = State(2)
  let pears = State(0)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let total = apples.combine(pears).map { $0 + $1 }
    VBox().attach(view) {
      row("Apples", apples).attach($0)
      row("Pears", pears).attach($0)
      UILabel().attach($0)
        .text(total.map { "\($0) pieces of fruit" })
        .visibility(total.map { ($0 > 0).visibleOrGone() })
        .textColor(.secondaryLabel)
      ZBox().attach($0) {
        UILabel().attach($0).text("Order").textColor(.white)
      }
      .justifyContent(.center)
      .size(.fill, 44)
      .cornerRadius(8)
      .backgroundColor(.systemGreen)
      .margin(top: 4)
    }
    .space(12)
    .padding(all: 16)
    .size(.fill, .fill)
  }

  private func row(_ name: String, _ count: State<Int>) -> Puyo<StepRow> {
    StepRow().attach()
      .setState(\.name, name)
      .setState(\.count, count)
      .onEvent { [weak count] step in count?.value += step }
  }
}
