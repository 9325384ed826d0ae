import TatamiUIKit
import TestSupport
import Testing

@Suite struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// The sections a with 1, 2, 3 and b with 4, 5.
  private var snapshot: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test func `L97: section and item identifiers do not conflict`() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    let reports = Reports.during {
      snapshot.appendSections([1, 2])
      snapshot.appendItems([1, 2], toSection: 1)
    }
    #expect(reports.isEmpty)
    #expect(snapshot.itemIdentifiers(inSection: 1) == [1, 2])
  }

  @Test func `L97: items are appended to the last section`() {
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
  }

  @Test func `L97: appending items without any section is an error`() {
    var snapshot = Snapshot()
    let reports = Reports.during { snapshot.appendItems([1]) }
    #expect(reports == ["items cannot be appended to a snapshot without sections"])
    #expect(snapshot.numberOfItems == 0)
  }

  @Test func `L98: existing items that are appended or inserted move`() {
    var snapshot = snapshot
    snapshot.appendItems([2], toSection: "b")
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5, 2])
    snapshot.insertItems([5, 3, 9], beforeItem: 1)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [5, 3, 9, 1])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 2])
    #expect(snapshot.sectionIdentifier(containingItem: 5) == "a")
  }

  @Test func `L98: identifiers that occur twice are errors`() {
    var changed = snapshot
    let reports = Reports.during {
      changed.appendItems([7, 8, 7])
      changed.appendSections(["c", "c"])
      changed.appendSections(["d", "a"])
    }
    #expect(
      reports == [
        "an identifier occurs more than once in a snapshot: 7",
        "an identifier occurs more than once in a snapshot: c",
        "the snapshot already has the section a",
      ]
    )
    #expect(changed == snapshot)
  }

  @Test func `L99: unknown destinations and those among the moved items are errors`() {
    var changed = snapshot
    let reports = Reports.during {
      changed.insertItems([7], afterItem: 8)
      changed.moveItem(1, beforeItem: 1)
      changed.moveItem(8, beforeItem: 1)
      changed.insertItems([4, 2], beforeItem: 2)
      changed.moveSection("a", afterSection: "z")
      changed.moveSection("a", afterSection: "a")
      changed.insertSections(["c"], beforeSection: "z")
    }
    #expect(reports.count == 7)
    #expect(changed == snapshot)
  }

  @Test func `L99: deleting unknown items has no effect, reloading them is an error`() {
    var changed = snapshot
    let reports = Reports.during {
      changed.deleteItems([8])
      changed.deleteSections(["z"])
      changed.reloadItems([8])
      changed.reconfigureItems([8])
      changed.reloadSections(["z"])
    }
    let expected = ["item 8", "item 8", "section z"].map { "the snapshot has no \($0)" }
    #expect(reports == expected)
    #expect(changed == snapshot)
    #expect(changed.reloadedItemIdentifiers.isEmpty)
  }

  @Test func `L99: deleting all items removes the sections`() {
    var snapshot = snapshot
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
    #expect(snapshot.numberOfItems == 0)
  }

  @Test func `L100: copies keep the marks, which do not matter for equality`() {
    var marked = snapshot
    marked.reloadItems([2, 2, 4])
    marked.reconfigureItems([5])
    marked.reloadSections(["b"])
    let copy = marked
    #expect(copy.reloadedItemIdentifiers == [2, 4])
    #expect(copy.reconfiguredItemIdentifiers == [5])
    #expect(copy.reloadedSectionIdentifiers == ["b"])
    #expect(copy == snapshot)
    marked.deleteSections(["b"])
    #expect(marked.reloadedItemIdentifiers == [2])
    #expect(marked.reloadedSectionIdentifiers.isEmpty)
  }

  @Test func `L100: the index of an item counts across sections`() {
    #expect(snapshot.indexOfItem(5) == 4)
    #expect(snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("b") == 1)
  }

  @Test func `sections move with their items`() {
    var snapshot = snapshot
    snapshot.insertSections(["c"], beforeSection: "b")
    snapshot.moveSection("a", afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["c", "b", "a"])
    #expect(snapshot.itemIdentifiers == [4, 5, 1, 2, 3])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "a")
    snapshot.deleteSections(["a"])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == nil)
    #expect(snapshot.numberOfItems == 2)
  }

  @Test func `contents of unknown sections are reported`() {
    let reports = Reports.during {
      #expect(snapshot.numberOfItems(inSection: "z") == 0)
    }
    #expect(reports == ["the snapshot has no section z"])
  }
}
