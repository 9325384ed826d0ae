import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Changes of the data while the collection view requests or displays cells.
@MainActor
@Suite(.arithmeticText)
struct CollectionReentryTests {
  private let fixture = CollectionFixture([10])

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// The cells in the view, from top to bottom.
  private var cells: [UICollectionViewCell] {
    fixture.view.subviews.compactMap { $0 as? UICollectionViewCell }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  private func insertFirst() {
    fixture.source.counts[0] += 1
    fixture.view.insertItems(at: [path(0)])
  }

  /// Checks that the first four items have one cell each, at its position.
  private func expectFirstRows() {
    Simulator.advance(by: 1)
    #expect(fixture.shownItems == [0, 1, 2, 3])
    #expect(cells.map(\.frame.minY) == [0, 50, 100, 150])
    #expect(cells.map { fixture.view.indexPath(for: $0)?.item } == [0, 1, 2, 3])
  }

  @Test func `an update while an update requests cells replaces it`() {
    var isChanged = false
    fixture.source.makeCell = { [fixture] view, path in
      if !isChanged {
        isChanged = true
        fixture.source.counts[0] += 1
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    insertFirst()
    #expect(isChanged)
    expectFirstRows()
    #expect(fixture.view.numberOfItems(inSection: 0) == 12)
  }

  @Test func `an update while an update displays cells replaces it`() {
    let delegate = DisplayDelegate { view, _ in
      self.fixture.source.counts[0] -= 2
      view.deleteItems(at: [self.path(0), self.path(2)])
    }
    fixture.view.delegate = delegate
    insertFirst()
    expectFirstRows()
    #expect(fixture.view.numberOfItems(inSection: 0) == 9)
  }

  @Test func `an update while scrolling displays cells shows each item once`() {
    let delegate = DisplayDelegate { view, _ in
      self.fixture.source.counts[0] -= 1
      view.deleteItems(at: [self.path(1)])
    }
    fixture.view.delegate = delegate
    fixture.view.contentOffset.y = 120
    fixture.show()
    Simulator.advance(by: 1)
    #expect(fixture.shownItems == [2, 3, 4, 5, 6])
    #expect(cells.map(\.frame.minY) == [100, 150, 200, 250, 300])
  }

  @Test func `a layout and a reload while an update requests cells show each item once`() {
    var isChanged = false
    fixture.source.makeCell = { view, path in
      if !isChanged {
        isChanged = true
        view.layoutIfNeeded()
        view.reloadItems(at: [IndexPath(item: 1, section: 0)])
      }
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    insertFirst()
    #expect(isChanged)
    expectFirstRows()
  }

  @Test func `L185: a layout inside of a block of updates takes place after it`() {
    fixture.view.performBatchUpdates {
      fixture.source.counts[0] -= 1
      fixture.view.deleteItems(at: [path(0)])
      fixture.view.contentOffset.y = 300
      fixture.view.layoutIfNeeded()
      #expect(fixture.shownItems == [0, 1, 2, 3])
    }
    Simulator.advance(by: 1)
    #expect(fixture.shownItems == [5, 6, 7, 8])
  }

  @Test func `S183: the completion of a replaced update receives false`() {
    var results: [Bool] = []
    let delegate = DisplayDelegate { _, _ in self.insertFirst() }
    fixture.view.delegate = delegate
    fixture.view.performBatchUpdates {
      fixture.source.counts[0] += 1
      fixture.view.insertItems(at: [path(0)])
    } completion: {
      results.append($0)
    }
    Simulator.advance(by: 1)
    #expect(results == [false])
  }

  @Test func `S162: a reload keeps the cells until the next layout pass`() {
    fixture.source.recordsDisplay = true
    let old = fixture.cell(0)
    fixture.view.selectItem(at: path(0), animated: false, scrollPosition: [])
    fixture.view.reloadData()
    #expect(fixture.diary.take().isEmpty)
    #expect(old?.superview === fixture.view)
    #expect(fixture.view.indexPathsForSelectedItems == [])
    Simulator.advance(by: 0)
    #expect(fixture.diary.take().filter { $0 == "didEndDisplaying 0" }.count == 1)
    #expect(fixture.cell(0)?.isSelected == false)
    #expect(cells.count == 4)
  }
}

/// Measured sizes during updates.
@MainActor
@Suite(.arithmeticText)
struct CollectionMeasureTests {
  @Test func `L46: measured sizes move once with their items`() {
    let layout = UICollectionViewCompositionalLayout(section: .rows(estimated: 40))
    let fixture = CollectionFixture([10], layout: layout, cellClass: HeightCell.self)
    fixture.source.makeCell = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? HeightCell)?.height = CGFloat(10 * (path.item + 2))
      return cell
    }
    fixture.view.reloadData()
    fixture.show()
    #expect(fixture.cell(4)?.frame == CGRect(x: 0, y: 140, width: 100, height: 60))
    fixture.source.makeCell = { view, path in
      view.collectionViewLayout.invalidateLayout()
      _ = view.layoutAttributesForItem(at: path)
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? HeightCell)?.height = CGFloat(10 * (path.item + 3))
      return cell
    }
    fixture.source.counts = [9]
    fixture.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    Simulator.advance(by: 1)
    #expect((0..<4).map { fixture.cell($0)?.frame.height } == [30, 40, 50, 60])
    #expect(fixture.cell(3)?.frame.minY == 120)
  }
}

extension NSCollectionLayoutSection {
  fileprivate static func rows(estimated height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(height)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
  }
}

/// A cell with a height of its own.
private final class HeightCell: UICollectionViewCell {
  var height: CGFloat = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }
}

/// Calls a closure before the first cell is displayed.
private final class DisplayDelegate: NSObject, UICollectionViewDelegate {
  private var action: ((UICollectionView, IndexPath) -> Void)?

  init(_ action: @escaping (UICollectionView, IndexPath) -> Void) { self.action = action }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    let once = action
    action = nil
    once?(collectionView, indexPath)
  }
}
