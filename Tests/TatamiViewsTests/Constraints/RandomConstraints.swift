import TatamiUIKit
import Testing
import TestSupport

/// A tree of views with constraints that is edited at random and compared with a new tree.
@MainActor
struct RandomConstraints {
  /// What describes a tree: for each view its superview, the edges and lengths, and what is active.
  private struct Model {
    var size = CGSize(width: 400, height: 300)
    var parents: [Int?] = []
    var isPlaced: [Bool] = []
    var frames: [CGRect] = []
    var constants: [[CGFloat]] = []
    var isActive: [[Bool]] = []
  }

  /// A tree and the constraints of each of its views.
  private struct Tree {
    let root: UIView
    var views: [UIView] = []
    var constraints: [[NSLayoutConstraint]] = []

    @MainActor
    init(_ model: Model) {
      root = UIView(frame: CGRect(origin: .zero, size: model.size))
      for index in model.parents.indices {
        let view = UIView(frame: model.frames[index])
        let parent = model.parents[index].map { views[$0] } ?? root
        parent.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = model.isPlaced[index]
        views.append(view)
        let rows = Self.rows(of: view, in: parent, model.constants[index])
        constraints.append(rows)
        for (row, isActive) in zip(rows, model.isActive[index]) { row.isActive = isActive }
      }
    }

    /// Two constraints for each axis, which never contradict: an edge and a length.
    @MainActor
    private static func rows(
      of view: UIView,
      in parent: UIView,
      _ constants: [CGFloat]
    ) -> [NSLayoutConstraint] {
      let sibling = parent.subviews.dropLast().last
      return [
        view.leftAnchor.constraint(
          equalTo: sibling?.rightAnchor ?? parent.leftAnchor,
          constant: constants[0]
        ),
        view.topAnchor.constraint(equalTo: parent.topAnchor, constant: constants[1]),
        view.widthAnchor.constraint(equalToConstant: constants[2]),
        view.heightAnchor.constraint(
          equalTo: parent.heightAnchor,
          multiplier: 0.5,
          constant: constants[3]
        ),
      ]
    }
  }

  private var random: SeededRandom
  private var model = Model()
  private let seed: UInt64

  init(seed: UInt64) {
    self.seed = seed
    random = SeededRandom(seed: seed)
    for index in 0..<Int.random(in: 2...12, using: &random) {
      model.parents.append(
        index == 0
          ? nil : Bool.random(using: &random) ? nil : Int.random(in: 0..<index, using: &random)
      )
      model.isPlaced.append(Int.random(in: 0..<4, using: &random) == 0)
      model.frames.append(CGRect(x: 5, y: 6, width: 70, height: 80))
      model.constants.append((0..<4).map { _ in CGFloat(Int.random(in: 0...40, using: &random)) })
      model.isActive.append(Array(repeating: !model.isPlaced[index], count: 4))
    }
  }

  /// Edits the tree and compares all frames after each edit.
  mutating func run(edits: Int) throws {
    let tree = Tree(model)
    for edit in 0...edits {
      if edit > 0 { apply(to: tree) }
      tree.root.layoutIfNeeded()
      // A view keeps its frame when the last constraint that mentions it ends.
      for (index, view) in tree.views.enumerated()
      where !model.isPlaced[index] && !model.isActive[index][0] {
        model.frames[index] = view.frame
      }
      let fresh = Tree(model)
      fresh.root.layoutIfNeeded()
      for (index, view) in tree.views.enumerated() {
        // Several solutions are equally good.
        if fresh.views[index].hasAmbiguousLayout { continue }
        try #require(
          view.frame == fresh.views[index].frame,
          "seed \(seed), edit \(edit), view \(index)"
        )
      }
    }
  }

  private mutating func apply(to tree: Tree) {
    let index = Int.random(in: model.parents.indices, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      model.size.height = CGFloat(Int.random(in: 100...500, using: &random))
      tree.root.frame.size = model.size
    case 1 where model.isPlaced[index]:
      model.frames[index].origin.x = CGFloat(Int.random(in: 0...100, using: &random))
      tree.views[index].frame = model.frames[index]
    case 2:
      // Constraints that were never active make no difference.
      let isActive = !model.isActive[index][0]
      guard !model.isPlaced[index] else { break }
      model.isActive[index] = Array(repeating: isActive, count: 4)
      model.isPlaced[index] = false
      if isActive {
        NSLayoutConstraint.activate(tree.constraints[index])
      } else {
        NSLayoutConstraint.deactivate(tree.constraints[index])
      }
    default:
      let row = Int.random(in: 0..<4, using: &random)
      let constant = CGFloat(Int.random(in: 0...60, using: &random))
      model.constants[index][row] = constant
      tree.constraints[index][row].constant = constant
    }
  }
}
