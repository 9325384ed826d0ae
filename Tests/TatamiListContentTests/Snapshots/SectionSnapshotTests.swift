import TatamiUIKit
import TestSupport
import Testing

@Suite struct SectionSnapshotTests {
  typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

  /// a with the children a1, which has the child x, and a2; and b.
  private var tree: Tree {
    var tree = Tree()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["x"], to: "a1")
    return tree
  }

  @Test func `L107, L176: visible items have only expanded ancestors`() {
    var tree = tree
    #expect(tree.visibleItems == ["a", "b"])
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "a1", "a2", "b"])
    tree.expand(["a1"])
    #expect(tree.visibleItems == ["a", "a1", "x", "a2", "b"])
    tree.collapse(["a"])
    #expect(tree.visibleItems == ["a", "b"])
    #expect(!tree.isVisible("x"))
    #expect(tree.items == ["a", "a1", "x", "a2", "b"])
    #expect(["a", "a1", "x"].map { tree.level(of: $0) } == [0, 1, 2])
  }

  @Test func `L107: inserting after an item means behind its descendants`() {
    var tree = tree
    tree.insert(["c"], after: "a")
    tree.insert(["a0"], before: "a1")
    #expect(tree.items == ["a", "a0", "a1", "x", "a2", "c", "b"])
    #expect(tree.rootItems == ["a", "c", "b"])
    #expect(tree.parent(of: "a0") == "a")
    #expect(tree.index(of: "c") == 5)
  }

  @Test func `L107: deleting takes the children along`() {
    var tree = tree
    tree.delete(["a1"])
    #expect(tree.items == ["a", "a2", "b"])
    #expect(!tree.contains("x"))
    tree.deleteAll()
    #expect(tree.items.isEmpty)
  }

  @Test func `L107: duplicates and unknown items are errors`() {
    var changed = tree
    let reports = Reports.during {
      changed.append(["x"])
      changed.append(["y", "y"], to: "b")
      changed.append(["y"], to: "z")
      changed.delete(["z"])
      changed.insert(["y"], before: "z")
    }
    #expect(reports.count == 5)
    #expect(changed == tree)
  }

  @Test func `L107: items without children can be expanded`() {
    var tree = tree
    tree.expand(["b", "z"])
    #expect(tree.isExpanded("b"))
    #expect(!tree.isExpanded("z"))
  }

  @Test func `parts are copied and replaced`() {
    var tree = tree
    tree.expand(["a1"])
    let part = tree.snapshot(of: "a")
    #expect(part.items == ["a1", "x", "a2"])
    #expect(part.isExpanded("a1"))
    #expect(tree.snapshot(of: "a1", includingParent: true).items == ["a1", "x"])
    var other = Tree()
    other.append(["m"])
    other.append(["n"], to: "m")
    tree.replace(childrenOf: "a", using: other)
    #expect(tree.items == ["a", "m", "n", "b"])
    #expect(tree.parent(of: "m") == "a")
  }
}
