import Tatami
import TatamiTesting

/// A window of 300 x 400 points filled by a collection view with a mosaic or brick layout.
@MainActor
final class CellFixture: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  let view: UICollectionView
  let window: UIWindow

  init(_ counts: [Int], layout: FramesLayout, size: CGSize = CGSize(width: 300, height: 400)) {
    self.counts = counts
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      MosaicLayout.elementKindSectionBacker,
    ] {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view"
      )
    }
    view.dataSource = self
    window.isHidden = false
    window.addSubview(view)
  }

  /// Runs a layout pass.
  func show() { Simulator.advance(by: 0) }

  func frame(_ item: Int, section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  /// The indexes of the items of section 0 whose attributes overlap a rectangle.
  func items(in rect: CGRect) -> [Int] {
    (view.collectionViewLayout.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.representedElementCategory == .cell }
      .map(\.indexPath.item)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
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
