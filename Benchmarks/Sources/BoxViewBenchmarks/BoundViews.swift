import AllocationCounter
import Harness
import Tatami

/// Views whose properties are bound to states.
@MainActor
enum BoundViews {
  /// Builds boxes of labels, each with a bound text; with and without bindings.
  static func building() -> [Harness.Measurement] {
    let texts = (0..<10_000).map { State("label \($0)") }
    let bound = Harness.Measurement("building/bound/10000", count: 10_000, runs: 15) {
      VBox().attach { box in
        for text in texts { UILabel().attach(box).text(text) }
      }
    }
    let plain = Harness.Measurement("building/plain/10000", count: 10_000, runs: 15) {
      let box = VBox()
      for text in texts {
        let label = UILabel()
        label.text = text.value
        box.addSubview(label)
      }
      return box
    }
    let views = Harness.Measurement("building/views/10000", count: 10_000, runs: 15) {
      let view = UIView()
      for text in texts {
        let label = UILabel()
        label.text = text.value
        view.addSubview(label)
      }
      return view
    }
    return [bound, plain, views]
  }

  /// Sets states, whose values views take over without a layout.
  static func bindings() -> [Harness.Measurement] {
    let (tag, width, text) = (State(0), State(0), State(""))
    let view = UIView().attach().tag(tag)
    let child = UIView().attach(HBox()).width(width)
    let label = UILabel().attach().text(text)
    let texts = ["one", "two"]
    let count = 100_000
    let tags = Harness.Measurement("binding/tag", count: count, runs: 15) {
      for number in 0..<count { tag.value = number }
    }
    let widths = Harness.Measurement("binding/width", count: count, runs: 15) {
      for number in 0..<count { width.value = number }
    }
    let labels = Harness.Measurement("binding/text", count: count, runs: 15) {
      for number in 0..<count { text.value = texts[number & 1] }
    }
    expectNoAllocations("tag") { tag.value = $0 }
    expectNoAllocations("width") { width.value = $0 }
    precondition(view.view.tag == count - 1)
    precondition(child.node.layoutMeasure.size.width == .fix(Double(count - 1)))
    precondition(label.view.text == texts[(count - 1) & 1])
    return [tags, widths, labels]
  }

  /// Stops the program if updates of a state, of which some have been made before, allocate memory.
  private static func expectNoAllocations(_ name: String, _ update: (Int) -> Void) {
    let count = 100_000
    let before = allocation_count()
    for number in 0..<count { update(number) }
    let allocations = allocation_count() - before
    // The runtime may allocate a few times for itself.
    precondition(allocations < 10, "updates of \(name) have allocated \(allocations) times")
  }
}
