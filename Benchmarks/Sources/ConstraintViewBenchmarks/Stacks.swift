import Harness
import TatamiUIKit

/// Stack views that arrange labels by frames and by constraints.
@MainActor
enum Stacks {
  static func measurements() -> [Harness.Measurement] {
    [50, 200, 1_000].flatMap { count in
      [("frames", false), ("constraints", true)].flatMap { name, isConstrained in
        let subject = column(count, isConstrained)
        return Subject.first("stack-\(name)", count) { column(count, isConstrained) }
          + [subject.text("stack-\(name)", count)]
      }
    }
      + [50, 200, 1_000].flatMap { count in
        Subject.first("proportional", count) { column(count, true, .fillProportionally) }
      }
      + [("frames", false), ("constraints", true)].flatMap { name, isConstrained in
        let subject = rows(40, isConstrained)
        return Subject.first("rows-\(name)", 200) { rows(40, isConstrained) }
          + [subject.text("rows-\(name)", 200)]
      }
  }

  /// A column of labels, whose stack view is constrained or not.
  private static func column(
    _ count: Int,
    _ isConstrained: Bool,
    _ distribution: UIStackView.Distribution = .fill
  ) -> Subject {
    var subject = Subject()
    subject.labels = (0..<count).map { Subject.label(Subject.text($0)) }
    let stack = UIStackView(arrangedSubviews: subject.labels)
    stack.distribution = distribution
    place(stack, &subject, isConstrained)
    return subject
  }

  /// A column of rows of five labels.
  private static func rows(_ count: Int, _ isConstrained: Bool) -> Subject {
    var subject = Subject()
    subject.labels = (0..<5 * count).map { Subject.label(Subject.text($0)) }
    let rows = (0..<count).map { index in
      let row = UIStackView(arrangedSubviews: Array(subject.labels[5 * index..<5 * index + 5]))
      row.spacing = 4
      return row
    }
    place(UIStackView(arrangedSubviews: rows), &subject, isConstrained)
    return subject
  }

  private static func place(
    _ stack: UIStackView,
    _ subject: inout Subject,
    _ isConstrained: Bool
  ) {
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 8
    subject.window.addSubview(stack)
    guard isConstrained else {
      stack.frame = subject.window.bounds
      return
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    subject.activate([
      stack.leadingAnchor.constraint(equalTo: subject.window.leadingAnchor),
      stack.topAnchor.constraint(equalTo: subject.window.topAnchor),
    ])
  }
}
