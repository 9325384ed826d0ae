package import TatamiUIKit

/// A collection view of colored cells in a window, for any layout.
@MainActor
package final class ColoredCells: NSObject, UICollectionViewDataSource {
  private static let colors: [UIColor] = [
    .systemBlue, .systemTeal, .systemIndigo, .systemMint, .systemCyan,
  ]

  /// The numbers of items of the sections.
  package var counts: [Int]
  package let view: UICollectionView
  package let window: UIWindow

  /// Shows cells; the kinds are those of supplementary views.
  package init(
    _ counts: [Int],
    layout: UICollectionViewLayout,
    kinds: [String] = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ],
    size: CGSize = CGSize(width: 300, height: 400)
  ) {
    self.counts = counts
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    view.backgroundColor = .white
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in kinds {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view"
      )
    }
    view.dataSource = self
    window.isHidden = false
    window.addSubview(view)
    view.layoutIfNeeded()
  }

  /// The frame of an item.
  package func frame(_ item: Int, section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  /// The frames of all elements with their kinds, in the layout's order.
  package var elements: [String] {
    let rect = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    return (view.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []).map {
      "\($0.representedElementKind ?? "cell") \($0.indexPath.section).\($0.indexPath.item)"
        + " \($0.frame) \($0.zIndex)"
    }
  }

  package func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  package func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  package func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = Self.colors[indexPath.item % Self.colors.count]
    cell.contentView.layer.borderColor = UIColor.white.cgColor
    cell.contentView.layer.borderWidth = 1
    return cell
  }

  package func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "view",
      for: indexPath
    )
    view.backgroundColor = .systemOrange
    return view
  }
}
