import Foundation
import SourceCompatibility5
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Layouts of collection views written in Swift 5, in use.
@MainActor
@Suite(.arithmeticText) struct Swift5LayoutTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let source = Numbers()

  init() { window.isHidden = false }

  private final class Numbers: NSObject, UICollectionViewDataSource {
    var counts = [12, 8]
    var configure: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      configure(cell, indexPath)
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "view",
        for: indexPath
      )
    }
  }

  private final class Delegate: NSObject, @preconcurrency ShelfLayoutDelegate,
    UICollectionViewDelegateFlowLayout, TileLayoutDelegate
  {
    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      aspectRatioForItemAt indexPath: IndexPath
    ) -> CGFloat { indexPath.item == 0 ? 2 : 1 }
    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      columnCountFor section: Int
    ) -> Int? { section == 1 ? 3 : nil }
    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 60 + indexPath.item % 3 * 25, height: 40) }
    func tileLayout(_ layout: TileLayout, spanOfItemAt indexPath: IndexPath) -> Int {
      indexPath.item % 3 + 1
    }
  }

  private func show(
    _ layout: UICollectionViewLayout,
    cell: UICollectionViewCell.Type = UICollectionViewCell.self,
    delegate: (any UICollectionViewDelegate)? = nil
  ) -> UICollectionView {
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: ShelfLayout.titleKind,
      withReuseIdentifier: "view"
    )
    view.dataSource = source
    view.delegate = delegate
    window.addSubview(view)
    Simulator.advance(by: 0)
    return view
  }

  private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: section))?.frame
  }

  @Test func `L178: a waterfall asks its own delegate and invalidates for new widths only`() {
    let (layout, delegate) = (ShelfLayout(), Delegate())
    layout.titleHeight = 30
    let view = show(layout, delegate: delegate)
    #expect(frame(view, 0) == CGRect(x: 0, y: 30, width: 155, height: 310))
    #expect(frame(view, 1) == CGRect(x: 165, y: 30, width: 155, height: 155))
    #expect(frame(view, 2)?.origin == CGPoint(x: 165, y: 195))
    let title = IndexPath(item: 0, section: 1)
    view.contentOffset.y = view.contentSize.height - 400
    Simulator.advance(by: 0)
    let shown = view.supplementaryView(forElementKind: ShelfLayout.titleKind, at: title)
    #expect(shown?.frame.height == 30)
    #expect(frame(view, 7, 1)?.width == layout.itemWidth(columns: 3))
    view.frame.size.width = 210
    view.contentOffset = .zero
    Simulator.advance(by: 0)
    #expect(frame(view, 0)?.width == 100)
    view.performBatchUpdates({
      source.counts[0] = 13
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    })
    Simulator.advance(by: 1)
    #expect(frame(view, 0)?.height == 200)
    #expect(frame(view, 1)?.height == 100)
  }

  @Test(arguments: [true, false])
  func `L179: copies of a flow layout's attributes are aligned by their neighbors`(isLeft: Bool) {
    let (layout, delegate) = (RaggedFlowLayout(alignment: isLeft ? .left : .right), Delegate())
    layout.sectionInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 12)
    let view = show(layout, delegate: delegate)
    let lines = Dictionary(grouping: (0..<12).compactMap { frame(view, $0) }) { $0.minY }
    #expect(lines.count > 2)
    for line in lines.values {
      #expect((isLeft ? line.first?.minX : line.last?.maxX) == (isLeft ? 8 : 308))
      for (before, after) in zip(line, line.dropFirst()) {
        #expect(after.minX - before.maxX == 10)
      }
    }
  }

  @Test func `L180: a flow layout keeps caches that its overrides clear`() {
    let delegate = Delegate()
    let layout = TileLayout(delegate: delegate)
    let view = show(layout)
    #expect(frame(view, 1) == CGRect(x: 0, y: 30, width: 212, height: 30))
    let preparations = layout.preparations
    view.contentOffset.y = 50
    Simulator.advance(by: 0)
    #expect(layout.preparations == preparations)
    source.counts = [13, 8]
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    Simulator.advance(by: 1)
    #expect(layout.preparations == preparations + 1)
    #expect(view.contentOffset.y == 50)
    #expect(view.contentSize == CGSize(width: 320, height: 21 * 30))
    layout.minimumLineSpacing = 4
    layout.minimumInteritemSpacing = 4
    #expect(layout.spacingChanges == 2)
  }

  @Test func `a carousel stops at pages and transforms those beside the center`() throws {
    let layout = CarouselLayout()
    layout.itemSize = CGSize(width: 200, height: 300)
    layout.minimumLineSpacing = 20
    source.counts = [8]
    let view = UICollectionView(frame: window.bounds, carouselLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window.addSubview(view)
    Simulator.advance(by: 0)
    #expect(view.contentInset.left == 60)
    #expect(layout.currentPage == 0)
    layout.scrollToPage(index: 3, animated: true)
    Simulator.advance(by: 2)
    #expect(layout.currentPage == 3)
    let side = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
    #expect(abs(side.alpha - 0.5) < 0.01)
    #expect(abs(side.frame.width - 160) < 0.5)
    let touch = Simulator.touchDown(at: CGPoint(x: 250, y: 200), in: window)
    for step in 1...8 {
      Simulator.advance(by: 0.016)
      Simulator.move(touch, to: CGPoint(x: 250 - step * 15, y: 200))
    }
    Simulator.lift(touch)
    Simulator.advance(by: 4)
    let page = try #require(layout.currentPage)
    #expect(page > 3)
    #expect(abs(view.contentOffset.x - (CGFloat(page) * 220 - 60)) < 1)
  }

  @Test func `L177: a layout measures cells and follows updates and animated bounds`() {
    let layout = ThreadLayout()
    source.counts = [6, 6]
    source.configure = { ($0 as? ThreadCell)?.preferredHeight = 60 + CGFloat($1.item) }
    let view = show(layout, cell: ThreadCell.self)
    #expect(frame(view, 0)?.height == 60)
    #expect(frame(view, 1)?.minY == 60)
    #expect(layout.takeLog() == [])
    view.performBatchUpdates({
      source.counts = [7, 6, 2]
      view.insertItems(at: [IndexPath(item: 1, section: 0)])
      view.insertSections([2])
    })
    Simulator.advance(by: 1)
    #expect(layout.takeLog() == ["updates 2", "finalize"])
    #expect(frame(view, 1)?.minY == 60)
    #expect(frame(view, 2)?.minY == 121)
    source.counts = [6, 2]
    view.deleteSections([0])
    Simulator.advance(by: 1)
    view.semanticContentAttribute = .forceRightToLeft
    view.reloadData()
    Simulator.advance(by: 0)
    #expect(abs((frame(view, 0)?.maxX ?? 0) - 320) < 0.001)
    UIView.animate(withDuration: 0.2) {
      view.frame.size.width = 200
      view.layoutIfNeeded()
    }
    #expect(layout.takeLog().suffix(2) == ["from 320", "finalize bounds"])
  }

  @Test func `L182: staged changes set the data inside of batches that do not escape`() {
    let table = UITableView(frame: window.bounds, style: .plain)
    let rows = Rows()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    window.addSubview(table)
    Simulator.advance(by: 0)
    var first = Stage(data: [["b", "d"], ["x"]])
    first.deleted = [(element: 0, section: 0), (element: 2, section: 0)]
    first.inserted = [(element: 1, section: 0)]
    var second = Stage(data: [["x"], ["b", "d"], ["y"]])
    second.movedSections = [(source: 0, target: 1)]
    second.insertedSections = [2]
    var completions = 0
    table.reload(using: [first, second], with: .fade, completion: { completions += 1 }) {
      rows.texts = $0
    }
    Simulator.advance(by: 1)
    let shown = (table.indexPathsForVisibleRows ?? []).map {
      table.cellForRow(at: $0)?.textLabel?.text
    }
    #expect(shown == ["x", "b", "d", "y"])
    #expect(completions == 1)
    let view = show(UICollectionViewFlowLayout())
    var change = Stage(data: [11, 8, 3])
    change.deleted = [(element: 4, section: 0)]
    change.insertedSections = [2]
    view.reload(using: [change]) { source.counts = $0 }
    Simulator.advance(by: 1)
    #expect(view.numberOfSections == 3)
    #expect(view.numberOfItems(inSection: 0) == 11)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var texts = [["a", "b", "c"], ["x"]]
    func numberOfSections(in tableView: UITableView) -> Int { texts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts[section].count
    }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = texts[indexPath.section][indexPath.row]
      return cell
    }
  }

  private final class Labels: FeedAdapterDataSource {
    func cellClass(for adapter: FeedAdapter) -> UICollectionViewCell.Type {
      UICollectionViewCell.self
    }
    func adapter(
      _ adapter: FeedAdapter,
      configure cell: UICollectionViewCell,
      with model: String
    ) { cell.accessibilityLabel = model }
  }

  @Test func `L181: an adapter batches differences for a layout that pins by invalidation`() {
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: StickyFeedLayout())
    window.addSubview(view)
    let (adapter, labels) = (FeedAdapter(), Labels())
    adapter.dataSource = labels
    adapter.collectionView = view
    let before = [Array("1abcdefg"), Array("2ijklmn")].map { $0.map(String.init) }
    var results: [Bool] = []
    adapter.performUpdates(to: before, animated: false) { results.append($0) }
    Simulator.advance(by: 0)
    #expect(adapter.sizesAsked == 15)
    view.contentOffset.y = 100
    Simulator.advance(by: 0)
    #expect(frame(view, 0)?.minY == 100)
    view.contentOffset.y = 330
    Simulator.advance(by: 0)
    #expect(frame(view, 0)?.minY == 308)
    #expect((view.cellForItem(at: [0, 0])?.layer.zPosition ?? 0) == 999)
    view.contentOffset.y = 0
    adapter.performUpdates(to: [["1", "b", "z", "c"], ["2"], ["3", "o"]], animated: true) {
      results.append($0)
    }
    Simulator.advance(by: 1)
    #expect(results == [true, true])
    let texts = view.indexPathsForVisibleItems.sorted().map {
      view.cellForItem(at: $0)?.accessibilityLabel
    }
    #expect(texts == ["1", "b", "z", "c", "2", "3", "o"])
    var selected: [String] = []
    adapter.didSelect = { selected.append($0) }
    let touch = Simulator.touchDown(at: CGPoint(x: 50, y: 110), in: window)
    Simulator.lift(touch)
    Simulator.advance(by: 1)
    #expect(selected == ["z"])
  }
}
