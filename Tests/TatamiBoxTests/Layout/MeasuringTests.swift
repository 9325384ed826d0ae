import TatamiBox
import TatamiGeometry
import Testing

@Suite struct Measuring {
  /// A counter of measure calls.
  ///
  /// Unchecked because a test and its tree run on one thread.
  private final class Counter: @unchecked Sendable {
    private(set) var count = 0
    func add() { count += 1 }
  }

  /// A content of a changing width.
  ///
  /// Unchecked because a test and its tree run on one thread.
  private final class Content: @unchecked Sendable {
    var width = 100.0
  }

  /// A row of columns whose leaves count their measurements.
  private struct Grid {
    var tree = BoxTree()
    let root: BoxHandle
    var leaves: [BoxHandle] = []
    let counter = Counter()

    init(columns: Int, rows: Int, column: BoxStyle = BoxStyle()) throws {
      root = tree.makeBox(.hbox)
      for _ in 0..<columns {
        let box = tree.makeBox(.vbox, column)
        try tree.insert(box, into: root)
        for _ in 0..<rows {
          let leaf = tree.makeLeaf { [counter] _ in
            counter.add()
            return Size(width: 57, height: 17)
          }
          leaves.append(leaf)
          try tree.insert(leaf, into: box)
        }
      }
    }
  }

  @Test func `each leaf of a new tree is measured once and not again without a change`() throws {
    var grid = try Grid(columns: 10, rows: 10)
    try grid.tree.layout(grid.root)
    #expect(grid.counter.count == 100)
    try grid.tree.layout(grid.root)
    #expect(grid.counter.count == 100)
  }

  @Test func `only a leaf whose content changed is measured again`() throws {
    var grid = try Grid(columns: 10, rows: 10)
    try grid.tree.layout(grid.root)
    try grid.tree.invalidateContent(of: grid.leaves[42])
    try grid.tree.layout(grid.root)
    #expect(grid.counter.count == 101)
    try grid.tree.setContent(Size(width: 90, height: 40), of: grid.leaves[42])
    try grid.tree.layout(grid.root)
    #expect(grid.counter.count == 101)
    #expect(try grid.tree.frame(of: grid.root).width == 9 * 57 + 90)
  }

  @Test func `cached sizes that fit are reused in a larger or smaller space`() throws {
    var grid = try Grid(columns: 4, rows: 4)
    try grid.tree.layout(grid.root, in: BoxSpace(width: 800, height: 600))
    let calls = grid.counter.count
    try grid.tree.layout(grid.root, in: BoxSpace(width: 700, height: 500))
    #expect(grid.counter.count == calls)
  }

  @Test func `no size from before a change is reused`() throws {
    var tree = BoxTree()
    let root = tree.makeBox(.hbox)
    let content = Content()
    let leaf = tree.makeLeaf { space in Size(width: min(content.width, space.width), height: 17) }
    try tree.insert(leaf, into: root)
    for width in [60.0, 50] {
      try tree.layout(root, in: BoxSpace(width: .definite(width)))
      #expect(try tree.frame(of: leaf).width == width)
    }
    content.width = 40
    try tree.invalidateContent(of: leaf)
    for (width, expected) in [(30.0, 30.0), (60, 40), (50, 40)] {
      try tree.layout(root, in: BoxSpace(width: .definite(width)))
      #expect(try tree.frame(of: leaf).width == expected)
    }
  }

  @Test func `a flow in limited space measures each leaf that fits once`() throws {
    var tree = BoxTree()
    let counter = Counter()
    let flow = tree.makeBox(.vflow, BoxStyle(width: .fill, height: .fill))
    for _ in 0..<20 {
      let leaf = tree.makeLeaf { _ in
        counter.add()
        return Size(width: 57, height: 17)
      }
      try tree.insert(leaf, into: flow)
    }
    try tree.layout(flow, in: BoxSpace(width: 500, height: 400))
    #expect(counter.count == 20)
    let last = try #require(try tree.children(of: flow).last)
    #expect(try tree.frame(of: last) == Rect(x: 3 * 57, y: 2 * 17, width: 57, height: 17))
  }

  @Test func `a moved subtree keeps its cached sizes`() throws {
    var grid = try Grid(columns: 3, rows: 5)
    try grid.tree.layout(grid.root)
    let columns = try grid.tree.children(of: grid.root)
    try grid.tree.move(columns[2], to: 0)
    try grid.tree.layout(grid.root)
    #expect(grid.counter.count == 15)
    try grid.tree.removeFromParent(columns[0])
    try grid.tree.layout(grid.root)
    try grid.tree.insert(columns[0], into: grid.root)
    try grid.tree.layout(grid.root)
    #expect(grid.counter.count == 15)
    #expect(try grid.tree.frame(of: columns[0]).minX == 2 * 57)
  }

  @Test func `leaves whose size does not depend on their content are not measured`() throws {
    var tree = BoxTree()
    let counter = Counter()
    let box = tree.makeBox(.hbox, BoxStyle(width: 100, height: 100))
    for style in [
      BoxStyle(width: 10, height: 10), BoxStyle(width: .fill, height: .fill),
      BoxStyle(width: 0, height: .wrap),
    ] {
      let leaf = tree.makeLeaf(style) { _ in
        counter.add()
        return .zero
      }
      try tree.insert(leaf, into: box)
    }
    try tree.layout(box)
    #expect(counter.count == 0)
  }

  @Test func `a change does not propagate through boxes of fixed size`() throws {
    let column = BoxStyle(width: 60, height: 100)
    var grid = try Grid(columns: 3, rows: 3, column: column)
    try grid.tree.layout(grid.root, in: BoxSpace(width: 400, height: 300))
    try grid.tree.setContent(Size(width: 40, height: 40), of: grid.leaves[4])
    try grid.tree.layout(grid.root, in: BoxSpace(width: 400, height: 300))
    #expect(grid.counter.count == 9)
    #expect(try grid.tree.frame(of: grid.leaves[5]).minY == 57)
  }
}
