import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// A tree of views with constraints of all kinds that is edited at random and compared with new trees.
@MainActor
struct RandomLayout {
  var model = LayoutModel()
  var random: SeededRandom
  private let seed: UInt64
  /// The number of comparisons that were made.
  private(set) var comparisons = 0

  init(seed: UInt64, features: LayoutModel.Features) {
    self.seed = seed
    random = SeededRandom(seed: seed)
    model.features = features
    addRoot()
    for _ in 0..<random.int(in: 2...8) { addNode() }
    for _ in 0..<random.int(in: 0...2) {
      model.guideOwners.append(
        random.pick(model.nodes.indices.filter { !model.nodes[$0].isScroll })
      )
    }
    for _ in 0..<random.int(in: 2...14) { if let row = row() { model.rows.append(row) } }
  }

  private mutating func addRoot() {
    var root = LayoutModel.Node()
    root.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    root.translates = true
    model.nodes.append(root)
    model.children.append([])
  }

  private mutating func addNode() {
    var node = LayoutModel.Node()
    node.kind = kind()
    node.translates = random.chance(0.1)
    node.hugging = [priority(), priority()]
    node.compression = [priority(), priority()]
    let parents = model.nodes.indices.filter { model.nodes[$0].mayHaveChildren }
    let parent = random.pick(parents)
    if node.isStack || model.nodes[parent].isStack { node.translates = false }
    model.children[parent].append(model.nodes.count)
    model.nodes.append(node)
    model.children.append([])
  }

  private mutating func kind() -> LayoutModel.Kind {
    switch random.int(in: 0...9) {
    case 0...2: .natural(CGSize(width: random.int(in: 0...90), height: random.int(in: 0...60)))
    case 3...5 where model.features.hasLabels: .label(text())
    case 6 where model.features.hasStacks, 7 where model.features.hasStacks: .stack
    case 8 where model.features.hasScrollViews: .scroll
    default: .plain
    }
  }

  mutating func text() -> String {
    let words = ["constraints", "are", "solved", "in", "the", "right", "order", "a"]
    return (0..<random.int(in: 0...9)).map { _ in random.pick(words) }.joined(separator: " ")
  }

  mutating func priority() -> Float { random.pick([100, 250, 250, 251, 500.5, 750, 999]) }

  // MARK: Constraints

  /// Returns a random constraint between items of the tree; nil if the choice is no legal one.
  mutating func row() -> LayoutModel.Row? {
    let (first, second) = (item(), item())
    guard isUsable(first), isUsable(second) else { return nil }
    let axis = random.int(in: 0...1)
    let isLength = random.chance(0.4)
    let isAlone = isLength && random.chance(0.5)
    if !isAlone, first == second { return nil }
    var row = LayoutModel.Row(
      first: first,
      attribute: attribute(axis, isLength),
      relation: random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
      second: isAlone ? nil : second,
      secondAttribute: isAlone ? .notAnAttribute : attribute(axis, isLength),
      multiplier: isLength && !isAlone ? random.pick([1, 1, 0.5, 2, 1.0 / 3]) : 1,
      constant: CGFloat(random.int(in: isLength ? 0...90 : -20...40)) / 2,
      priority: random.chance(0.35) ? 1000 : priority()
    )
    if row.attribute.isDirectional != row.secondAttribute.isDirectional, !isLength {
      row.secondAttribute = row.attribute
    }
    return row
  }

  private mutating func item() -> LayoutModel.Item {
    let node = random.int(in: 0...model.nodes.count - 1)
    switch random.int(in: 0...9) {
    case 0: return .margins(node)
    case 1 where !model.guideOwners.isEmpty, 2 where !model.guideOwners.isEmpty:
      return .guide(random.int(in: 0...model.guideOwners.count - 1))
    case 3 where model.nodes[node].isScroll: return .content(node)
    default: return .view(node)
    }
  }

  /// Whether an item is in the tree, so that constraints can mention it.
  func isUsable(_ item: LayoutModel.Item) -> Bool {
    switch item {
    case .view(let node), .margins(let node), .content(let node): model.isAttached(node)
    case .guide(let guide): model.guideOwners[guide].map(model.isAttached) == true
    }
  }

  private mutating func attribute(_ axis: Int, _ isLength: Bool) -> NSLayoutConstraint.Attribute {
    if isLength { return axis == 0 ? .width : .height }
    return axis == 0
      ? random.pick([.left, .right, .leading, .leading, .trailing, .trailing])
      : random.pick([.top, .bottom, .centerY])
  }

  // MARK: Runs

  /// Edits the tree and compares all frames after each edit.
  mutating func run(edits: Int) throws {
    let tree = LayoutTree(model)
    for edit in 0...edits {
      let action = edit > 0 ? change(tree) : "start"
      let offsets = tree.offsets
      _ = Reports.during {
        tree.root.layoutIfNeeded()
        // What follows an offset that the layout has limited waits for the next pass.
        if tree.offsets != offsets { tree.root.layoutIfNeeded() }
      }
      noteFrames(of: tree)
      try compare(tree, "seed \(seed), edit \(edit), \(action)")
    }
  }

  /// Notes the frames of views that no constraint places any more.
  private mutating func noteFrames(of tree: LayoutTree) {
    for node in model.nodes.indices {
      model.nodes[node].frame = tree.views[node].frame
      if let scroll = tree.views[node] as? UIScrollView {
        model.nodes[node].offset = scroll.contentOffset
      }
    }
  }

  private mutating func compare(_ tree: LayoutTree, _ place: String) throws {
    let fresh = LayoutTree(model)
    var contradictions: [ConstraintContradiction] = []
    _ = Reports.during {
      contradictions = ConstraintContradiction.during {
        fresh.root.layoutIfNeeded()
        // A first layout limits content offsets.
        fresh.setOffsets(of: model)
        fresh.root.layoutIfNeeded()
      }
    }
    guard contradictions.isEmpty else { return }
    comparisons += 1
    for node in model.nodes.indices where model.isAttached(node) {
      let (found, expected) = (tree.frame(of: node), fresh.frame(of: node))
      if found.isNearly(expected) || isUndetermined(fresh) { continue }
      try #require(found == expected, "\(place), view \(node) \(model.nodes[node].kind)")
    }
  }

  /// Whether several solutions are equally good.
  private func isUndetermined(_ tree: LayoutTree) -> Bool {
    !model.features.isDetermined && !ViewTree.ambiguousViews(in: tree.root).isEmpty
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isDirectional: Bool { self == .leading || self == .trailing }
  var isLength: Bool { self == .width || self == .height }
}

extension CGRect {
  /// Whether all values differ by at most 1e-6.
  fileprivate func isNearly(_ other: CGRect) -> Bool {
    abs(origin.x - other.origin.x) <= 1e-6 && abs(origin.y - other.origin.y) <= 1e-6
      && abs(size.width - other.size.width) <= 1e-6
      && abs(size.height - other.size.height) <= 1e-6
  }
}
