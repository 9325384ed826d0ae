import Harness
import Tatami

/// The workloads of the original's tests with real labels: the first layout, and the layout after one
/// text has changed; beside the kit's stack views where these can do the same.
@MainActor
enum LayoutWorkloads {
  /// A view with labels, and its layout.
  private struct Tree {
    let root: UIView
    let labels: [UILabel]
    let layOut: () -> Void
  }

  private static let runs = 31

  /// A row of labels.
  static func linear() -> [Harness.Measurement] {
    [5, 50, 200].flatMap { count in
      measure("box/linear/\(count)", count) { box(HBox(), count) }
        + measure("stack/linear/\(count)", count) { stack(count) }
    }
  }

  /// Lines of labels, 500 points wide.
  static func flow() -> [Harness.Measurement] {
    [3, 50, 200].flatMap { count in
      measure("box/flow/\(count)", count) {
        let flow = VFlow(count: 0)
        Puyo(flow).width(500)
        return box(flow, count)
      }
    }
  }

  /// Rows of five labels and the next row.
  static func depth() -> [Harness.Measurement] {
    [4, 20, 40].flatMap { levels in
      measure("box/depth/\(levels)", 5 * levels) { nestedBoxes(levels) }
        + measure("stack/depth/\(levels)", 5 * levels) { nestedStacks(levels) }
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
      precondition(tree.labels.last.map { $0.bounds.width > 0 } == true)
      return tree
    }
    let tree = make()
    tree.layOut()
    var turn = 0
    let again = Harness.Measurement("\(name)/again", count: count, runs: runs) {
      turn += 1
      tree.labels[tree.labels.count / 2].text = turn.isMultiple(of: 2) ? "test" : "test label"
      tree.layOut()
    }
    return [first, again]
  }

  private static func label(_ index: Int) -> UILabel {
    let label = UILabel()
    label.text = "\(index) test label"
    return label
  }

  // MARK: Trees

  private static func box(_ box: BoxView, _ count: Int) -> Tree {
    let labels = (0..<count).map(label)
    for label in labels { box.addSubview(label) }
    return Tree(root: box, labels: labels) { box.layoutIfNeeded() }
  }

  private static func stack(_ count: Int) -> Tree {
    let labels = (0..<count).map(label)
    return tree(UIStackView(arrangedSubviews: labels), labels)
  }

  private static func tree(_ stack: UIStackView, _ labels: [UILabel]) -> Tree {
    stack.alignment = .leading
    return Tree(root: stack, labels: labels) {
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
        let label = label(index)
        labels.append(label)
        box.addSubview(label)
      }
      guard level + 1 < levels else { break }
      let next = HBox()
      box.addSubview(next)
      box = next
    }
    return Tree(root: root, labels: labels) { root.layoutIfNeeded() }
  }

  private static func nestedStacks(_ levels: Int) -> Tree {
    let root = UIStackView()
    var (stack, labels) = (root, [UILabel]())
    for level in 0..<levels {
      for index in 0..<5 {
        let label = label(index)
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
