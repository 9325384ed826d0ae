import Glibc
import TatamiBox
import TatamiGeometry

/// The measured width of all leaves.
///
/// Unsafe, because the comparison runs on one thread and changes the value only between layouts.
nonisolated(unsafe) private var leafWidth = 57.0

/// Tatami's boxes.
struct TatamiEngine: Engine {
  private var tree = BoxTree()
  private var leaves: [BoxHandle] = []
  private let root: BoxHandle
  private let space: BoxSpace
  private let content: Workload.Content

  init(_ workload: Workload) {
    content = workload.content
    tree.reserveCapacity(workload.nodes)
    leaves.reserveCapacity(workload.leaves)
    let isFlow = workload.shape == .flow
    space = BoxSpace(width: isFlow ? 500 : .unbounded)
    root = tree.makeBox(isFlow ? .vflow : .hbox, BoxStyle(width: isFlow ? .fill : .wrap))
    switch workload.shape {
    case .linear, .flow: addLeaves(Int(workload.count), to: root)
    case .depth: addLevels(Int(workload.count))
    case .tree: addTree(Int(workload.count), to: root, .vbox)
    }
  }

  static func setLeafWidth(_ width: Double) { leafWidth = width }

  mutating func layOut() {
    perform { try tree.layout(root, in: space) }
  }

  mutating func touchAll() {
    for leaf in leaves { touch(leaf) }
  }

  mutating func touchOne() {
    touch(leaves[leaves.count / 2])
  }

  func width() -> Double {
    var width = 0.0
    perform { width = try tree.frame(of: root).width }
    return width
  }

  func release() {}

  private mutating func touch(_ leaf: BoxHandle) {
    perform {
      switch content {
      case .measured: try tree.invalidateContent(of: leaf)
      case .fixed: try tree.setContent(Size(width: leafWidth, height: 17), of: leaf)
      case .styled: try tree.setStyle(Self.leafStyle, of: leaf)
      }
    }
  }

  private mutating func makeLeaf() -> BoxHandle {
    switch content {
    case .measured: tree.makeLeaf { _ in Size(width: leafWidth, height: 17) }
    case .fixed: tree.makeLeaf(content: Size(width: leafWidth, height: 17))
    case .styled: tree.makeLeaf(Self.leafStyle, content: .zero)
    }
  }

  private static var leafStyle: BoxStyle { BoxStyle(width: .fix(leafWidth), height: .fix(17)) }

  private mutating func addLeaves(_ count: Int, to box: BoxHandle) {
    for _ in 0..<count {
      let leaf = makeLeaf()
      leaves.append(leaf)
      perform { try tree.insert(leaf, into: box) }
    }
  }

  private mutating func addLevels(_ count: Int) {
    var box = root
    for level in 1...count {
      addLeaves(5, to: box)
      if level == count { break }
      let next = tree.makeBox(.hbox)
      perform { try tree.insert(next, into: box) }
      box = next
    }
  }

  private mutating func addTree(_ levels: Int, to box: BoxHandle, _ layout: BoxLayout) {
    guard levels > 1 else { return addLeaves(10, to: box) }
    for _ in 0..<10 {
      let child = tree.makeBox(layout)
      perform { try tree.insert(child, into: box) }
      addTree(levels - 1, to: child, layout == .hbox ? .vbox : .hbox)
    }
  }

  /// Calls a closure and exits on an error; handles are valid by construction.
  private func perform(_ work: () throws -> Void) {
    do {
      try work()
    } catch {
      print(error)
      exit(70)
    }
  }
}
