/// A tree that all engines build and lay out.
struct Workload: Sendable {
  /// The shape of the tree; the raw values are those of the peers' libraries.
  enum Shape: Int32, Sendable {
    /// One row of leaves.
    case linear = 0
    /// Leaves in lines of 500 points.
    case flow = 1
    /// Nested rows: each has five leaves and the next row.
    case depth = 2
    /// Ten children per node, with alternating rows and columns.
    case tree = 3
  }

  /// The content of the leaves.
  enum Content: Sendable {
    /// Measured by a function, as in Yoga.
    case measured
    /// Of a fixed size.
    case fixed
    /// None: both lengths of the leaves' style are fixed, as in Taffy.
    case styled
  }

  let shape: Shape
  /// The number of leaves of a linear box or flow, or the number of levels.
  let count: Int32
  /// The content of the leaves; that of Yoga's leaves is always measured.
  var content = Content.measured

  /// The name, `shape/leaves` or `shape/levels`.
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

  /// The number of runs.
  var runs: Int { max(21, min(401, 400_000 / nodes)) }

  /// The workloads of the original's benchmark, and larger ones.
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
