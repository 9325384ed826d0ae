import TatamiBox
import TatamiGeometry
import Testing

@Suite struct `Tree editing` {
  @Test func `the handle of a destroyed node is rejected even if its slot is reused`() throws {
    var tree = BoxTree()
    let old = tree.makeLeaf(content: .zero)
    try tree.destroy(old)
    let new = tree.makeLeaf(content: .zero)
    #expect(throws: BoxTreeError.staleHandle(old)) { try tree.frame(of: old) }
    #expect(throws: BoxTreeError.staleHandle(old)) { try tree.setStyle(BoxStyle(), of: old) }
    #expect(throws: BoxTreeError.staleHandle(old)) { try tree.layout(old) }
    #expect(!tree.contains(old))
    #expect(tree.contains(new))
    #expect(tree.count == 1)
    #expect(
      "\(BoxTreeError.staleHandle(old))"
        == "node 0/0: the node was destroyed or belongs to another tree"
    )
  }

  @Test func `destroying a box destroys its subtree`() throws {
    var tree = BoxTree()
    let (outer, inner) = (tree.makeBox(.hbox), tree.makeBox(.vbox))
    let leaf = tree.makeLeaf(content: .zero)
    try tree.insert(leaf, into: inner)
    try tree.insert(inner, into: outer)
    try tree.destroy(inner)
    #expect(!tree.contains(leaf))
    #expect(!tree.contains(inner))
    #expect(tree.contains(outer))
    #expect(try tree.children(of: outer).isEmpty)
  }

  @Test func `children are in the order of insertions and moves`() throws {
    var tree = BoxTree()
    let box = tree.makeBox(.hbox)
    let leaves = (0..<4).map { _ in tree.makeLeaf(content: .zero) }
    for leaf in leaves { try tree.insert(leaf, into: box, at: 0) }
    #expect(try tree.children(of: box) == leaves.reversed())
    try tree.move(leaves[0], to: 1)
    #expect(try tree.children(of: box) == [leaves[3], leaves[0], leaves[2], leaves[1]])
    try tree.insert(leaves[3], into: box)
    #expect(try tree.children(of: box) == [leaves[0], leaves[2], leaves[1], leaves[3]])
    #expect(try tree.parent(of: leaves[0]) == box)
    try tree.removeFromParent(leaves[0])
    #expect(try tree.parent(of: leaves[0]) == nil)
  }

  @Test func `invalid edits are rejected and change nothing`() throws {
    var tree = BoxTree()
    let (outer, inner) = (tree.makeBox(.hbox), tree.makeBox(.vbox))
    let leaf = tree.makeLeaf(content: .zero)
    try tree.insert(inner, into: outer)
    let cycle = BoxTreeError.cycle(node: outer, parent: inner)
    #expect(throws: cycle) { try tree.insert(outer, into: inner) }
    #expect(throws: BoxTreeError.cycle(node: outer, parent: outer)) {
      try tree.insert(outer, into: outer)
    }
    #expect(throws: BoxTreeError.leafHasNoChildren(leaf)) { try tree.insert(inner, into: leaf) }
    for position in [-1, 2] {
      #expect(throws: BoxTreeError.positionOutOfRange(position: position, count: 1)) {
        try tree.insert(leaf, into: outer, at: position)
      }
    }
    #expect(throws: BoxTreeError.notARoot(inner)) { try tree.layout(inner) }
    #expect(throws: BoxTreeError.boxHasNoContent(inner)) { try tree.invalidateContent(of: inner) }
    #expect(throws: BoxTreeError.leafHasNoLayout(leaf)) { try tree.layout(of: leaf) }
    #expect(try tree.children(of: outer) == [inner])
    #expect("\(cycle)" == "node 0/0: cannot be inserted into node 1/0, its own descendant")
  }

  @Test func `styles and layouts read back equal those set`() throws {
    var tree = BoxTree()
    var style = BoxStyle(
      width: .wrap(add: 1, min: 2, max: 3, priority: 4, shrink: 5),
      height: .aspectRatio(1.5),
      margin: Insets(top: 1, left: 2, bottom: 3, right: 4),
      alignment: [.top, .trailing]
    )
    style.flowEnding = true
    style.activated = false
    var layout = BoxLayout.vflow
    layout.space = 7
    layout.runRowSizes = [30, .fill, .wrap(grow: 2)]
    let box = tree.makeBox(layout, style)
    #expect(try tree.style(of: box) == style)
    #expect(try tree.layout(of: box) == layout)
    try tree.updateStyle(of: box) { $0 = BoxStyle() }
    try tree.updateLayout(of: box) { $0 = .zbox }
    #expect(try tree.style(of: box) == BoxStyle())
    #expect(try tree.layout(of: box) == .zbox)
  }

  @Test func `copies of a tree are independent`() throws {
    var tree = BoxTree()
    let leaf = tree.makeLeaf(content: Size(width: 10, height: 10))
    let copy = tree
    try tree.setContent(Size(width: 20, height: 20), of: leaf)
    try tree.layout(leaf)
    #expect(try copy.frame(of: leaf) == .zero)
    #expect(try tree.frame(of: leaf).width == 20)
  }
}
