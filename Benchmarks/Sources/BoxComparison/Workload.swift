/// A tree that every engine builds and lays out.
struct Workload: Sendable {
  /// The form of the tree; raw values are what the Yoga library takes.
  enum Shape: Int32, Sendable {
    /// One row of leaves.
    case linear = 0
    /// Leaves in lines of 500 points.
    case flow = 1
    /// Rows in rows: each has five leaves and the next one.
    case depth = 2
    /// Ten children a node, rows and columns in turn.
    case tree = 3
  }

  /// What leaves are asked for their size.
  enum Content: Sendable {
    /// A measure function, as Yoga's leaves.
    case measured
    /// Nothing: the size is fixed, as that of Taffy's leaves.
    case fixed
  }

  let shape: Shape
  /// Leaves of a linear box or flow, levels of the others.
  let count: Int32
  /// What Tatami's leaves are; Yoga's are always measured.
  var content = Content.measured

  /// The name in tables, `shape/leaves` or `shape/levels`.
  var name: String {
    switch shape {
    case .linear: "linear/\(count)"
    case .flow: "flow/\(count)"
    case .depth: "depth/\(count)"
    case .tree: "tree/\(leaves)"
    }
  }

  /// The number of leaves.
  var leaves: Int {
    switch shape {
    case .linear, .flow: Int(count)
    case .depth: 5 * Int(count)
    case .tree: (0..<count).reduce(1) { product, _ in product * 10 }
    }
  }

  /// The number of nodes.
  var nodes: Int {
    switch shape {
    case .linear, .flow: leaves + 1
    case .depth: leaves + Int(count)
    case .tree: leaves + (leaves - 1) / 9
    }
  }

  /// How often each figure is taken.
  var runs: Int { max(21, min(401, 400_000 / nodes)) }

  /// The original's table and what goes beyond it.
  static let all: [Workload] =
    [5, 10, 30, 50, 80, 100, 120, 150, 180, 200, 1_000, 10_000].map {
      Workload(shape: .linear, count: $0)
    }
    + [3, 10, 30, 50, 80, 100, 120, 150, 180, 200, 1_000, 10_000].map {
      Workload(shape: .flow, count: $0)
    }
    + [4, 8, 12, 16, 20, 24, 28, 32, 36, 40].map { Workload(shape: .depth, count: $0) }
    + [4, 5].map { Workload(shape: .tree, count: $0) }
}
