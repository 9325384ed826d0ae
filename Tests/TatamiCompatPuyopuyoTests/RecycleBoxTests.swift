import TatamiCompatPuyopuyo
import TestSupport
import Testing

/// An item with a cell class of its own.
private final class BadgeItem: IRecycleItem {
  final class Cell: UICollectionViewCell {
    var text = ""
  }

  weak var section: (any IRecycleSection)?
  var indexPath = IndexPath(item: 0, section: 0)
  let text: String
  private(set) var taps = 0

  init(_ text: String) { self.text = text }

  func getDiffableKey() -> String { text }
  func getCellType() -> AnyClass { Cell.self }
  func getCellId() -> String { "badge" }
  func getCell() -> UICollectionViewCell {
    let cell = section?.box?.dequeueReusableCell(withReuseIdentifier: "badge", for: indexPath)
    (cell as? Cell)?.text = text
    return cell ?? UICollectionViewCell()
  }
  func getCellSize() -> CGSize { CGSize(width: 30, height: 12) }
  func didSelect() { taps += 1 }
  func didChangeBounds(_ newBounds: CGRect) {}
}

/// Recycling boxes in the original's terms.
@MainActor @Suite(.environment) struct RecycleBoxTests {
  private func show(_ box: RecycleBox, width: CGFloat = 100) {
    box.frame = CGRect(x: 0, y: 0, width: width, height: 200)
    box.layoutIfNeeded()
  }

  private func frames(_ box: RecycleBox, _ section: Int = 0) -> [CGRect] {
    (0..<box.numberOfItems(inSection: section)).compactMap {
      box.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  private func square(_ size: CGFloat) -> RecycleViewGenerator<Int> {
    { _, _ in UIView().attach().size(size, size) }
  }

  @Test func `items have the size of their content inside the insets`() {
    let box = RecycleBox(
      lineSpacing: 4,
      itemSpacing: 2,
      sectionInset: UIEdgeInsets(top: 1, left: 5, bottom: 1, right: 5),
      sections: Outputs.just([
        ListRecycleSection(items: Outputs.just([1, 2, 3, 4]), cell: square(40))
      ])
    )
    show(box)
    #expect(
      frames(box) == [
        CGRect(x: 5, y: 1, width: 40, height: 40), CGRect(x: 55, y: 1, width: 40, height: 40),
        CGRect(x: 5, y: 45, width: 40, height: 40), CGRect(x: 55, y: 45, width: 40, height: 40),
      ]
    )
  }

  @Test func `shares refer to the content size, also along the scroll direction`() {
    let box = RecycleBox(
      sections: Outputs.just([
        SingleItemSection(
          item: Outputs.just(1),
          cell: { _, _ in UIView().attach().size(.fill, .fill) }
        )
      ])
    )
    show(box)
    #expect(frames(box) == [CGRect(x: 0, y: 0, width: 100, height: 200)])
    show(box, width: 60)
    #expect(frames(box) == [CGRect(x: 0, y: 0, width: 60, height: 200)])
  }

  @Test func `items with an estimated size are measured inside the insets`() throws {
    let box = RecycleBox(
      estimatedSize: CGSize(width: 30, height: 30),
      sectionInset: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10),
      sections: Outputs.just([
        ListRecycleSection(
          items: Outputs.just([1, 2]),
          cell: { _, _ in
            UIView().attach().size(.fill, 20)
          }
        )
      ])
    )
    show(box)
    #expect(
      frames(box) == [
        CGRect(x: 10, y: 0, width: 80, height: 20), CGRect(x: 10, y: 20, width: 80, height: 20),
      ]
    )
  }

  @Test(arguments: [false, true]) func `changes of items are shown`(diffable: Bool) throws {
    let items = State(["a", "b", "c"])
    let box = RecycleBox(
      diffable: diffable,
      sections: Outputs.just([
        ListRecycleSection(
          items: items.asOutput(),
          cell: { info, _ in UILabel().attach().text(info.data).size(.fill, 20) }
        )
      ])
    )
    show(box)
    items.value = ["c", "x", "a", "d"]
    box.layoutIfNeeded()
    let texts = try (0..<4).map { index in
      let cell = try #require(box.cellForItem(at: IndexPath(item: index, section: 0)))
      return labels(in: cell).first?.text
    }
    #expect(texts == ["c", "x", "a", "d"])
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { labels(in: $0) } + [view as? UILabel].compactMap { $0 }
  }

  @Test func `items that stay show their new data`() throws {
    struct Message: RecycleIdentifiable {
      var recycleIdentifier: String
      var height: CGFloat
    }
    let items = State([Message(recycleIdentifier: "a", height: 10)])
    let box = RecycleBox(
      diffable: true,
      sections: Outputs.just([
        ListRecycleSection(
          items: items.asOutput(),
          cell: { info, _ in UIView().attach().size(.fill, info.data.height) }
        )
      ])
    )
    show(box)
    let cell = try #require(box.cellForItem(at: IndexPath(item: 0, section: 0)))
    items.value[0].height = 30
    box.layoutIfNeeded()
    #expect(box.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    #expect(frames(box) == [CGRect(x: 0, y: 0, width: 100, height: 30)])
  }

  @Test func `an item may have a cell class of its own`() throws {
    let item = BadgeItem("new")
    let section = BasicRecycleSection(data: 0, items: Outputs.just([item]))
    let box = RecycleBox(sections: Outputs.just([section]))
    show(box)
    let path = IndexPath(item: 0, section: 0)
    let cell = try #require(box.cellForItem(at: path) as? BadgeItem.Cell)
    #expect(cell.text == "new")
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 30, height: 12))
    box.delegate?.collectionView(box, didSelectItemAt: path)
    #expect(item.taps == 1)
  }

  @Test func `a section that is removed loses its box`() {
    let first = ListRecycleSection(items: Outputs.just([1]), cell: square(10))
    let second = ListRecycleSection(items: Outputs.just([1, 2]), cell: square(20))
    let box = RecycleBox(sections: Outputs.just([first, second]))
    show(box)
    #expect(second.sectionIndex == 1)
    #expect(box.numberOfSections == 2)
    box.reload(sections: [second])
    show(box)
    #expect(first.box === nil)
    #expect(second.box === box)
    #expect(second.sectionIndex == 0)
    #expect(frames(box).map(\.width) == [20, 20])
  }

  @Test func `headers and footers have the height of their content`() throws {
    let titles = BasicRecycleSection(
      data: "Title",
      items: Outputs.just([]),
      header: { info, _ in UILabel().attach().text(info.data).height(24) },
      footer: { _, _ in UIView().attach().height(6) }
    )
    let box = RecycleBox(sections: Outputs.just([titles]))
    show(box)
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(
      box.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
    )
    #expect(header.frame == CGRect(x: 0, y: 0, width: 100, height: 24))
    #expect(labels(in: header).map(\.text) == ["Title"])
    #expect(box.contentSize == CGSize(width: 100, height: 30))
  }

  @Test func `sections with equal keys are all shown`() {
    let sections = (1...3).map { count in
      BasicRecycleSection(
        data: 0,
        diffableKey: { _ in "same" },
        items: Outputs.just((0..<count).map { BadgeItem("\($0)") })
      )
    }
    let box = RecycleBox(sections: Outputs.just(sections))
    show(box)
    let counts: [Int] = (0..<3).map { box.numberOfItems(inSection: $0) }
    #expect(counts == [1, 2, 3])
  }

  @Test func `a scroll delegate gets the calls that the box does not answer`() {
    final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let delegate = Delegate()
    let box = RecycleBox(
      sections: Outputs.just([
        ListRecycleSection(items: Outputs.just(Array(1...50)), cell: square(90))
      ])
    )
    box.setDelegate(delegate, retained: false)
    show(box)
    box.contentOffset.y = 40
    #expect(delegate.offsets.last == 40)
  }
}
