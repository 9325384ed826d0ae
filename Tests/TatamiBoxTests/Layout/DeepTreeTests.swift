import TatamiBox
import TatamiGeometry
import TestSupport
import Testing

@Suite struct `Deep trees` {
  /// A depth at which a recursion with 300 bytes per level exhausts a stack of 8 MB; functions that
  /// lay out a box use more.
  static let depth = Thoroughness.cases(30_000, thorough: 100_000)

  @Test(arguments: [BoxLayout.hbox, .vflow, .zbox])
  func `a tree of many levels is laid out, changed and destroyed`(_ layout: BoxLayout) throws {
    var tree = BoxTree()
    let leaf = tree.makeLeaf(content: Size(width: 10, height: 4))
    var top = leaf
    let style = BoxStyle(margin: Insets(top: 0, left: 1, bottom: 0, right: 0))
    for _ in 0..<Self.depth {
      let box = tree.makeBox(layout, style)
      try tree.insert(top, into: box)
      top = box
    }
    try tree.layout(top)
    #expect(try tree.frame(of: top) == Rect(x: 1, y: 0, width: Double(Self.depth + 9), height: 4))
    try tree.setContent(Size(width: 20, height: 5), of: leaf)
    try tree.layout(top)
    #expect(try tree.frame(of: top) == Rect(x: 1, y: 0, width: Double(Self.depth + 19), height: 5))
    try tree.destroy(top)
    #expect(tree.count == 0)
  }

  @Test func `nested boxes of fixed size are placed at any depth`() throws {
    var tree = BoxTree()
    let top = tree.makeBox(.hbox, BoxStyle(width: .fill, height: .fill))
    var box = top
    for _ in 0..<Self.depth {
      let next = tree.makeBox(.vbox, BoxStyle(width: .fill, height: .fill))
      try tree.insert(next, into: box)
      box = next
    }
    try tree.layout(top, in: BoxSpace(width: 300, height: 200))
    #expect(try tree.frame(of: box) == Rect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test func `passes that multiply at every level terminate`() throws {
    var tree = BoxTree()
    let top = tree.makeBox(.hbox, BoxStyle(width: 500, height: 500))
    var box = top
    for level in 0..<400 {
      let isRow = level % 2 == 0
      let flexible = SizeDescription.wrap(add: Double(level % 7), shrink: 1, grow: 1)
      let style =
        isRow ? BoxStyle(width: flexible, height: .fill) : BoxStyle(width: .fill, height: flexible)
      var layout = [BoxLayout.hbox, .vflow, .zbox, .vbox, .hflow][level % 5]
      layout.padding = Insets(top: 0.25, left: 0.5, bottom: 0, right: 0)
      let next = tree.makeBox(layout, style)
      let text = Double(level % 11) * 13
      let leaf = tree.makeLeaf(BoxStyle(width: .wrap(shrink: 2))) { space in
        Size(width: 40 + text, height: 9).flowing(in: space)
      }
      try tree.insert(next, into: box)
      try tree.insert(leaf, into: box)
      box = next
    }
    try tree.layout(top)
    #expect(try tree.frame(of: box).width.isFinite)
  }
}
