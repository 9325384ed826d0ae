import Foundation
import TestSupport
import Testing

@testable import TatamiListContent

@Suite struct UpdateMapTests {
  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Returns the error of a batch, or nil.
  private func error(_ updates: ListUpdates, _ before: [Int], _ after: [Int]) -> ListUpdateError? {
    do {
      _ = try UpdateMap(updates, before: before, after: after)
      return nil
    } catch {
      return error
    }
  }

  @Test func `S141: deletions use old index paths, insertions new ones`() throws {
    var updates = ListUpdates()
    updates.deletedItems = [path(0, 0), path(0, 2)]
    updates.insertedItems = [path(0, 0), path(0, 3)]
    let map = try UpdateMap(updates, before: [4], after: [4])
    #expect((0..<4).map { map.newPath(of: path(0, $0))?.item } == [nil, 1, nil, 2])
    #expect((0..<4).map { map.oldPath(of: path(0, $0))?.item } == [nil, 1, 3, nil])
  }

  @Test func `S141: the order of the calls has no effect`() throws {
    var (first, second) = (ListUpdates(), ListUpdates())
    first.deletedItems.insert(path(0, 1))
    first.insertedItems.insert(path(0, 0))
    second.insertedItems.insert(path(0, 0))
    second.deletedItems.insert(path(0, 1))
    #expect(
      try UpdateMap(first, before: [3], after: [3]) == UpdateMap(second, before: [3], after: [3])
    )
  }

  @Test func `a moved section keeps its items, whose changes use its new index`() throws {
    var updates = ListUpdates()
    updates.sectionMoves = [ListMove(from: 0, to: 1)]
    updates.deletedItems = [path(0, 0)]
    updates.insertedItems = [path(1, 1)]
    let map = try UpdateMap(updates, before: [2, 1], after: [1, 2])
    #expect(map.newPath(of: path(0, 0)) == nil)
    #expect(map.newPath(of: path(0, 1)) == path(1, 0))
    #expect(map.newPath(of: path(1, 0)) == path(0, 0))
    #expect(map.oldPath(of: path(1, 1)) == nil)
  }

  @Test func `an item can leave a deleted section for an inserted one`() throws {
    var updates = ListUpdates()
    updates.deletedSections = [0]
    updates.insertedSections = [0]
    updates.itemMoves = [ListMove(from: path(0, 2), to: path(0, 1))]
    let map = try UpdateMap(updates, before: [3], after: [2])
    #expect(map.newPath(of: path(0, 2)) == path(0, 1))
    #expect(map.newPath(of: path(0, 1)) == nil)
    #expect(map.oldPath(of: path(0, 1)) == path(0, 2))
    #expect(map.oldPath(of: path(0, 0)) == nil)
  }

  @Test func `a reloaded section may change its count, its items are new`() throws {
    var updates = ListUpdates()
    updates.reloadedSections = [1]
    updates.insertedSections = [0]
    let map = try UpdateMap(updates, before: [2, 5], after: [1, 2, 9])
    #expect(map.newSection(of: 1) == nil)
    #expect(map.newIndex(ofSection: 1) == 2)
    #expect(map.newPath(of: path(1, 0)) == nil)
    #expect(map.oldPath(of: path(2, 8)) == nil)
    #expect(map.newPath(of: path(0, 1)) == path(1, 1))
  }

  @Test func `a reloaded item keeps its counterpart`() throws {
    var updates = ListUpdates()
    updates.reloadedItems = [path(0, 1)]
    updates.deletedItems = [path(0, 0)]
    let map = try UpdateMap(updates, before: [2], after: [1])
    #expect(map.newPath(of: path(0, 1)) == path(0, 0))
  }

  @Test(arguments: 0..<Thoroughness.cases(8, thorough: 200))
  func `maps agree with arrays edited step by step`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<25 {
      let model = UpdateModel(using: &random)
      let (before, after) = (model.before, model.after)
      let map = try UpdateMap(
        model.updates,
        before: UpdateModel.counts(before),
        after: UpdateModel.counts(after)
      )
      let olds = Dictionary(uniqueKeysWithValues: paths(before))
      let news = Dictionary(uniqueKeysWithValues: paths(after))
      #expect(olds.allSatisfy { map.newPath(of: $1) == news[$0] })
      #expect(news.allSatisfy { map.oldPath(of: $1) == olds[$0] })
      let sections = before.map { old in after.firstIndex { $0.id == old.id } }
      #expect(before.indices.map(map.newSection(of:)) == sections)
    }
  }

  private func paths(_ sections: [UpdateModel.Section]) -> [(Int, IndexPath)] {
    sections.enumerated().flatMap { index, section in
      section.items.enumerated().map { ($1, path(index, $0)) }
    }
  }

  // MARK: Errors

  @Test func `S142: a count that the changes do not lead to is an error`() {
    var updates = ListUpdates()
    updates.deletedItems = [path(0, 0)]
    let wrong = error(updates, [3], [4])
    #expect(
      wrong?.message(.table)
        == "Invalid update: invalid number of rows in section 0. The number of rows contained in "
        + "an existing section after the update (4) must be equal to the number of rows contained "
        + "in that section before the update (3), plus or minus the number of rows inserted or "
        + "deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows "
        + "moved into or out of that section (0 moved in, 0 moved out)."
    )
    #expect(error(updates, [3], [2]) == nil)
  }

  @Test func `S142: the number of sections has to match, too`() {
    let wrong = error(ListUpdates(), [1, 1], [1])
    #expect(
      wrong?.message(.collection)
        == "Invalid update: invalid number of sections. The number of sections contained in the "
        + "collection view after the update (1) must be equal to the number of sections contained "
        + "in the collection view before the update (2), plus or minus the number of sections "
        + "inserted or deleted (0 inserted, 0 deleted)."
    )
  }

  @Test func `indices that do not exist are errors`() {
    var updates = ListUpdates()
    updates.deletedItems = [path(0, 5)]
    #expect(
      error(updates, [3], [2])?.message(.table)
        == "attempt to delete row 5 from section 0 which only contains 3 rows before the update"
    )
    updates = ListUpdates()
    updates.insertedItems = [path(0, -1)]
    #expect(
      error(updates, [3], [4])?.message(.collection)
        == "attempt to insert item -1 into section 0, but there are only 4 items in section 0 "
        + "after the update"
    )
    updates = ListUpdates()
    updates.itemMoves = [ListMove(from: path(2, 0), to: path(0, 0))]
    #expect(
      error(updates, [3], [3])?.message(.table)
        == "attempt to move section 2, but there are only 1 sections before the update"
    )
  }

  @Test func `two changes of one element are errors`() {
    var updates = ListUpdates()
    updates.deletedItems = [path(0, 0)]
    updates.reloadedItems = [path(0, 0)]
    #expect(
      error(updates, [3], [2])?.message(.table)
        == "attempt to delete and reload the same index path (0, 0)"
    )
    updates = ListUpdates()
    updates.sectionMoves = [ListMove(from: 0, to: 1), ListMove(from: 0, to: 0)]
    #expect(
      error(updates, [1, 1], [1, 1])?.message(.table)
        == "attempt to move and move the same section (0)"
    )
  }
}
