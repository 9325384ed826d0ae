import TatamiCompatPuyopuyo

// The samples of Documentation/Migration/Puyopuyo.md in the original's names.

class StepperRow: HBox, Stateful, Eventable {
  struct ViewState {
    var name = ""
    var count = 0
  }

  let state = State(ViewState())
  let emitter = SimpleIO<Int>()

  override func buildBody() {
    attach {
      UILabel().attach($0)
        .text(binder.name)
        .width(.fill)
      UIButton().attach($0)
        .text("−")
        .size(32, 32)
        .cornerRadius(16)
        .backgroundColor(.systemGray5)
        .textColor(UIColor.label)
        .bind(to: self, event: .touchUpInside) { this, _ in this.emit(-1) }
      UILabel().attach($0)
        .text(binder.count.map { "\($0)" })
        .textAlignment(.center)
        .width(24)
      UIButton().attach($0)
        .text("+")
        .size(32, 32)
        .styles([CorderRadiusStyle(value: 16), BackgroundColorStyle(value: .systemBlue)])
        .bind(to: self, event: .touchUpInside) { this, _ in this.emit(1) }
    }
    .space(8)
    .justifyContent(.vertCenter)
    .size(.fill, .wrap)
  }
}

class BasketController: UIViewController {
  let apples = State(2)
  let pears = State(0)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    VBox().attach(view) {
      row("Apples", apples).attach($0)
      row("Pears", pears).attach($0)
      UILabel().attach($0)
        .text(Outputs.combine(apples, pears).map { "\($0 + $1) pieces of fruit" })
        .visibility(Outputs.combine(apples, pears).map { ($0 + $1 > 0).py_visibleOrGone() })
        .textColor(UIColor.secondaryLabel)
      ZBox().attach($0) {
        UILabel().attach($0).text("Order").textColor(UIColor.white)
      }
      .size(.fill, 44)
      .cornerRadius(8)
      .backgroundColor(.systemGreen)
      .margin(top: 4)
    }
    .space(12)
    .padding(all: 16)
    .size(.fill, .fill)
  }

  private func row(_ name: String, _ count: State<Int>) -> Puyo<StepperRow> {
    StepperRow().attach()
      .setState(\.name, name)
      .setState(\.count, count)
      .onEvent { [weak count] step in count?.value += step }
  }
}
