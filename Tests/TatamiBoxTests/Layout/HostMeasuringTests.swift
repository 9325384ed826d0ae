import TatamiBox
import TatamiGeometry
import Testing

@MainActor
@Suite struct `Leaves measured by a host` {
  /// A stand-in for a view: a main-actor class that is not `Sendable` without its actor.
  @MainActor
  private final class Label {
    var text: String
    private(set) var measureCount = 0

    init(_ text: String) { self.text = text }

    /// Returns the size of the text at 10 x 20 points a character, wrapped to a width.
    func sizeThatFits(_ space: Size) -> Size {
      measureCount += 1
      let columns = max(1, Int(min(Double(text.count), space.width / 10)))
      let lines = (text.count + columns - 1) / columns
      return Size(width: Double(columns) * 10, height: Double(lines) * 20)
    }
  }

  /// A column of labels, as a view that lays out boxes would own it.
  @MainActor
  private final class Column {
    var tree = BoxTree()
    let root: BoxHandle
    private(set) var labels: [BoxHandle: Label] = [:]
    private(set) var leaves: [BoxHandle] = []

    init(_ texts: [String]) throws {
      root = tree.makeBox(.vbox)
      for text in texts {
        let leaf = tree.makeHostMeasuredLeaf()
        labels[leaf] = Label(text)
        leaves.append(leaf)
        try tree.insert(leaf, into: root)
      }
    }

    func layOut(width: Double) throws {
      let labels = labels
      try tree.layout(root, in: BoxSpace(width: .definite(width))) { leaf, space in
        labels[leaf]?.sizeThatFits(space) ?? .zero
      }
    }

    var measureCount: Int { labels.values.map(\.measureCount).reduce(0, +) }
  }

  @Test func `a main-actor object measures leaves during the layout`() throws {
    let column = try Column(["one", "twenty-one"])
    try column.layOut(width: 50)
    #expect(
      try column.leaves.map { try column.tree.frame(of: $0) } == [
        Rect(x: 0, y: 0, width: 30, height: 20), Rect(x: 0, y: 20, width: 50, height: 40),
      ]
    )
    #expect(try column.tree.frame(of: column.root).height == 60)
  }

  @Test func `each leaf is measured once and again only after a change`() throws {
    let column = try Column(["one", "two", "three"])
    try column.layOut(width: 100)
    try column.layOut(width: 100)
    #expect(column.measureCount == 3)
    column.labels[column.leaves[1]]?.text = "two lines"
    try column.tree.invalidateContent(of: column.leaves[1])
    try column.layOut(width: 100)
    #expect(column.measureCount == 4)
    #expect(try column.tree.frame(of: column.leaves[1]).width == 90)
  }

  @Test func `a layout without host names the leaf, and the next one measures it`() throws {
    let column = try Column(["one", "two"])
    let error = BoxTreeError.leafNeedsHost(column.leaves[0])
    #expect(throws: error) { try column.tree.layout(column.root) }
    #expect(
      error.description
        == "node 1/0: the host measures this leaf; lay it out with layout(_:in:measuring:)"
    )
    try column.layOut(width: 100)
    #expect(column.measureCount == 2)
    #expect(try column.tree.frame(of: column.leaves[1]) == Rect(x: 0, y: 20, width: 30, height: 20))
  }

  @Test func `a leaf without parent is measured too`() throws {
    var tree = BoxTree()
    let leaf = tree.makeHostMeasuredLeaf(BoxStyle(margin: Insets(top: 1, left: 2)))
    let label = Label("four")
    try tree.layout(leaf) { _, space in label.sizeThatFits(space) }
    #expect(try tree.frame(of: leaf) == Rect(x: 2, y: 1, width: 40, height: 20))
    #expect(throws: BoxTreeError.leafNeedsHost(leaf)) {
      try tree.invalidateContent(of: leaf)
      try tree.layout(leaf)
    }
  }
}
