import TatamiListContent
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Outlines and reordering in lists of a diffable data source.
@MainActor
@Suite(.arithmeticText)
struct OutlineTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view: UICollectionView
  private let source: Source

  init() {
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .plain)
      )
    )
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      _,
      item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(), .reorder(displayed: .always)]
    }
    source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    window.isHidden = false
    window.addSubview(view)
  }

  private func applyTree() {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    source.apply(tree, to: 0)
    Simulator.advance(by: 0)
  }

  private var shown: [String] { source.snapshot().itemIdentifiers }

  private func cell(_ item: String) -> UICollectionViewListCell? {
    source.indexPath(for: item).flatMap { view.cellForItem(at: $0) as? UICollectionViewListCell }
  }

  private func tapArrow(of item: String) {
    let arrow = cell(item)?.subviews.compactMap { $0 as? CellSymbolView }
      .first { $0.symbol == .disclosure }
    guard let arrow, let cell = cell(item) else { return }
    Simulator.tap(at: cell.convert(arrow.center, to: window), in: window)
    Simulator.advance(by: 1)
  }

  @Test func `L109: a tap on the arrow shows and hides the children`() throws {
    applyTree()
    #expect(shown == ["a", "b"])
    #expect(cell("a")?.configurationState.isExpanded == false)
    tapArrow(of: "a")
    #expect(shown == ["a", "a1", "a2", "b"])
    #expect(cell("a")?.configurationState.isExpanded == true)
    #expect(cell("a1")?.indentationLevel == 1)
    #expect(cell("b")?.indentationLevel == 0)
    tapArrow(of: "a")
    #expect(shown == ["a", "b"])
  }

  @Test func `L109: the handlers are called in order and may provide the children`() {
    var calls: [String] = []
    source.sectionSnapshotHandlers.shouldExpandItem = { item in
      calls.append("shouldExpand \(item)")
      return item == "a"
    }
    source.sectionSnapshotHandlers.willExpandItem = { calls.append("willExpand \($0)") }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, old in
      calls.append("children \(item) \(old.items)")
      var children = NSDiffableDataSourceSectionSnapshot<String>()
      children.append(["a3"])
      return children
    }
    source.sectionSnapshotHandlers.shouldCollapseItem = { item in
      calls.append("shouldCollapse \(item)")
      return true
    }
    source.sectionSnapshotHandlers.willCollapseItem = { calls.append("willCollapse \($0)") }
    applyTree()
    tapArrow(of: "a")
    #expect(calls == ["shouldExpand a", "willExpand a", #"children a ["a1", "a2"]"#])
    #expect(shown == ["a", "a3", "b"])
    calls = []
    tapArrow(of: "b")
    tapArrow(of: "a")
    #expect(calls == ["shouldExpand b", "shouldCollapse a", "willCollapse a"])
    #expect(shown == ["a", "b"])
  }

  @Test func `L109: the handler of the accessory replaces the change, in headers for any tap`()
    throws
  {
    applyTree()
    var taps = 0
    let cell = try #require(self.cell("a"))
    cell.accessories = [.outlineDisclosure(options: .init(style: .header)) { taps += 1 }]
    cell.layoutIfNeeded()
    Simulator.tap(at: CGPoint(x: 200, y: 20), in: window)
    Simulator.advance(by: 1)
    #expect(taps == 1)
    #expect(shown == ["a", "b"])
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func `L110: a drag of the handle moves the item and calls the handlers`() throws {
    var transactions: [NSDiffableDataSourceTransaction<Int, String>] = []
    var shownInHandlers: [[String]] = []
    source.reorderingHandlers.canReorderItem = { $0 != "c" }
    source.reorderingHandlers.willReorder = { _ in shownInHandlers.append(self.shown) }
    source.reorderingHandlers.didReorder = {
      shownInHandlers.append(self.shown)
      transactions.append($0)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot)
    Simulator.advance(by: 0)
    drag(from: 22, to: 115)
    #expect(shown == ["b", "c", "a"])
    #expect(shownInHandlers == [["a", "b", "c"], ["b", "c", "a"]])
    let transaction = try #require(transactions.first)
    #expect(transaction.initialSnapshot.itemIdentifiers == ["a", "b", "c"])
    #expect(transaction.finalSnapshot.itemIdentifiers == ["b", "c", "a"])
    #expect(transaction.difference.count == 2)
    #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == [0])
    #expect(transaction.sectionTransactions.first?.finalSnapshot.items == ["b", "c", "a"])
    #expect(cell("a")?.frame.minY == 88)
    drag(from: 66, to: 10)
    #expect(shown == ["b", "c", "a"])
    #expect(transactions.count == 1)
  }

  /// Drags the handle of a row.
  private func drag(from start: CGFloat, to end: CGFloat) {
    let touch = Simulator.touchDown(at: CGPoint(x: 292, y: start), in: window)
    for step in 1...5 {
      Simulator.advance(by: 0.05)
      let y = start + (end - start) * CGFloat(step) / 5
      Simulator.move(touch, to: CGPoint(x: 292, y: y))
    }
    Simulator.advance(by: 0.5)
    Simulator.lift(touch)
    Simulator.advance(by: 1)
  }
}
