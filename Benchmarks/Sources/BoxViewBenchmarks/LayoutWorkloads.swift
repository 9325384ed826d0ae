import Harness
import Tatami

/// The workloads of the original's tests with real labels: the first layout, and the layout after one
/// text has changed.
///
/// Beside box views: `engine`, the box engine with the same labels, which sets no frames; `yoga`,
/// which sets the frames of the same labels, if `Scripts/setup-peers` has fetched it; `stack`, the
/// kit's stack views, where these can do the same.
@MainActor
enum LayoutWorkloads {
  /// Labels, and what lays them out.
  private struct Tree {
    let owner: AnyObject
    let labels: [UILabel]
    let layOut: () -> Void
    /// Called after the text of the label in the middle has changed.
    var middleLabelDidChange: () -> Void = {}
  }

  private static let runs = 31

  /// A row of labels.
  static func linear() -> [Harness.Measurement] {
    [5, 50, 200].flatMap { count in
      let name = "linear/\(count)"
      var rows = measure("box/\(name)", count) { box(HBox(), count) }
      rows += measure("engine/\(name)", count) { engine(EngineViews(.hbox, labels: labels(count))) }
      rows += measureYoga(.linear, name, count, labels: count)
      rows += measure("stack/\(name)", count) { stack(count) }
      return rows
    }
  }

  /// Lines of labels, 500 points wide.
  static func flow() -> [Harness.Measurement] {
    [3, 50, 200].flatMap { count in
      let name = "flow/\(count)"
      var rows = measure("box/\(name)", count) {
        let flow = VFlow(count: 0)
        Puyo(flow).width(500)
        return box(flow, count)
      }
      rows += measure("engine/\(name)", count) {
        engine(EngineViews(.vflow, width: 500, labels: labels(count)))
      }
      rows += measureYoga(.flow, name, count, labels: count)
      return rows
    }
  }

  /// Rows of five labels and the next row.
  static func depth() -> [Harness.Measurement] {
    [4, 20, 40].flatMap { levels in
      let (name, count) = ("depth/\(levels)", 5 * levels)
      var rows = measure("box/\(name)", count) { nestedBoxes(levels) }
      rows += measure("engine/\(name)", count) {
        engine(EngineViews(.hbox, levels: levels, labels: labels(count)))
      }
      rows += measureYoga(.depth, name, levels, labels: count)
      rows += measure("stack/\(name)", count) { nestedStacks(levels) }
      return rows
    }
  }

  /// A long column of labels, one of which changes.
  static func column() -> [Harness.Measurement] {
    [1_000, 10_000].map { count in
      measureAgain("box/column/\(count)", count, box(VBox(), count))
    }
  }

  // MARK: Measuring

  private static func measure(
    _ name: String,
    _ count: Int,
    _ make: () -> Tree
  ) -> [Harness.Measurement] {
    var waiting = (0...runs).map { _ in make() }
    let first = Harness.Measurement("\(name)/first", count: count, runs: runs) {
      let tree = waiting.removeLast()
      tree.layOut()
      return tree
    }
    return [first, measureAgain(name, count, make())]
  }

  private static func measureAgain(
    _ name: String,
    _ count: Int,
    _ tree: Tree
  ) -> Harness.Measurement {
    tree.layOut()
    var turn = 0
    let again = Harness.Measurement("\(name)/again", count: count, runs: runs) {
      turn += 1
      tree.labels[tree.labels.count / 2].text = turn.isMultiple(of: 2) ? "test" : "test label"
      tree.middleLabelDidChange()
      tree.layOut()
    }
    if !name.hasPrefix("engine") { check(tree.labels, turn) }
    return again
  }

  /// Stops the program unless the label in the middle is as wide as its text.
  private static func check(_ labels: [UILabel], _ turn: Int) {
    let label = labels[labels.count / 2]
    let width = label.sizeThatFits(.zero).width
    precondition((label.bounds.width - width).magnitude <= 1, "\(label.bounds) for \(width)")
  }

  private static func measureYoga(
    _ shape: YogaViews.Shape,
    _ name: String,
    _ size: Int,
    labels count: Int
  ) -> [Harness.Measurement] {
    guard YogaViews.isAvailable else { return [] }
    return measure("yoga/\(name)", count) {
      guard let views = YogaViews(shape, count: size, labels: labels(count)) else {
        preconditionFailure("the library has been loaded")
      }
      return Tree(
        owner: views,
        labels: views.labels,
        layOut: { views.layOut() },
        middleLabelDidChange: { views.middleLabelDidChange() }
      )
    }
  }

  private static func engine(_ views: EngineViews) -> Tree {
    Tree(
      owner: views,
      labels: views.labels,
      layOut: { views.layOut() },
      middleLabelDidChange: { views.middleLabelDidChange() }
    )
  }

  private static func labels(_ count: Int) -> [UILabel] {
    (0..<count).map { index in
      let label = UILabel()
      label.text = "\(index) test label"
      return label
    }
  }

  // MARK: Trees

  private static func box(_ box: BoxView, _ count: Int) -> Tree {
    let labels = labels(count)
    for label in labels { box.addSubview(label) }
    return Tree(owner: box, labels: labels) { box.layoutIfNeeded() }
  }

  private static func stack(_ count: Int) -> Tree {
    let labels = labels(count)
    return tree(UIStackView(arrangedSubviews: labels), labels)
  }

  private static func tree(_ stack: UIStackView, _ labels: [UILabel]) -> Tree {
    stack.alignment = .leading
    return Tree(owner: stack, labels: labels) {
      let size = stack.sizeThatFits(.zero)
      if stack.bounds.size != size { stack.bounds.size = size }
      stack.layoutIfNeeded()
    }
  }

  private static func nestedBoxes(_ levels: Int) -> Tree {
    let root = HBox()
    var (box, labels) = (root, [UILabel]())
    for level in 0..<levels {
      for index in 0..<5 {
        let label = UILabel()
        label.text = "\(5 * level + index) test label"
        labels.append(label)
        box.addSubview(label)
      }
      guard level + 1 < levels else { break }
      let next = HBox()
      box.addSubview(next)
      box = next
    }
    return Tree(owner: root, labels: labels) { root.layoutIfNeeded() }
  }

  private static func nestedStacks(_ levels: Int) -> Tree {
    let root = UIStackView()
    var (stack, labels) = (root, [UILabel]())
    for level in 0..<levels {
      for index in 0..<5 {
        let label = UILabel()
        label.text = "\(5 * level + index) test label"
        labels.append(label)
        stack.addArrangedSubview(label)
      }
      guard level + 1 < levels else { break }
      let next = UIStackView()
      next.alignment = .leading
      stack.addArrangedSubview(next)
      stack = next
    }
    return tree(root, labels)
  }
}
