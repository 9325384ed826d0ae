import Foundation
import Tatami

/// A collection view of numbered tiles.
final class TileView: UICollectionView, UICollectionViewDataSource {
  private let counts: [Int]
  private let headers: [String]

  /// Creates a view with sections of the given numbers of tiles.
  init(
    size: CGSize,
    layout: UICollectionViewLayout,
    counts: [Int],
    headers: [String] = []
  ) {
    self.counts = counts
    self.headers = headers
    super.init(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    backgroundColor = nil
    register(TileCell.self, forCellWithReuseIdentifier: "tile")
    for kind in [Self.elementKindSectionHeader, Self.elementKindSectionFooter] {
      register(
        TileHeader.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header"
      )
    }
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.show(indexPath.item)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
    let text =
      kind == Self.elementKindSectionHeader
      ? headers[indexPath.section % headers.count] : "\(counts[indexPath.section]) tiles"
    (view as? TileHeader)?.label.text = text
    return view
  }
}
