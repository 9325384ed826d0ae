import TatamiUIKit

/// A data source and delegate of numbered sections that records its calls.
class CollectionSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int]
  let diary: ListDiary
  var recordsCounts = false
  var recordsDisplay = false
  /// Cells that the data source has configured, by index path.
  var configured: [IndexPath] = []
  var makeCell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?

  init(_ counts: [Int], diary: ListDiary) {
    self.counts = counts
    self.diary = diary
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    if recordsCounts { diary.add("sections") }
    return counts.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    if recordsCounts { diary.add("items of \(section)") }
    return counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    configured.append(indexPath)
    if recordsDisplay { diary.add("cell \(indexPath.item)") }
    if let makeCell { return makeCell(collectionView, indexPath) }
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
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

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if recordsDisplay { diary.add("willDisplay \(indexPath.item)") }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if recordsDisplay { diary.add("didEndDisplaying \(indexPath.item)") }
  }
}
