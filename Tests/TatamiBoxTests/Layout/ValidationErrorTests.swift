import TatamiBox
import TatamiGeometry
import Testing

@Suite struct `Validation errors of laid out trees` {
  private static let advice =
    "nothing limits it; give the node or a box around it a length or a max"

  @Test func `a limited tree is valid`() throws {
    var tree = BoxTree()
    let root = tree.makeBox(.hbox)
    try tree.insert(tree.makeLeaf(content: Size(width: 40, height: 20)), into: root)
    try tree.layout(root)
    #expect(try tree.validationError(below: root) == nil)
  }

  @Test func `an unlimited length is reported with its node`() throws {
    var tree = BoxTree()
    let root = tree.makeBox(.vbox)
    let leaf = tree.makeLeaf(BoxStyle(width: .fill, height: 10), content: .zero)
    try tree.insert(leaf, into: root)
    try tree.layout(root, in: BoxSpace(width: .definite(100)))
    #expect(try tree.validationError(below: root) == nil)
    try tree.setStyle(BoxStyle(width: .wrap(min: 1e15), height: 10), of: leaf)
    try tree.layout(root)
    #expect(
      try tree.validationError(below: root)
        == "\(root): width is 1000000000000000.0; \(Self.advice)"
    )
    #expect(
      try tree.validationError(below: leaf)
        == "\(leaf): width is 1000000000000000.0; \(Self.advice)"
    )
  }

  @Test func `an unlimited coordinate is reported with its node`() throws {
    var tree = BoxTree()
    var layout = BoxLayout.hbox
    layout.space = -1e15
    let root = tree.makeBox(layout, BoxStyle(width: 100, height: 100))
    let leaves = (0..<2).map { _ in tree.makeLeaf(content: .zero) }
    for leaf in leaves { try tree.insert(leaf, into: root) }
    try tree.layout(root)
    #expect(
      try tree.validationError(below: root)
        == "\(leaves[1]): x is -1000000000000000.0; \(Self.advice)"
    )
  }

  @Test func `inactive nodes are ignored`() throws {
    var tree = BoxTree()
    var style = BoxStyle(width: .wrap(min: 1e15))
    style.activated = false
    let leaf = tree.makeLeaf(style, content: .zero)
    try tree.layout(leaf)
    #expect(try tree.validationError(below: leaf) == nil)
  }
}
