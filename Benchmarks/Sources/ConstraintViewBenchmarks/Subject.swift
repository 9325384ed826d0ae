import Harness
import TatamiUIKit

/// A window, and what a benchmark changes in it.
@MainActor
struct Subject {
  static let size = CGSize(width: 400, height: 4_000)

  let window: UIWindow
  /// The active constraints of the program.
  var constraints: [NSLayoutConstraint] = []
  var labels: [UILabel] = []

  /// Creates an empty window.
  init() {
    window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
    window.isHidden = false
  }

  /// Changes an existing window.
  init(_ window: UIWindow) {
    self.window = window
  }

  func layOut() { window.layoutIfNeeded() }

  /// Activates constraints.
  mutating func activate(_ new: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(new)
    constraints += new
  }

  /// Returns a label that constraints place.
  static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  /// Returns texts of different widths.
  static func text(_ index: Int) -> String { "\(index) test label" }

  /// Measures the first layout of several equal windows, and the time to build and lay out one.
  static func first(
    _ name: String,
    _ count: Int,
    runs: Int = 15,
    _ make: () -> Subject
  ) -> [Harness.Measurement] {
    let subjects = (0...runs).map { _ in make() }
    var turn = 0
    let first = Harness.Measurement("first/\(name)/\(count)", count: count, runs: runs) {
      subjects[turn].layOut()
      turn += 1
    }
    var built: [Subject] = []
    let build = Harness.Measurement("build/\(name)/\(count)", count: count, runs: runs) {
      let subject = make()
      subject.layOut()
      built.append(subject)
    }
    return [first, build]
  }

  /// Measures layouts after a change that alternates between two states.
  func again(
    _ name: String,
    _ count: Int,
    runs: Int = 61,
    _ change: (_ isFirst: Bool) -> Void
  ) -> Harness.Measurement {
    var isFirst = false
    layOut()
    return Harness.Measurement("\(name)/\(count)", count: count, runs: runs) {
      isFirst.toggle()
      change(isFirst)
      layOut()
    }
  }

  /// Measures layouts after a new text of the label in the middle.
  func text(_ name: String, _ count: Int) -> Harness.Measurement {
    let label = labels[labels.count / 2]
    let measurement = again("text/\(name)", count) { isFirst in
      label.text = isFirst ? "test" : "test label"
    }
    let width = label.sizeThatFits(.zero).width
    precondition(label.bounds.width >= width - 1, "\(label.bounds) for \(width)")
    return measurement
  }
}
