import Foundation
package import TatamiUIKit

/// Lists of collection views: an outline, accessories, and a row whose actions a swipe has
/// revealed.
package final class ListsPage: PageController, UICollectionViewDataSource {
  package let outline: UICollectionView
  package let swiped: UICollectionView
  private let edited: UICollectionView
  private var outlineSource: UICollectionViewDiffableDataSource<Int, String>?

  private let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell,
    path,
    item in
    var content = cell.defaultContentConfiguration()
    content.text = item
    if path.item == 0 { content.secondaryText = "Secondary text" }
    cell.contentConfiguration = content
    cell.backgroundConfiguration = .listGroupedCell()
    cell.accessories =
      path.item == 0
      ? [.label(text: "12"), .disclosureIndicator(), .delete(), .reorder()]
      : [.checkmark(), .multiselect(), .reorder()]
  }

  init() {
    let make = { (height: CGFloat, configuration: UICollectionLayoutListConfiguration) in
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 358, height: height),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
      )
    }
    var plain = UICollectionLayoutListConfiguration(appearance: .plain)
    plain.trailingSwipeActionsConfigurationProvider = { _ in
      let delete = UIContextualAction(style: .destructive, title: "Delete") { $2(true) }
      let flag = UIContextualAction(style: .normal, title: "Flag") { $2(true) }
      flag.backgroundColor = .systemOrange
      return UISwipeActionsConfiguration(actions: [delete, flag])
    }
    outline = make(176, UICollectionLayoutListConfiguration(appearance: .plain))
    swiped = make(110, plain)
    edited = make(110, UICollectionLayoutListConfiguration(appearance: .plain))
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Lists"
    addList("An outline", outline)
    addList("Accessories, and actions of a swipe", swiped)
    addList("Editing", edited)
    for view in [swiped, edited] { view.dataSource = self }
    edited.isEditing = true
    edited.allowsMultipleSelectionDuringEditing = true
    edited.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    setUpOutline()
  }

  private func setUpOutline() {
    let item = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      _,
      item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .listGroupedCell()
      cell.accessories = item.hasSuffix("s") ? [.outlineDisclosure()] : []
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: outline) {
      view,
      path,
      text in
      view.dequeueConfiguredReusableCell(using: item, for: path, item: text)
    }
    outlineSource = source
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["Conifers", "Ferns"])
    tree.append(["Cedar", "Larch"], to: "Conifers")
    tree.expand(["Conifers"])
    source.apply(tree, to: 0)
  }

  // MARK: Data source

  package func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 2 }

  package func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let text = indexPath.item == 0 ? "Maple" : "Oak"
    return collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: text)
  }
}
