import Harness
import TatamiReactive

/// Measures the times of updating bindings and of building bound objects; with `--json`, prints the
/// figures as JSON.
@main
@MainActor
struct ReactiveBenchmarks {
  /// An object that owns bindings, as a view does.
  private final class View: AutoDisposable {
    let disposerBag = DisposerBag()
    var number = 0
    var text = ""
  }

  private static let updates = 10_000

  static func main() {
    var report = Report()
    let view = View()
    report.add(update("reactive/bind") { $0.safeBind(to: view) { $0.number = $1 } })
    report.add(
      update("reactive/map-distinct") {
        $0.map { $0 + 1 }.distinct().safeBind(to: view) { $0.number = $1 }
      }
    )
    report.add(
      update("reactive/seven-operators") {
        $0.map { $0 + 1 }.filter { $0 > 0 }.skip(1).some().unwrap(or: 3).distinct().take(.max)
          .safeBind(to: view) { $0.number = $1 }
      }
    )
    let (second, third) = (State("a text of more than 16 bytes"), State(true))
    report.add(
      update("reactive/combine-2") {
        $0.combine(second).safeBind(to: view) { $0.number = $1.0 }
      }
    )
    report.add(
      update("reactive/combine-3") {
        $0.combine(second, third).safeBind(to: view) { $0.number = $1.0 }
      }
    )
    let views = (0..<1_000).map { _ in View() }
    report.add(fanOut(to: views))
    report.add(Measurement("reactive/build-and-free/10000", count: 10_000, runs: 15, build))
    report.print(item: "update or view")
  }

  /// Sets a state with one binding.
  private static func update(
    _ name: String,
    _ bind: (State<Int>) -> any Disposer
  ) -> Measurement {
    let state = State(0)
    let disposer = bind(state)
    defer { disposer.dispose() }
    return Measurement("\(name)/\(updates)", count: updates, runs: 25) {
      for value in 0..<updates { state.value = value }
    }
  }

  /// Sets a state to which many views are bound.
  private static func fanOut(to views: [View]) -> Measurement {
    let state = State(0)
    for view in views { state.safeBind(to: view) { $0.number = $1 } }
    return Measurement("reactive/bind-1000-views", count: 1_000, runs: 100) {
      state.value += 1
    }
  }

  /// Creates and releases 10,000 views with three bindings each.
  private static func build() -> Int {
    let (number, text) = (State(1), State("a"))
    let views = (0..<10_000).map { _ in
      let view = View()
      number.safeBind(to: view) { $0.number = $1 }
      text.safeBind(to: view) { $0.text = $1 }
      number.map { "\($0)" }.safeBind(to: view, id: "text") { $0.text = $1 }
      return view
    }
    return views.reduce(0) { $0 + $1.number }
  }
}
