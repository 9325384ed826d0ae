import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct CollectionUpdateTests {
  private let layout = UpdateLayout()

  private func path(_ item: Int, section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `S179: pending layout is finished first, counts are asked after the block`() {
    let fixture = CollectionFixture([3], isShown: false)
    fixture.source.recordsCounts = true
    _ = fixture.diary.take()
    fixture.view.performBatchUpdates {
      #expect(fixture.shownItems == [0, 1, 2])
      fixture.diary.add("block")
      fixture.source.counts = [2]
      fixture.view.deleteItems(at: [path(1)])
    }
    let calls = fixture.diary.take().filter { $0 == "block" || $0.hasPrefix("items") }
    #expect(calls == ["items of 0", "block", "items of 0"])
    #expect(fixture.view.numberOfItems(inSection: 0) == 2)
  }

  @Test func `S180: deletions use old paths, insertions new ones, whatever the order`() throws {
    let fixture = CollectionFixture([4])
    let last = try #require(fixture.cell(3))
    let first = try #require(fixture.cell(0))
    fixture.view.performBatchUpdates {
      fixture.source.counts = [4]
      fixture.view.insertItems(at: [path(0)])
      fixture.view.deleteItems(at: [path(2)])
      fixture.view.moveItem(at: path(0), to: path(3))
    }
    Simulator.advance(by: 1)
    #expect(fixture.cell(3) === first)
    #expect(fixture.cell(2) === last)
    #expect(fixture.shownItems == [0, 1, 2, 3])
    #expect(last.frame.minY == 100)
  }

  @Test func `S181, L120: the layout gets new counts and one update item per operation`() {
    let fixture = CollectionFixture([3, 1, 1], layout: layout)
    fixture.view.performBatchUpdates {
      fixture.source.counts = [3, 1, 1]
      fixture.view.deleteItems(at: [path(0)])
      fixture.view.insertItems(at: [path(2)])
      fixture.view.moveItem(at: path(1), to: path(0))
      fixture.view.reloadItems(at: [path(2)])
      fixture.view.deleteSections([1])
      fixture.view.insertSections([2])
    }
    #expect(layout.contexts.last?.invalidateDataSourceCounts == true)
    #expect(
      layout.items == [
        "delete 1/all -", "insert - 2/all", "delete 0/0 -", "reload 0/2 0/1", "move 0/1 0/0",
        "insert - 0/2",
      ]
    )
    #expect(UICollectionViewLayout().indexPathsToInsertForDecorationView(ofKind: "x").isEmpty)
    #expect(UICollectionViewLayout().indexPathsToDeleteForSupplementaryView(ofKind: "x").isEmpty)
  }

  @Test func `S182: final attributes are asked for old paths, initial ones for new paths`() {
    let fixture = CollectionFixture([3], layout: layout)
    fixture.source.counts = [3]
    layout.asked = []
    fixture.view.performBatchUpdates {
      fixture.view.deleteItems(at: [path(0)])
      fixture.view.insertItems(at: [path(2)])
    }
    #expect(
      layout.asked.sorted() == [
        "final 0", "final 1", "final 2", "initial 0", "initial 1", "initial 2",
      ]
    )
  }

  @Test func `S182: insertions and deletions without attributes fade in place`() throws {
    let fixture = CollectionFixture([2])
    let deleted = try #require(fixture.cell(0))
    fixture.view.performBatchUpdates {
      fixture.view.deleteItems(at: [path(0)])
      fixture.view.insertItems(at: [path(1)])
    }
    let inserted = try #require(fixture.cell(1))
    Simulator.advance(by: 0.15)
    #expect(deleted.superview === fixture.view)
    #expect(deleted.frame.minY == 0)
    let fading = [deleted, inserted].map { $0.layer.presentation()?.opacity ?? -1 }
    #expect(fading.allSatisfy { $0 > 0.1 })
    #expect(fading.allSatisfy { $0 < 0.9 })
    Simulator.advance(by: 1)
    #expect(deleted.superview == nil)
    #expect(inserted.layer.presentation()?.opacity == 1)
  }

  @Test func `S182: moved items slide from the old to the new attributes`() throws {
    let fixture = CollectionFixture([3])
    let moved = try #require(fixture.cell(0))
    fixture.view.moveItem(at: path(0), to: path(2))
    Simulator.advance(by: 0.15)
    let y = try #require(moved.layer.presentation()?.position.y)
    #expect(y > 40)
    #expect(y < 110)
    Simulator.advance(by: 1)
    #expect(moved.layer.presentation()?.position.y == 125)
  }

  @Test func `S182: attributes of the layout begin and end the animation`() throws {
    layout.shift = 100
    let fixture = CollectionFixture([2], layout: layout)
    let deleted = try #require(fixture.cell(1))
    fixture.source.counts = [2]
    fixture.view.performBatchUpdates {
      fixture.view.deleteItems(at: [path(1)])
      fixture.view.insertItems(at: [path(0)])
    }
    let inserted = try #require(fixture.cell(0))
    #expect(deleted.center.x == 150)
    Simulator.advance(by: 0.15)
    let x = try #require(inserted.layer.presentation()?.position.x)
    #expect(x < 40)
    #expect(x > -50)
  }

  @Test func `S183: the layout is finalized inside the animation, the completion comes once`() {
    let fixture = CollectionFixture([2], layout: layout)
    let probe = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    fixture.window.addSubview(probe)
    layout.onFinalize = { probe.frame.origin.x = 100 }
    var finished: [Bool] = []
    fixture.source.counts = [3]
    fixture.view.performBatchUpdates({ fixture.view.insertItems(at: [path(0)]) }) {
      finished.append($0)
    }
    Simulator.advance(by: 0.1)
    #expect(probe.layer.presentation()?.frame.minX ?? 100 < 99)
    #expect(finished.isEmpty)
    Simulator.advance(by: 1)
    #expect(finished == [true])
  }

  @Test func `S183: without animations the completion still comes`() {
    let fixture = CollectionFixture([2])
    var finished: [Bool] = []
    UIView.performWithoutAnimation {
      fixture.source.counts = [1]
      fixture.view.performBatchUpdates({ fixture.view.deleteItems(at: [path(0)]) }) {
        finished.append($0)
      }
    }
    Simulator.advance(by: 0)
    #expect(finished == [true])
    #expect(fixture.view.subviews.count { $0 is UICollectionViewCell } == 1)
  }

  @Test func `S184: the offset of an update is proposed to layout and delegate`() {
    layout.target = CGPoint(x: 0, y: 70)
    let fixture = CollectionFixture([20], layout: layout)
    fixture.view.contentOffset.y = 40
    fixture.show()
    fixture.source.counts = [21]
    fixture.view.insertItems(at: [path(0)])
    #expect(layout.proposed == [CGPoint(x: 0, y: 40)])
    Simulator.advance(by: 1)
    #expect(fixture.view.contentOffset.y == 70)
    #expect(fixture.shownItems == [1, 2, 3, 4, 5])
  }

  @Test func `S185: a change of the layout animates and keeps the visible cells`() throws {
    let fixture = CollectionFixture([4], cellClass: TransitionCell.self)
    let cell = try #require(fixture.cell(1) as? TransitionCell)
    let next = UpdateLayout()
    next.rowHeight = 80
    var finished: [Bool] = []
    fixture.view.setCollectionViewLayout(next, animated: true) { finished.append($0) }
    #expect(next.transitions == ["from", "finalize"])
    #expect(fixture.cell(1) === cell)
    #expect(cell.frame == CGRect(x: 0, y: 80, width: 100, height: 80))
    Simulator.advance(by: 0.15)
    #expect(cell.layer.presentation()?.frame.minY ?? 80 < 75)
    Simulator.advance(by: 1)
    #expect(finished == [true])
    #expect(cell.transitions == ["will", "did"])
    #expect(fixture.shownItems == [0, 1, 2])
    let last = UpdateLayout()
    fixture.view.collectionViewLayout = last
    fixture.show()
    #expect(next.transitions == ["from", "finalize", "to", "finalize"])
    #expect(fixture.cell(1)?.frame.minY == 50)
  }

  @Test func `S142: updates that do not fit the counts are an error and reload`() {
    let fixture = CollectionFixture([3])
    let reports = Reports.during {
      fixture.source.counts = [5]
      fixture.view.deleteItems(at: [path(0)])
    }
    #expect(reports.count == 1)
    let message = "Invalid update: invalid number of items in section 0."
    #expect(reports.first?.hasPrefix(message) == true)
    fixture.show()
    #expect(fixture.view.numberOfItems(inSection: 0) == 5)
    #expect(fixture.shownItems == [0, 1, 2, 3])
  }

  @Test func `S142: updates that do not fit stop the process in a debug build`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionFixture([3])
        fixture.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Invalid update: invalid number of items in section 0."))
  }

  @Test func `reloaded items get new cells and lose their selection`() throws {
    let fixture = CollectionFixture([3])
    fixture.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    let old = try #require(fixture.cell(1))
    fixture.source.configured = []
    fixture.view.reloadItems(at: [path(1)])
    #expect(fixture.source.configured == [path(1)])
    #expect(fixture.cell(1) !== old)
    Simulator.advance(by: 1)
    #expect(old.superview == nil)
    #expect(fixture.view.indexPathsForSelectedItems == [])
  }

  @Test func `L96: reconfiguring uses the present cell without preparing it for reuse`() throws {
    let fixture = CollectionFixture([3], cellClass: TransitionCell.self)
    let cell = try #require(fixture.cell(1) as? TransitionCell)
    fixture.source.configured = []
    fixture.view.reconfigureItems(at: [path(1), path(90)])
    #expect(fixture.source.configured == [path(1)])
    #expect(fixture.cell(1) === cell)
    #expect(cell.reuses == 0)
  }

  @Test func `selection moves with its item`() {
    let fixture = CollectionFixture([3])
    fixture.view.selectItem(at: path(2), animated: false, scrollPosition: [])
    fixture.source.counts = [3]
    fixture.view.performBatchUpdates {
      fixture.view.deleteItems(at: [path(0)])
      fixture.view.insertItems(at: [path(2)])
    }
    #expect(fixture.view.indexPathsForSelectedItems == [path(1)])
    #expect(fixture.cell(1)?.isSelected == true)
  }
}

private final class TransitionCell: UICollectionViewCell {
  var transitions: [String] = []
  var reuses = 0
  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
  override func willTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) { transitions.append("will") }
  override func didTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) { transitions.append("did") }
}

/// Records calls about updates and transitions.
private final class UpdateLayout: RowLayout {
  var contexts: [UICollectionViewLayoutInvalidationContext] = []
  var items: [String] = []
  var asked: [String] = []
  var transitions: [String] = []
  var proposed: [CGPoint] = []
  var target: CGPoint?
  var onFinalize: (() -> Void)?
  /// The distance by which items enter from the left and leave to the right; 0 for the default.
  var shift: CGFloat = 0

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    let names = ["insert", "delete", "reload", "move", "none"]
    items = updateItems.map { item in
      let paths = [item.indexPathBeforeUpdate, item.indexPathAfterUpdate].map { path in
        path.map { "\($0.section)/" + ($0.item == NSNotFound ? "all" : "\($0.item)") } ?? "-"
      }
      return "\(names[item.updateAction.rawValue]) \(paths[0]) \(paths[1])"
    }
  }
  override func finalizeCollectionViewUpdates() { onFinalize?() }
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    asked.append("initial \(itemIndexPath.item)")
    guard shift > 0 else { return nil }
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.center.x -= shift
    return attributes
  }
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    asked.append("final \(itemIndexPath.item)")
    guard shift > 0 else { return nil }
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.center.x += shift
    return attributes
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    proposed.append(proposedContentOffset)
    return target ?? proposedContentOffset
  }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    transitions.append("to")
  }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    transitions.append("from")
  }
  override func finalizeLayoutTransition() { transitions.append("finalize") }
}
