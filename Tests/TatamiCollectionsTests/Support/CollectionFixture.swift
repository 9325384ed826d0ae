import TatamiTesting
import TatamiUIKit

/// A window of 100 x 200 points filled by a collection view of rows of 50 points.
@MainActor
struct CollectionFixture {
  let diary = ListDiary()
  let source: CollectionSource
  let view: UICollectionView
  let layout: UICollectionViewLayout
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  var rows: RowLayout { layout as? RowLayout ?? RowLayout() }

  init(
    _ counts: [Int],
    layout: UICollectionViewLayout = RowLayout(),
    cellClass: UICollectionViewCell.Type = UICollectionViewCell.self,
    isShown: Bool = true
  ) {
    self.layout = layout
    source = CollectionSource(counts, diary: diary)
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    (layout as? RowLayout)?.diary = diary
    view.register(cellClass, forCellWithReuseIdentifier: "cell")
    for kind in [
      "header", UICollectionView.elementKindSectionHeader,
      UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view"
      )
    }
    view.dataSource = source
    view.delegate = source
    window.isHidden = false
    window.addSubview(view)
    if isShown { show() }
  }

  /// Runs a layout pass and forgets what was recorded.
  func show() {
    Simulator.advance(by: 0)
    _ = diary.take()
  }

  /// The items that have cells, in ascending order, as indices of their section.
  var shownItems: [Int] { view.indexPathsForVisibleItems.sorted().map(\.item) }

  func cell(_ item: Int, section: Int = 0) -> UICollectionViewCell? {
    view.cellForItem(at: IndexPath(item: item, section: section))
  }

  /// Taps at a point of the window.
  func tap(_ point: CGPoint) {
    let touch = Simulator.touchDown(at: point, in: window)
    Simulator.advance(by: 0.2)
    Simulator.lift(touch)
    Simulator.advance(by: 0)
  }
}
