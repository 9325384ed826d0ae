import Harness
import TatamiUIKit

/// Views that come and leave one by one.
@MainActor
enum Members {
  static func measurements() -> [Harness.Measurement] {
    [1_000, 10_000].flatMap { count in
      [
        Harness.Measurement("arrange/frames/\(count)", count: count, runs: 7) { arranged(count) },
        removal("remove/views/\(count)", count) { subject in
          for view in subject.window.subviews { view.removeFromSuperview() }
        },
        removal("remove/constraints/\(count)", count) { subject in
          for constraint in subject.constraints { constraint.isActive = false }
        },
      ]
    }
  }

  /// Returns a stack view to which views were added one by one.
  private static func arranged(_ count: Int) -> UIStackView {
    let stack = UIStackView()
    for _ in 0..<count { stack.addArrangedSubview(UIView()) }
    return stack
  }

  private static func removal(
    _ name: String,
    _ count: Int,
    _ remove: (Subject) -> Void
  ) -> Harness.Measurement {
    let runs = 5
    var waiting = (0...runs).map { _ in siblings(count) }
    return Harness.Measurement(name, count: count, runs: runs) {
      let subject = waiting.removeLast()
      remove(subject)
      subject.layOut()
      return subject
    }
  }

  private static func siblings(_ count: Int) -> Subject {
    var subject = Subject()
    for index in 0..<count {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      subject.window.addSubview(view)
      subject.activate([
        view.leadingAnchor.constraint(
          equalTo: subject.window.leadingAnchor,
          constant: CGFloat(index)
        ),
        view.widthAnchor.constraint(equalToConstant: 50),
      ])
    }
    subject.layOut()
    return subject
  }
}
