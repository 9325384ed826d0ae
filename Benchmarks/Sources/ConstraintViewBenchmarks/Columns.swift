import Harness
import TatamiUIKit

/// Columns of labels by anchors and by a stack view.
@MainActor
enum Columns {
  static func measurements() -> [Harness.Measurement] {
    [50, 200, 1_000].flatMap { count in
      [("anchors", anchors), ("stack", stack)].flatMap { name, make in
        let subject = make(count)
        return Subject.first("column-\(name)", count) { make(count) }
          + [subject.text("column-\(name)", count)]
      }
    }
  }

  private static func anchors(_ count: Int) -> Subject {
    var subject = Subject()
    let column = UIView(frame: subject.window.bounds)
    subject.window.addSubview(column)
    var top = column.topAnchor
    for index in 0..<count {
      let label = Subject.label(Subject.text(index))
      column.addSubview(label)
      subject.labels.append(label)
      subject.activate([
        label.leadingAnchor.constraint(equalTo: column.leadingAnchor),
        label.topAnchor.constraint(equalTo: top, constant: index == 0 ? 0 : 8),
      ])
      top = label.bottomAnchor
    }
    return subject
  }

  private static func stack(_ count: Int) -> Subject {
    var subject = Subject()
    subject.labels = (0..<count).map { Subject.label(Subject.text($0)) }
    let stack = UIStackView(arrangedSubviews: subject.labels)
    stack.frame = subject.window.bounds
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 8
    subject.window.addSubview(stack)
    return subject
  }
}
