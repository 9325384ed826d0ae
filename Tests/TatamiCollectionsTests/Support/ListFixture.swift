import TatamiTesting
import TatamiUIKit

/// A window of 320 x 480 points filled by a list of numbered items.
@MainActor
struct ListFixture {
  let source: CollectionSource
  let view: UICollectionView
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init(
    _ counts: [Int],
    configuration: UICollectionLayoutListConfiguration,
    cell configure: @escaping (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
  ) {
    source = CollectionSource(counts, diary: ListDiary())
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell,
      path,
      item in
      var content = cell.defaultContentConfiguration()
      content.text = "Item \(item)"
      cell.contentConfiguration = content
      configure(cell, path)
    }
    source.makeCell = { view, path in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: path.item)
    }
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionViewListCell.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view"
      )
    }
    view.dataSource = source
    view.delegate = source
    window.isHidden = false
    window.addSubview(view)
    Simulator.advance(by: 0)
  }

  func cell(_ item: Int, section: Int = 0) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  /// The lines of a cell, from top to bottom.
  func lines(of cell: UICollectionViewListCell?) -> [CGRect] {
    (cell?.subviews ?? []).filter { $0.frame.height < 1.5 }.map(\.frame)
      .sorted { $0.minY < $1.minY }
  }

  /// Drags over the window in steps.
  func drag(from start: CGPoint, by distance: CGFloat) {
    let touch = Simulator.touchDown(at: start, in: window)
    for step in 1...10 {
      Simulator.advance(by: 0.05)
      let x = start.x + distance * CGFloat(step) / 10
      Simulator.move(touch, to: CGPoint(x: x, y: start.y))
    }
    Simulator.advance(by: 0.5)
    Simulator.lift(touch)
    Simulator.advance(by: 1)
  }
}
