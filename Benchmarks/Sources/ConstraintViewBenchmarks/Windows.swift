import Foundation
import Harness
import TatamiUIKit

/// Windows of cards, and of views without constraints.
@MainActor
enum Windows {
  /// First layouts, a new width, a new constant and a new text in windows of cards.
  static func cards() -> [Harness.Measurement] {
    [50, 200].flatMap { count in
      let views = 4 * count
      let subject = cards(count)
      let constraint = subject.constraints[subject.constraints.count / 2]
      let (old, window) = (constraint.constant, subject.window)
      return Subject.first("cards", views) { cards(count) } + [
        subject.again("width/cards", views) { window.bounds.size.width = $0 ? 410 : 400 },
        subject.again("constant/cards", views) { constraint.constant = $0 ? old + 1 : old },
        subject.text("cards", views),
      ]
    }
  }

  /// A new constant in a window of 1,000 constraints, alone and beside a view with 10,000 others.
  static func constants() -> [Harness.Measurement] {
    [0, 10_000].map { unrelated in
      var subject = blocks(500)
      let middle = subject.constraints[subject.constraints.count / 2]
      if unrelated > 0 { fill(&subject, unrelated: unrelated) }
      return subject.again("constant/unrelated-\(unrelated)", 1_000, runs: 601) {
        middle.constant = $0 ? 31 : 30
      }
    }
  }

  private static func fill(_ subject: inout Subject, unrelated: Int) {
    let (window, container) = (subject.window, UIView())
    container.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(container)
    subject.activate([
      container.topAnchor.constraint(equalTo: window.topAnchor),
      container.heightAnchor.constraint(equalTo: window.heightAnchor),
    ])
    subject.activate(blocks(unrelated / 2, in: container))
  }

  /// Windows whose views have autoresizing masks only.
  static func plain() -> [Harness.Measurement] {
    [1_000, 10_000].flatMap { count in
      let window = plain(count).window
      return Subject.first("plain", count) { plain(count) } + [
        Subject(window).again("width/plain", count) { window.bounds.size.width = $0 ? 410 : 400 }
      ]
    }
  }

  /// Prints the growth of the process for each constraint of windows.
  static func printMemory() {
    for (name, make) in [("cards", { cards(2_000) }), ("blocks", { blocks(10_000) })] {
      let before = residentBytes()
      let subject = make()
      subject.layOut()
      let bytes = residentBytes() - before
      print("- \(name): \(bytes / subject.constraints.count) bytes per constraint")
    }
  }

  private static func residentBytes() -> Int {
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4_096
  }

  // MARK: Trees

  /// Cards below each other, each with an image, a title and a text.
  private static func cards(_ count: Int) -> Subject {
    var subject = Subject()
    var top = subject.window.topAnchor
    for index in 0..<count {
      let card = UIView()
      card.translatesAutoresizingMaskIntoConstraints = false
      subject.window.addSubview(card)
      subject.activate([
        card.leadingAnchor.constraint(equalTo: subject.window.leadingAnchor, constant: 16),
        card.trailingAnchor.constraint(equalTo: subject.window.trailingAnchor, constant: -16),
        card.topAnchor.constraint(equalTo: top, constant: 12),
      ])
      top = card.bottomAnchor
      fill(card, index, &subject)
    }
    return subject
  }

  private static func fill(_ card: UIView, _ index: Int, _ subject: inout Subject) {
    let image = UIImageView()
    image.translatesAutoresizingMaskIntoConstraints = false
    let labels = [Subject.label("Card \(index)"), Subject.label(Subject.text(index))]
    subject.labels += labels
    var above = card.topAnchor
    for view in [image] + labels {
      card.addSubview(view)
      subject.activate([
        view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
        view.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
        view.topAnchor.constraint(equalTo: above, constant: 8),
      ])
      above = view.bottomAnchor
    }
    subject.activate([
      image.heightAnchor.constraint(equalToConstant: 40),
      card.bottomAnchor.constraint(equalTo: above, constant: 8),
    ])
  }

  /// Views below each other, with two constraints for each.
  private static func blocks(_ count: Int) -> Subject {
    var subject = Subject()
    subject.activate(blocks(count, in: subject.window))
    return subject
  }

  private static func blocks(_ count: Int, in container: UIView) -> [NSLayoutConstraint] {
    var top = container.topAnchor
    return (0..<count).flatMap { index in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
      // Groups of ten, so that most views keep their positions when one changes.
      if index.isMultiple(of: 10) { top = container.topAnchor }
      defer { top = view.bottomAnchor }
      return [
        view.topAnchor.constraint(equalTo: top, constant: 8),
        view.heightAnchor.constraint(equalToConstant: 30),
      ]
    }
  }

  private static func plain(_ count: Int) -> Subject {
    let subject = Subject()
    for index in 0..<count / 5 {
      let row = UIView(frame: CGRect(x: 0, y: 20 * index, width: 400, height: 20))
      row.autoresizingMask = .flexibleWidth
      for column in 0..<4 {
        let view = UIView(frame: CGRect(x: 100 * column, y: 0, width: 90, height: 18))
        view.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
        row.addSubview(view)
      }
      subject.window.addSubview(row)
    }
    return subject
  }
}
